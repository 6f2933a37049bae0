import type { ReactNode } from 'react';

import styles from './narrow.module.css';

/** A form on a screen of its own is no wider than it is read. */
export function Narrow({ children }: { children: ReactNode }) {
  return <div className={styles.narrow}>{children}</div>;
}
