import { Link } from '@tanstack/react-router';
import { columnVisibilityFeature, tableFeatures, useTable } from '@tanstack/react-table';
import type { ColumnDef } from '@tanstack/react-table';
import { classNames } from '@uid/ui/class-names';
import { EmptyState } from '@uid/ui/empty-state';
import { useMemo } from 'react';
import type { ReactNode } from 'react';

import { useIsPrevious } from '../request/use-list.ts';
import { useAddress } from '../routing/use-address.ts';
import { useTexts } from '../session/console-session.ts';
import { ColumnChoice } from './column-choice.tsx';
import styles from './data-table.module.css';
import { ListBody } from './list-body.tsx';
import { useHiddenColumns } from './use-hidden-columns.ts';

export interface DataColumn<Row> {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** True if the column has figures, which are aligned to the right. */
  numeric?: boolean;
  /** True if the column has times or days: no line breaks inside a day, which Chinese writes without a space. */
  isTime?: boolean;
  /**
   * True for a column that reads badly when its lines break, such as the name of an action: other columns wrap
   * instead.
   */
  keepsLine?: boolean;
  /** True if the column is hidden at first; the choice of columns shows it. */
  isHidden?: boolean;
}

interface DataTableProps<Row> {
  /** Names the table for a screen reader. */
  caption: string;
  /** The first column names the row, and can't be hidden. */
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The content to show if there are no rows. */
  empty: ReactNode;
  /** Filters, beside the choice of columns. */
  tools?: ReactNode;
  /** Actions on all rows, such as choosing them; in the same place. */
  acts?: ReactNode;
}

const texts = { zh: '清除搜索和筛选', en: 'Clear search and filters' };

const features = tableFeatures({ columnVisibilityFeature });

/** A dense table; on a phone each row is a list of its own. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, empty, tools, acts } = props;
  const isPrevious = useIsPrevious();
  const { hidden, toggle } = useHiddenColumns(columns);
  const definitions = useMemo(
    () => columns.map(({ id, label }): ColumnDef<typeof features, Row> => ({ id, header: label })),
    [columns],
  );
  const columnVisibility = useMemo(
    () => Object.fromEntries(columns.map(({ id }) => [id, !hidden.has(id)])),
    [columns, hidden],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: keyOf,
    state: { columnVisibility },
  });
  const lookOf = new Map(
    columns.map(({ id, numeric, isTime, keepsLine }) => [
      id,
      classNames(numeric && styles.numeric, isTime && styles.time, keepsLine && styles.line),
    ]),
  );
  const labels = new Map(columns.map(({ id, label }) => [id, label]));
  // `cell` is called and not rendered as a component: if a column is created anew, its cells stay mounted and keep
  // the focus.
  const cellOf = new Map(columns.map(({ id, cell }) => [id, cell]));
  return (
    <div className={styles.part}>
      <div className={styles.tools}>
        {tools}
        {acts && (
          <div className={styles.acts} inert={isPrevious}>
            {acts}
          </div>
        )}
        <ColumnChoice columns={columns.slice(1)} hidden={hidden} onToggle={toggle} />
      </div>
      <ListBody>
        {rows.length === 0 ? (
          <EmptyState title={empty} actions={<ShowAll />} />
        ) : (
          // A scrolling region must be reachable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <section className={styles.scroller} aria-label={caption} tabIndex={0}>
            <table className={styles.table}>
              <caption className="visually-hidden">{caption}</caption>
              <thead>
                {table.getHeaderGroups().map((group) => (
                  <tr key={group.id}>
                    {group.headers.map((header) => (
                      <th key={header.id} scope="col" className={lookOf.get(header.column.id)}>
                        {labels.get(header.column.id)}
                      </th>
                    ))}
                  </tr>
                ))}
              </thead>
              <tbody>
                {table.getRowModel().rows.map((row) => (
                  <tr key={row.id}>
                    {row.getVisibleCells().map((cell, index) => {
                      const { id } = cell.column;
                      const content = cellOf.get(id)?.(row.original);
                      const look = {
                        className: lookOf.get(id),
                        'data-label': labels.get(id),
                      };
                      return index === 0 ? (
                        <th key={cell.id} scope="row" {...look}>
                          {content}
                        </th>
                      ) : (
                        <td key={cell.id} {...look}>
                          {content}
                        </td>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </ListBody>
    </div>
  );
}

/** A link that clears a search or a filter that no row matches. */
function ShowAll() {
  const label = useTexts(texts);
  const { hide, open, ...narrowing } = useAddress().query;
  if (Object.values(narrowing).every((value) => value === undefined)) return null;
  return (
    <Link to="." search={{ hide, open }}>
      {label}
    </Link>
  );
}
