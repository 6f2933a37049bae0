import type { ReactNode } from 'react';

import styles from './page-links.module.css';

/** Other ways on, below what the page is for. */
export function PageLinks({ children }: { children: ReactNode }) {
  return <p className={styles.links}>{children}</p>;
}
