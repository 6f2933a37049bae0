import styles from './progress.module.css';

export interface ProgressProps {
  label: string;
  /** Leave out while nothing is known about the length. */
  value?: number;
  max?: number;
  /** Beside the label: “3 of 8 MB”. */
  text?: string;
}

/** How far something has come. */
export function Progress({ label, value, max = 1, text }: ProgressProps) {
  return (
    <label className={styles.progress}>
      <span className={styles.words}>
        <span>{label}</span>
        {text && <span className={styles.text}>{text}</span>}
      </span>
      <progress className={styles.bar} value={value} max={max} />
    </label>
  );
}
