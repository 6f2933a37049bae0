import type { ReactNode } from 'react';

import styles from './security-part.module.css';

interface SecurityPartProps {
  id: string;
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

/** One subject of the page, under a hairline. */
export function SecurityPart({ id, title, intro, children }: SecurityPartProps) {
  return (
    <section className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 className={styles.title} id={`${id}-title`}>
        {title}
      </h2>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </section>
  );
}
