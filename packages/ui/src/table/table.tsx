import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { TableFrame } from './table-frame.tsx';
import styles from './table.module.css';

export interface TableColumn<Row> {
  id: string;
  label: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers are right-aligned, in tabular figures. */
  numeric?: boolean;
}

export interface TableProps<Row> {
  caption: string;
  hideCaption?: boolean;
  /** The cells of the first column are the row headers. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** On a phone, each row becomes a list of its own, with each cell under its column's name. */
  stack?: boolean;
}

/** A table. The first column stays visible while the others scroll. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, hideCaption, columns, rows, keyOf, stack } = props;
  const nameOf = (label: ReactNode) => (stack && typeof label === 'string' ? label : undefined);
  return (
    <TableFrame
      caption={caption}
      hideCaption={hideCaption}
      className={classNames(stack && styles.stack)}
    >
      <thead>
        <tr>
          {columns.map(({ id, label, numeric }) => (
            <th key={id} scope="col" className={classNames(numeric && styles.numeric)}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ id, label, cell, numeric }, index) =>
              index === 0 ? (
                <th key={id} scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td
                  key={id}
                  className={classNames(numeric && styles.numeric)}
                  data-label={nameOf(label)}
                >
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
