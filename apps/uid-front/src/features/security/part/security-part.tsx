import type { ReactNode } from 'react';

import styles from './security-part.module.css';
import { useKeptFocus } from './use-kept-focus.ts';

interface SecurityPartProps {
  id: string;
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

/** One section of the security page. */
export function SecurityPart({ id, title, intro, children }: SecurityPartProps) {
  const { part, heading } = useKeptFocus();
  return (
    <section ref={part} className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 ref={heading} className={styles.title} id={`${id}-title`} tabIndex={-1}>
        {title}
      </h2>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </section>
  );
}
