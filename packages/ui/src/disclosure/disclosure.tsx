import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  title: ReactNode;
  /** The id of the contents for links: the browser opens the disclosure when the address has this fragment. */
  id?: string;
  /** Makes the title a heading, for a disclosure that holds a section of the page. */
  heading?: 'h2' | 'h3';
  /** A one-line summary of the contents, which is visible while the disclosure is closed. */
  gist?: ReactNode;
  /** Opening one disclosure closes the others with the same name. */
  name?: string;
  open?: boolean;
  /** Shown at the end of the closed line: a count or a state. */
  trailing?: ReactNode;
  children: ReactNode;
}

/** A question and its answer, or other contents that not everyone needs: a native details element. */
export function Disclosure(props: DisclosureProps) {
  const { title, id, heading: Title = 'span', gist, name, open, trailing, children } = props;
  const isPart = Title !== 'span';
  return (
    <details className={styles.disclosure} {...{ name, open }}>
      <summary className={classNames(styles.summary, isPart && styles.part)}>
        <Title className={styles.title}>{title}</Title>
        {gist && <span className={styles.gist}>{gist}</span>}
        {trailing && <span className={styles.trailing}>{trailing}</span>}
        <Icon name="plus" className={styles.mark} />
      </summary>
      <div className={classNames(styles.body, isPart && styles.wide)} id={id}>
        {children}
      </div>
    </details>
  );
}
