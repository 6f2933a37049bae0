import type { ReactNode } from 'react';

import styles from './choosable.module.css';

interface ChoosableProps {
  /** Names the box for who does not see the row. */
  label: string;
  isChosen: boolean;
  isDisabled?: boolean;
  /** Left out for who may do nothing with a choice: there is no box. */
  onToggle?: () => void;
  children: ReactNode;
}

/** The first cell of a row that can be chosen, to do the same to several. */
export function Choosable({ label, isChosen, isDisabled, onToggle, children }: ChoosableProps) {
  return (
    <span className={styles.cell}>
      {onToggle && (
        <input
          type="checkbox"
          aria-label={label}
          checked={isChosen}
          disabled={isDisabled}
          onChange={onToggle}
        />
      )}
      {children}
    </span>
  );
}
