import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  title: ReactNode;
  /** One of the isometric drawings. */
  drawing?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

/** Says that there is nothing here yet, and what the user can do about it. */
export function EmptyState({ title, drawing, actions, children }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {drawing && <div className={styles.drawing}>{drawing}</div>}
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {children && <div className={styles.text}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
