import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  title: ReactNode;
  /** For linking to it: on what it holds, so that the browser opens it when the address names it. */
  id?: string;
  /** Makes the title a heading, where it folds a part of the page. */
  heading?: 'h2' | 'h3';
  /** What is inside, in a line that is read without opening it. */
  gist?: ReactNode;
  /** Those that share a name close each other. */
  name?: string;
  open?: boolean;
  /** At the end of the closed line: a count, a state. */
  trailing?: ReactNode;
  children: ReactNode;
}

/** A question and its answer, or anything not everyone needs: native details. */
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
