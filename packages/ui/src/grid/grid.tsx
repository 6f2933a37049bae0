import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './grid.module.css';

/** Page width and margins. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={styles.container}>{children}</div>;
}

export interface GridProps {
  className?: string;
  children: ReactNode;
}

/** Twelve columns from 768 px up, one below. The usual split is 7 for words and 5 for a drawing. */
export function Grid({ className, children }: GridProps) {
  return <div className={classNames(styles.grid, className)}>{children}</div>;
}

export interface ColumnProps {
  /** From 992 px up. These and no others have a class: every page loads each of them. */
  span: 3 | 5 | 6 | 7 | 8;
  /** From 768 px up; all twelve unless given. */
  tablet?: 6 | 12;
  /** Leaves columns free before it. */
  start?: 7 | 10;
  /** Runs on to the edge of the window, for drawings. */
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
