import { Money } from '@uid/ui/money';
import { Table } from '@uid/ui/table';

import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import { quotePath } from '../../catalogue/quote-path.ts';
import type { OrderListAnswer } from './answer-order-list.ts';
import { orderListTexts } from './order-list-texts.ts';
import styles from './order-list.module.css';

type Line = NonNullable<OrderListAnswer['lines']>[number];

interface CheckedLinesProps {
  lines: Line[];
  goodsFen: number | undefined;
}

/** What each line of a list would add, or what stands against it. */
export function CheckedLines({ lines, goodsFen = 0 }: CheckedLinesProps) {
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
          { id: 'quantity', label: columns.quantity, numeric: true, cell: (line) => line.quantity },
          {
            id: 'price',
            label: columns.price,
            numeric: true,
            cell: (line) => money(line.priceFen),
          },
          { id: 'sum', label: columns.sum, numeric: true, cell: (line) => money(line.lineFen) },
        ]}
      />
      {problems > 0 ? (
        <p className={styles.problem}>{texts.blocked(problems)}</p>
      ) : (
        <p className={styles.total}>
          {texts.total} {money(goodsFen)}
        </p>
      )}
    </>
  );
}

const itemCell = (line: Line) => <ItemCell line={line} />;

function ItemCell({ line }: { line: Line }) {
  const { sku, name, variantName, row, problem, addable = 0 } = line;
  const texts = orderListTexts[useLanguage()];
  const localPath = useLocalPath();
  return (
    <>
      <span className={styles.sku}>{sku}</span>
      {name && (
        <span className={styles.name}>
          {name} {variantName}
        </span>
      )}
      {problem && (
        <span className={styles.problem}>
          {texts.inLine(row, texts.problems[problem](addable))}
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
