import type { ReactNode } from 'react';

import styles from './page-links.module.css';

/** Links to other ways on, below the content of the page. */
export function PageLinks({ children }: { children: ReactNode }) {
  return <p className={styles.links}>{children}</p>;
}
