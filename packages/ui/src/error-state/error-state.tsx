import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './error-state.module.css';

export interface ErrorStateProps {
  title: ReactNode;
  /** A button or a link that really tries again. */
  retry?: ReactNode;
  /** A code or a request number the reader can quote to support. */
  reference?: ReactNode;
  children?: ReactNode;
}

/** Something could not be shown: what happened, what stays safe, how to try again. */
export function ErrorState({ title, retry, reference, children }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <Icon name="error" size={24} className={styles.icon} />
      <div>
        <p className={styles.title}>{title}</p>
        {children && <div className={styles.text}>{children}</div>}
        {reference && <p className={styles.reference}>{reference}</p>}
        {retry && <div className={styles.retry}>{retry}</div>}
      </div>
    </div>
  );
}
