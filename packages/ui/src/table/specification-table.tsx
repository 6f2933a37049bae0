import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { TableFrame } from './table-frame.tsx';
import styles from './table.module.css';

export interface SpecificationGroup {
  title: string;
  rows: readonly {
    name: string;
    /** One value a model; a single one when the table is of one product. */
    values: readonly ReactNode[];
    /** Small print under the name: a standard, a condition of the measurement. */
    note?: ReactNode;
    /** All models have the same: a page may leave these rows away (`[data-same]`). */
    isSame?: boolean;
  }[];
}

export interface SpecificationTableProps {
  caption: string;
  hideCaption?: boolean;
  /** Of the region the table scrolls in. */
  className?: string | undefined;
  /** The models compared side by side; leave out for one product. */
  models?: readonly ReactNode[];
  groups: readonly SpecificationGroup[];
  /** Heads the column of names, for screen readers, when there are models. */
  nameLabel?: string;
}

/** The dense table of a product's figures, in groups; with models, a comparison. */
export function SpecificationTable(props: SpecificationTableProps) {
  const { caption, hideCaption, className, models, groups, nameLabel } = props;
  return (
    <TableFrame
      caption={caption}
      hideCaption={hideCaption}
      frameClassName={className}
      className={classNames(styles.specification, !models && styles.single)}
    >
      {models && (
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{nameLabel}</span>
            </th>
            {models.map((model, index) => (
              // The models' order is the columns' order: the position is their identity.
              // oxlint-disable-next-line react/no-array-index-key
              <th key={index} scope="col">
                {model}
              </th>
            ))}
          </tr>
        </thead>
      )}
      {groups.map((group) => (
        <Group key={group.title} group={group} width={1 + (models?.length ?? 1)} />
      ))}
    </TableFrame>
  );
}

function Group({ group, width }: { group: SpecificationGroup; width: number }) {
  return (
    <tbody>
      <tr className={styles.group}>
        <th scope="rowgroup" colSpan={width}>
          {group.title}
        </th>
      </tr>
      {group.rows.map(({ name, values, note, isSame }) => (
        <tr key={name} data-same={isSame ? '' : undefined}>
          <th scope="row">
            {name}
            {note && <small className={styles.note}>{note}</small>}
          </th>
          {values.map((value, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <td key={index}>{unbrokenParts(value)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** A line of a value ends after what it says of one model, never inside a model's name or before the mark after it. What is in brackets flows on. */
function unbrokenParts(value: ReactNode): ReactNode {
  if (typeof value !== 'string') return value;
  const isList = /[;；]./.test(value);
  const parts = value.split(
    isList ? /(?<=[;；])( ?)(?![^(（]*[)）])/ : /([（(]?(?:[A-Z]+-)+\d+[、，。；：）,.;:)]*)/,
  );
  const whole = isList ? 0 : 1;
  return parts.map((part, index) =>
    // Parts may repeat: the position is their identity.
    // oxlint-disable-next-line react/no-array-index-key
    index % 2 === whole ? <span key={index}>{part}</span> : part,
  );
}
