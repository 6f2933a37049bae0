import { classNames } from '@uid/ui/class-names';
import type { ReactNode } from 'react';

import styles from './part.module.css';

interface PartProps {
  title: string;
  lead?: ReactNode;
  /** True if the part spans both columns. */
  isWide?: boolean;
  /** The text to show if the part is empty. */
  empty?: string;
  isEmpty?: boolean;
  children: ReactNode;
}

/** A part of a screen, under its own heading. */
export function Part(props: PartProps) {
  const { title, lead, isWide = false, empty, isEmpty = false, children } = props;
  return (
    <section className={classNames(styles.part, isWide && styles.wide)}>
      <h2>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {isEmpty ? <p className={styles.lead}>{empty}</p> : children}
    </section>
  );
}

/** Lays parts out in two columns if there is room. */
export function Parts({ children }: { children: ReactNode }) {
  return <div className={styles.parts}>{children}</div>;
}

interface RowsProps<Row> {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The text to show if there are no rows. */
  empty: string;
  children: (row: Row) => { text: ReactNode; small?: ReactNode; side?: ReactNode };
}

/** A short list of rows: text, a small second line, and a value at the end. */
export function Rows<Row>({ rows, keyOf, empty, children }: RowsProps<Row>) {
  if (rows.length === 0) return <p className={styles.lead}>{empty}</p>;
  return (
    <ul className={styles.rows}>
      {rows.map((row) => {
        const { text, small, side } = children(row);
        return (
          <li key={keyOf(row)} className={styles.row}>
            <div>
              {text}
              {small && <p className={styles.lead}>{small}</p>}
            </div>
            {side && <span className={styles.lead}>{side}</span>}
          </li>
        );
      })}
    </ul>
  );
}
