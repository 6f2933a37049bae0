import { classNames } from '../class-names/class-names.ts';
import styles from './steps.module.css';

export interface StepsProps {
  /** Names the list for a screen reader, e.g. “Checkout”. */
  label: string;
  items: readonly { label: string; href?: string }[];
  /** The index of the current step, from 0; all steps before it are done. */
  current: number;
}

/** The current position in a procedure, as contacts that close one after another. */
export function Steps({ label, items, current }: StepsProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {items.map((item, index) => (
        <li
          key={item.label}
          className={classNames(styles.step, index < current && styles.done)}
          aria-current={index === current ? 'step' : undefined}
        >
          {item.href && index < current ? <a href={item.href}>{item.label}</a> : item.label}
        </li>
      ))}
    </ol>
  );
}
