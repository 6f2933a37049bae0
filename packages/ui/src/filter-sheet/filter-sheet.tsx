import { useId, type ReactNode } from 'react';
import { invoker } from '../dialog/invoker.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './filter-sheet.module.css';

export interface FilterSheetProps {
  id: string;
  /** On the button that opens it, and the sheet's heading. */
  label: string;
  closeLabel: string;
  /** How many filters are set. */
  count: number;
  children: ReactNode;
}

/**
 * Where there is little room a button, which opens the choices as a modal dialog at the foot of the window; where there
 * is room the same choices stand in the page. No script: a browser without commands opens the dialog as a popover.
 */
export function FilterSheet({ id, label, closeLabel, count, children }: FilterSheetProps) {
  const titleId = useId();
  return (
    <>
      <button className={styles.opener} popoverTarget={id} {...invoker(id)}>
        <Icon name="filter" />
        {label}
        {count > 0 && <span className={styles.count}>{count}</span>}
      </button>
      <dialog
        id={id}
        popover="auto"
        className={styles.sheet}
        aria-labelledby={titleId}
        closedby="any"
        data-in-page=""
      >
        <header className={styles.header}>
          <h2 className={styles.title} id={titleId}>
            {label}
          </h2>
          <button
            className={styles.close}
            aria-label={closeLabel}
            popoverTarget={id}
            popoverTargetAction="hide"
            {...invoker(id, 'close')}
          >
            <Icon name="close" />
          </button>
        </header>
        {children}
      </dialog>
    </>
  );
}
