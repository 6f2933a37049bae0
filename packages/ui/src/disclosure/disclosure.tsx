import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  title: ReactNode;
  /** For linking to it; the browser opens it when the address names it or something inside. */
  id?: string;
  /** Those that share a name close each other. */
  name?: string;
  open?: boolean;
  /** At the end of the closed line: a count, a state. */
  trailing?: ReactNode;
  children: ReactNode;
}

/** A question and its answer, or anything not everyone needs: native details. */
export function Disclosure({ title, id, name, open, trailing, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} {...{ id, name, open }}>
      <summary className={styles.summary}>
        <span className={styles.title}>{title}</span>
        {trailing && <span className={styles.trailing}>{trailing}</span>}
        <Icon name="plus" className={styles.mark} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
