import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './row-list.module.css';

/** Rows between hairlines, instead of cards. */
export function RowList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

export interface RowProps {
  title: ReactNode;
  /** Makes the whole row a link that screen readers read as its title only. */
  href?: string;
  /** Shown before the title in its own column: a date, a number, a version. */
  lead?: ReactNode;
  /** A drawing in the same column as `lead`. */
  drawing?: ReactNode;
  /** Shown at the end: a price, a state, a size. */
  trailing?: ReactNode;
  /** Small text above the title: tags, a kind. */
  meta?: ReactNode;
  heading?: 'h2' | 'h3' | 'h4' | 'p';
  children?: ReactNode;
}

export function Row(props: RowProps) {
  const { title, href, lead, drawing, trailing, meta, heading: Heading = 'h3', children } = props;
  return (
    <li className={classNames(styles.row, href && styles.linked)}>
      {(lead || drawing) && (
        <div className={classNames(styles.lead, drawing && styles.drawing)}>{drawing ?? lead}</div>
      )}
      <div className={styles.words}>
        {meta && <div className={styles.meta}>{meta}</div>}
        <Heading className={styles.title}>
          {href ? (
            <a className={styles.link} href={href}>
              {title}
            </a>
          ) : (
            title
          )}
        </Heading>
        {children && <div className={styles.text}>{children}</div>}
      </div>
      {(trailing || href) && (
        <div className={classNames(styles.trailing, !trailing && styles.bare)}>
          {trailing}
          {href && <Icon name="arrow-right" className={styles.arrow} />}
        </div>
      )}
    </li>
  );
}
