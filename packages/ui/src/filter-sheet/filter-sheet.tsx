import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './filter-sheet.module.css';

export interface FilterSheetProps {
  id: string;
  /** On the button that opens it. */
  label: string;
  /** How many filters are set. */
  count: number;
  children: ReactNode;
}

/**
 * Where there is little room a button, which opens the choices as a popover at the foot of the window; where there is
 * room the same choices stand in the page.
 */
export function FilterSheet({ id, label, count, children }: FilterSheetProps) {
  return (
    <>
      <button type="button" className={styles.opener} popoverTarget={id}>
        <Icon name="filter" />
        {label}
        {count > 0 && <span className={styles.count}>{count}</span>}
      </button>
      <div id={id} popover="auto" className={styles.sheet}>
        {children}
      </div>
    </>
  );
}
