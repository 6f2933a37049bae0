import type { OrderSummary } from '@uid/contract/orders';
import { classNames } from '@uid/ui/class-names';
import { Money } from '@uid/ui/money';

import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import { LineDrawing } from './line-drawing.tsx';
import { itemPath } from '../../catalogue/item-paths.ts';
import { orderTexts } from '../order-texts.ts';
import styles from './parts.module.css';

type Line = OrderSummary['lines'][number];

interface OrderLinesProps<EachLine> {
  lines: readonly EachLine[];
  /** What else to say about a line. */
  noteOf?: (line: EachLine) => string;
}

/** The ordered lines: drawing, name, model, quantity and price. */
export function OrderLines<EachLine extends Line>({ lines, noteOf }: OrderLinesProps<EachLine>) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <OrderLine key={line.sku} line={line} note={noteOf?.(line)} />
      ))}
    </ul>
  );
}

function OrderLine({ line, note }: { line: Line; note: string | undefined }) {
  const language = useLanguage();
  const localPath = useLocalPath();
  return (
    <li className={styles.line}>
      <div className={styles.drawing} aria-hidden="true">
        <LineDrawing drawing={line.drawing} />
      </div>
      <div>
        <p className={styles.name}>
          <a href={localPath(itemPath(line.itemId, line.sku))}>{line.name}</a>
        </p>
        <p className={styles.quiet}>{line.variantName}</p>
        <p className={styles.quiet}>
          <Money fen={line.priceFen} />{' '}
          <span className={styles.times}>
            {orderTexts[language].times(line.quantity, line.unit)}
          </span>
        </p>
      </div>
      <p className={styles.amount}>
        <Money fen={line.lineFen} />
      </p>
      {note && <p className={classNames(styles.quiet, styles.note)}>{note}</p>}
    </li>
  );
}
