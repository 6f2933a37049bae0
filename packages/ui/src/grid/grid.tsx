import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './grid.module.css';

/** Limits the page's width and adds its margins. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={styles.container}>{children}</div>;
}

export interface GridProps {
  className?: string;
  children: ReactNode;
}

/** Twelve columns from 768 px up, one below. The usual split is 7 for text and 5 for a drawing. */
export function Grid({ className, children }: GridProps) {
  return <div className={classNames(styles.grid, className)}>{children}</div>;
}

export interface ColumnProps {
  /** Number of columns from 992 px up. Only these have a class, because every page loads the class of each. */
  span: 3 | 5 | 6 | 7 | 8;
  /** Number of columns from 768 px up; all twelve by default. */
  tablet?: 6 | 12;
  /** The column at which to start, which leaves the columns before it free. */
  start?: 7 | 10;
  /** Extends the column to the edge of the window, for drawings. */
  bleed?: boolean;
  className?: string;
  children: ReactNode;
}

export function Column({ span, tablet = 12, start, bleed, className, children }: ColumnProps) {
  return (
    <div
      className={classNames(
        styles[`tablet${tablet}`],
        styles[`span${span}`],
        start && styles[`start${start}`],
        bleed && styles.bleed,
        className,
      )}
    >
      {children}
    </div>
  );
}
