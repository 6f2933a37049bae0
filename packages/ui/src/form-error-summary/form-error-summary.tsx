import styles from './form-error-summary.module.css';

export interface FormErrorSummaryProps {
  title: string;
  /** `field` is the id of the control, which is its name unless it was given another. */
  errors: readonly { field: string; message: string }[];
  /** Takes the focus when it appears, so that the reader starts at what went wrong. Default true. */
  focus?: boolean;
}

/** What is wrong with a whole form, each line leading to its field. Nothing when nothing is wrong. */
export function FormErrorSummary({ title, errors, focus = true }: FormErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div
      className={styles.summary}
      role="alert"
      tabIndex={-1}
      // The page was just answered with errors: there is nothing else to read first.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={focus}
    >
      <p className={styles.title}>{title}</p>
      <ul className={styles.list}>
        {errors.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            <a href={`#${field}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
