import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './description-list.module.css';

export interface DescriptionListProps {
  items: readonly { term: ReactNode; details: ReactNode; id?: string; strong?: boolean }[];
  /**
   * `columns`: term beside details. `stacked`: details under the term, several in a row.
   * `amounts`: money lines, details at the right, `strong` for the total.
   */
  layout?: 'columns' | 'stacked' | 'amounts';
}

/** Terms and their details: an address, an order's facts, money lines. */
export function DescriptionList({ items, layout = 'columns' }: DescriptionListProps) {
  return (
    <dl className={styles[layout]}>
      {items.map(({ term, details, id, strong }, index) => (
        <div
          key={id ?? (typeof term === 'string' ? term : index)}
          className={classNames(styles.item, strong && styles.strong)}
        >
          <dt>{term}</dt>
          <dd>{details}</dd>
        </div>
      ))}
    </dl>
  );
}
