import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { describedBy, type FieldTexts } from './field-ids.ts';
import styles from './field.module.css';

interface FieldProps extends FieldTexts {
  /** The id of the control to which the label belongs. */
  id: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Label, hint, control and error in reading order. Their ids come from `describedBy`. */
export function Field({ id, label, mark, hint, error, className, children }: FieldProps) {
  const ids = describedBy(id, { hint, error });
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {mark && <span className={styles.mark}>{mark}</span>}
      </label>
      {hint && (
        <span className={styles.hint} id={ids.hint}>
          {hint}
        </span>
      )}
      {children}
      <FieldError id={ids.error} error={error} />
    </div>
  );
}

/** The message beside a control that says what is wrong with its value. */
export function FieldError({ id, error }: { id: string; error: ReactNode }) {
  return error ? (
    <span className={styles.error} id={id}>
      <Icon name="error" size={16} />
      <span>{error}</span>
    </span>
  ) : null;
}
