import { useId, type ReactNode } from 'react';
import { invoker } from '../dialog/invoker.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './filter-sheet.module.css';

export interface FilterSheetProps {
  id: string;
  /** The label of the button that opens the sheet, and the sheet's heading. */
  label: string;
  closeLabel: string;
  /** Number of filters that are set. */
  count: number;
  children: ReactNode;
}

/**
 * On a narrow window, a button that opens the filters as a modal dialog at the bottom; on a wide one, the same filters
 * stand in the page. It needs no script: a browser without command buttons opens the dialog as a popover.
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
