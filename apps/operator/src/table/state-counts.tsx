import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useFormats } from '../format/use-formats.ts';
import styles from './state-counts.module.css';

interface StateCountsProps<State extends string> {
  states: readonly State[];
  counts: Readonly<Record<State, number>>;
  /** No more are counted: beyond it, a plus follows the number. */
  max: number;
  label: (state: State, count: string) => string;
  /** What stands behind the counts, as items of the list. */
  children?: ReactNode;
}

/** How many rows there are in each state; each leads to its own. */
export function StateCounts<State extends string>(props: StateCountsProps<State>) {
  const { states, counts, max, label, children } = props;
  const { number } = useFormats();
  return (
    <ul className={styles.counts}>
      {states.map((state) => (
        <li key={state}>
          <Link to="." search={{ state }}>
            {label(state, counts[state] < max ? number(counts[state]) : `${number(max)}+`)}
          </Link>
        </li>
      ))}
      {children}
    </ul>
  );
}
