import type { CartLine } from '@uid/contract/cart';
import { Money } from '@uid/ui/money';

import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { itemPath } from '../catalogue/item-paths.ts';
import { LineDrawing } from '../orders/parts/line-drawing.tsx';
import { cartTexts } from './cart-texts.ts';
import styles from './cart.module.css';
import type { CartChange } from './live/cart-change.ts';
import { lineName } from './row/line-name.ts';
import { LineButton } from './row/line-button.tsx';

interface SavedLinesProps {
  lines: CartLine[];
  /** Defined once the page is hydrated; without it the forms go to the server. */
  onChange: ((change: CartChange, line: CartLine) => void) | undefined;
}

/** What was saved for later: shown with today's price, moved back with one press. */
export function SavedLines({ lines, onChange }: SavedLinesProps) {
  const texts = cartTexts[useLanguage()];
  if (lines.length === 0) return null;
  return (
    <section className={styles.saved} aria-labelledby="saved-lines">
      <h2 id="saved-lines" className={styles.heading}>
        {texts.savedTitle}
      </h2>
      <p className={styles.hint}>{texts.savedText}</p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <SavedLine key={line.sku} {...{ line, onChange }} />
        ))}
      </ul>
    </section>
  );
}

function SavedLine({ line, onChange }: Pick<SavedLinesProps, 'onChange'> & { line: CartLine }) {
  const language = useLanguage();
  const texts = cartTexts[language];
  const localPath = useLocalPath();
  const { sku, quantity, state } = line;
  const isGone = state === 'withdrawn' || state === 'sold-out';
  return (
    <li id={`line-${sku}`} className={styles.savedLine}>
      <div className={styles.drawing} aria-hidden="true">
        <LineDrawing drawing={line.drawing} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <a href={localPath(itemPath(line.itemId, line.sku))}>{line.name}</a>
        </h3>
        <p className={styles.unit}>
          <span>{line.variantName}</span>
          <span>{texts.pieces(quantity)}</span>
          <Money fen={line.priceFen} />
        </p>
        {isGone && <p className={styles.warning}>{texts.states[state]}</p>}
      </div>
      <form method="post" className={styles.buttons}>
        <input type="hidden" name="sku" value={sku} />
        <input type="hidden" name="item" value={line.itemId} />
        <input type="hidden" name="quantity" value={quantity} />
        {!isGone && (
          <LineButton
            intent="unsave"
            word={texts.unsave}
            label={texts.unsaveName(lineName(line))}
            icon="cart"
            onPress={onChange && (() => onChange({ kind: 'saving', sku, isSaved: false }, line))}
          />
        )}
        <LineButton
          intent="remove"
          word={texts.remove}
          label={texts.removeName(lineName(line))}
          icon="trash"
          onPress={onChange && (() => onChange({ kind: 'removal', sku }, line))}
        />
      </form>
    </li>
  );
}
