import { Money } from '@uid/ui/money';
import { Table } from '@uid/ui/table';
import type { ReactNode } from 'react';

import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import { quotePath } from '../../catalogue/item-paths.ts';
import type { OrderListAnswer } from './answer-order-list.ts';
import { orderListTexts } from './order-list-texts.ts';
import styles from './order-list.module.css';

type Line = Omit<NonNullable<OrderListAnswer['lines']>[number], 'row'> & {
  /** The number of the line in the text that it was read from. */
  row?: number | undefined;
  /** Replaces the quantity if it can be changed. */
  control?: ReactNode;
  /** Anything else to say about the line. */
  note?: ReactNode;
};

interface CheckedLinesProps {
  lines: Line[];
  /** Undefined if unknown. */
  goodsFen: number | undefined;
  /** True if the buyer tried to add the lines: then what prevents it is said below them, too. */
  isAttempt?: boolean;
}

/** Shows what each line of a list would add, or what prevents it. */
export function CheckedLines({ lines, goodsFen, isAttempt = true }: CheckedLinesProps) {
  const language = useLanguage();
  const texts = orderListTexts[language];
  const { columns } = texts;
  const problems = lines.filter(({ problem }) => problem).length;
  const money = (fen: number | undefined) => (fen === undefined ? '–' : <Money fen={fen} />);
  return (
    <>
      <Table
        stack
        hideCaption
        caption={texts.caption}
        rows={lines}
        keyOf={({ sku }) => sku}
        columns={[
          { id: 'item', label: columns.item, cell: itemCell },
          {
            id: 'quantity',
            label: columns.quantity,
            // A field with its button is aligned with the start of the column's name.
            numeric: lines.every(({ control }) => control === undefined),
            cell: ({ control, quantity }) => control ?? quantity,
          },
          {
            id: 'price',
            label: columns.price,
            numeric: true,
            cell: (line) => money(line.priceFen),
          },
          { id: 'sum', label: columns.sum, numeric: true, cell: (line) => money(line.lineFen) },
        ]}
      />
      {isAttempt && problems > 0 && <p className={styles.problem}>{texts.blocked(problems)}</p>}
      {goodsFen !== undefined && (problems === 0 || !isAttempt) && (
        <p className={styles.total}>
          {texts.total} {money(goodsFen)}
        </p>
      )}
    </>
  );
}

const itemCell = (line: Line) => <ItemCell line={line} />;

function ItemCell({ line }: { line: Line }) {
  const { sku, name, variantName, row, note, problem, addable = 0 } = line;
  const texts = orderListTexts[useLanguage()];
  const localPath = useLocalPath();
  const words = problem && texts.problems[problem](addable);
  return (
    <>
      <span className={styles.sku}>{sku}</span>
      {name && (
        <span className={styles.name}>
          {name} {variantName}
        </span>
      )}
      {note}
      {words && (
        <span className={styles.problem}>
          {row === undefined ? words : texts.inLine(row, words)}
          {problem === 'limit' && (
            <>
              {' '}
              <a href={localPath(quotePath(sku))}>{texts.askQuote}</a>
            </>
          )}
        </span>
      )}
    </>
  );
}
