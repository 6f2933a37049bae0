import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { TableFrame } from './table-frame.tsx';
import styles from './table.module.css';

export interface SpecificationGroup {
  title: string;
  rows: readonly {
    name: string;
    /** One value per model; a single value if the table is about one product. */
    values: readonly ReactNode[];
    /** Small print under the name: a standard, a condition of the measurement. */
    note?: ReactNode;
    /** All models have the same value: a page may hide these rows (`[data-same]`). */
    isSame?: boolean;
  }[];
}

export interface SpecificationTableProps {
  caption: string;
  hideCaption?: boolean;
  /** The class of the region in which the table scrolls. */
  className?: string | undefined;
  /** The models that are compared side by side; leave it out for one product. */
  models?: readonly ReactNode[];
  groups: readonly SpecificationGroup[];
  /** The heading of the column of names for screen readers, if there are models. */
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
              // The order of the models is the order of the columns, so the position is the key.
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

/**
 * Keeps parts of a value together. In a list, lines break only after what is said about one model; elsewhere, never
 * inside a model's name or before the punctuation mark after it. Text in brackets wraps normally.
 */
function unbrokenParts(value: ReactNode): ReactNode {
  if (typeof value !== 'string') return value;
  const isList = /[;；]./.test(value);
  const parts = value.split(
    isList ? /(?<=[;；])( ?)(?![^(（]*[)）])/ : /([（(]?(?:[A-Z]+-)+\d+[、，。；：）,.;:)]*)/,
  );
  const whole = isList ? 0 : 1;
  return parts.map((part, index) =>
    // Parts may repeat, so their position is the key.
    // oxlint-disable-next-line react/no-array-index-key
    index % 2 === whole ? <span key={index}>{part}</span> : part,
  );
}
