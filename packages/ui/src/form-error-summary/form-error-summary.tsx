import styles from './form-error-summary.module.css';

export interface FormErrorSummaryProps {
  title: string;
  /** `field` is the id of the control, which is its name unless it has another id. */
  errors: readonly { field: string; message: string }[];
  /** Takes the focus when it appears, so that a screen reader starts with the errors. Default true. */
  focus?: boolean;
}

/** Lists what is wrong with a form; each line links to its field. Renders nothing if there are no errors. */
export function FormErrorSummary({ title, errors, focus = true }: FormErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div
      className={styles.summary}
      role="alert"
      tabIndex={-1}
      // The page has just been loaded with errors, and nothing else has to be read first.
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
