import type { CartLine } from '@uid/contract/cart';
import { classNames } from '@uid/ui/class-names';
import { Money } from '@uid/ui/money';
import { Tag } from '@uid/ui/tag';

import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import { readyWords } from '../../catalogue/delivery/delivery-words.ts';
import { itemPath } from '../../catalogue/item-paths.ts';
import { PerUnit } from '../../catalogue/per-unit.tsx';
import { LineDrawing } from '../../orders/parts/line-drawing.tsx';
import { isOrdered } from '../live/cart-change.ts';
import type { CartRowProps } from './cart-row-props.ts';
import { CartLineNotes } from './cart-line-notes.tsx';
import { cartTexts } from '../cart-texts.ts';
import styles from '../cart.module.css';
import { QuantityForm } from './quantity-form.tsx';
import { SelectBox } from './select-box.tsx';

/** One line of the cart: whether it is selected, how many, its current price, and whether it is gone. */
export function CartRow({ line, problem, onChange }: CartRowProps) {
  const language = useLanguage();
  const texts = cartTexts[language];
  const localPath = useLocalPath();
  return (
    <li id={`line-${line.sku}`} className={styles.line}>
      <SelectBox {...{ line, onChange }} />
      <div className={styles.drawing} aria-hidden="true">
        <LineDrawing drawing={line.drawing} />
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <a href={localPath(itemPath(line.itemId, line.sku))}>{line.name}</a>
        </h2>
        <p className={styles.variant}>
          <span>{line.variantName}</span>
          <Tag tone={line.delivery === 'shipped' ? 'gold' : 'photon'}>
            {texts.kinds[line.delivery]}
          </Tag>
          {line.state === 'available' && <span>{readyWords(line, language)}</span>}
        </p>
        <p className={styles.unit}>
          <Money fen={line.priceFen} previous={earlierPrice(line, texts)} />
          <PerUnit unit={line.unit} />
          {line.listPriceFen !== undefined && <Tag>{texts.tierPrice}</Tag>}
        </p>
        <CartLineNotes {...{ line, problem, onChange }} />
      </div>
      <QuantityForm {...{ line, onChange }} />
      <p className={classNames(styles.amount, !isOrdered(line) && styles.uncounted)}>
        <Money fen={line.lineFen} size="large" />
      </p>
    </li>
  );
}

/** Returns the price at which the line was added, else that of a single piece if so many cost less each. */
function earlierPrice(
  { previousPriceFen, listPriceFen }: CartLine,
  texts: (typeof cartTexts)['zh'],
): { fen: number; label: string } | undefined {
  if (previousPriceFen !== undefined) return { fen: previousPriceFen, label: texts.previousPrice };
  if (listPriceFen !== undefined) return { fen: listPriceFen, label: texts.listPrice };
  return undefined;
}
