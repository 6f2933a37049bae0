import { Checkbox } from '@uid/ui/checkbox';
import { Icon } from '@uid/ui/icon';
import { useId } from 'react';

import { useTexts } from '../session/console-session.ts';
import styles from './column-choice.module.css';

const texts = { zh: '选择列', en: 'Columns' };

interface ColumnChoiceProps {
  columns: readonly { id: string; label: string }[];
  hidden: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

/** A menu to choose the columns that a table shows. */
export function ColumnChoice({ columns, hidden, onToggle }: ColumnChoiceProps) {
  const label = useTexts(texts);
  const id = useId();
  return (
    <div className={styles.choice}>
      <button type="button" className={styles.opener} popoverTarget={id}>
        <Icon name="filter" size={16} />
        {label}
      </button>
      <fieldset id={id} popover="auto" className={styles.panel} aria-label={label}>
        {columns.map((column) => (
          <Checkbox
            key={column.id}
            id={`${id}-${column.id}`}
            name="column"
            label={column.label}
            checked={!hidden.has(column.id)}
            onChange={() => onToggle(column.id)}
          />
        ))}
      </fieldset>
    </div>
  );
}
