import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './error-state.module.css';

export interface ErrorStateProps {
  title: ReactNode;
  /** A button or a link that really retries. */
  retry?: ReactNode;
  /** A code or a request number that the reader can quote to support. */
  reference?: ReactNode;
  children?: ReactNode;
}

/** Says that something could not be shown: what happened, what is safe, how to retry. */
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
