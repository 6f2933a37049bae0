import type { ReactNode } from 'react';

import styles from './parts.module.css';

/** A titled part of an order's page, under a strong line. */
export function OrderPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}
