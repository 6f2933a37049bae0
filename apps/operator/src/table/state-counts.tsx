import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useFormats } from '../format/use-formats.ts';
import styles from './state-counts.module.css';

interface StateCountsProps<State extends string> {
  states: readonly State[];
  counts: Readonly<Record<State, number>>;
  /** The highest number that is counted; a plus follows it if there may be more. */
  max: number;
  label: (state: State, count: string) => string;
  /** Further items of the list, after the counts. */
  children?: ReactNode;
}

/** Shows how many rows there are in each state; each count links to its rows. */
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
