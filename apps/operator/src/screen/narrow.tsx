import type { ReactNode } from 'react';

import styles from './narrow.module.css';

/** Limits the width of a form on a screen of its own, so that it is easy to read. */
export function Narrow({ children }: { children: ReactNode }) {
  return <div className={styles.narrow}>{children}</div>;
}
