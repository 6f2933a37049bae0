import type { ReactNode } from 'react';

import styles from './choosable.module.css';

interface ChoosableProps {
  /** Names the checkbox for a screen reader. */
  label: string;
  isChosen: boolean;
  isDisabled?: boolean;
  /** If undefined, there is no checkbox, because the reader may do nothing with a choice. */
  onToggle?: () => void;
  children: ReactNode;
}

/** The first cell of a row that can be chosen for an action on several rows. */
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
