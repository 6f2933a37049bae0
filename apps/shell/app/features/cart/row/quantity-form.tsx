import type { CartLine } from '@uid/contract/cart';
import { maxItemQuantity } from '@uid/contract/constants';
import { QuantityStepper } from '@uid/ui/quantity-stepper';

import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import { quotePath } from '../../catalogue/item-paths.ts';
import { cartTexts } from '../cart-texts.ts';
import styles from '../cart.module.css';
import type { CartRowProps } from './cart-row-props.ts';
import { lineName } from './line-name.ts';
import { LineButton } from './line-button.tsx';

/** The quantity of a line; beside it the line can be saved for later or removed. */
export function QuantityForm({ line, onChange }: Pick<CartRowProps, 'line' | 'onChange'>) {
  const texts = cartTexts[useLanguage()];
  const { sku } = line;
  return (
    <form
      method="post"
      className={styles.quantity}
      // A number that the browser restores was typed for an earlier cart.
      autoComplete="off"
      onSubmit={onChange && ((event) => event.preventDefault())}
    >
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="item" value={line.itemId} />
      <QuantityStepper
        name="quantity"
        id={`quantity-${sku}`}
        value={line.quantity}
        max={maxQuantityOf(line)}
        labels={{
          quantity: texts.quantityOf(lineName(line)),
          decrease: texts.decrease,
          increase: texts.increase,
        }}
        disabled={line.state === 'withdrawn'}
        onChange={onChange && ((quantity) => onChange({ kind: 'quantity', sku, quantity }))}
      />
      <span className={styles.buttons}>
        <LineButton
          intent="save"
          word={texts.save}
          label={texts.saveName(lineName(line))}
          icon="clock"
          onPress={onChange && (() => onChange({ kind: 'saving', sku, isSaved: true }))}
        />
        <LineButton
          intent="remove"
          word={texts.remove}
          label={texts.removeName(lineName(line))}
          icon="trash"
          onPress={onChange && (() => onChange({ kind: 'removal', sku }))}
        />
      </span>
      <Limit line={line} />
    </form>
  );
}

/** Says that the quantity has reached its limit, and whom to ask for more. */
function Limit({ line }: Pick<CartRowProps, 'line'>) {
  const texts = cartTexts[useLanguage()];
  const localPath = useLocalPath();
  const maximum = maxQuantityOf(line);
  if (line.quantity < maximum || line.state !== 'available') return null;
  return (
    <p className={styles.limit}>
      {maximum < maxItemQuantity && texts.stockLimit(maximum)}{' '}
      <a href={localPath(quotePath(line.sku))}>
        {maximum < maxItemQuantity ? texts.askQuote : texts.limit}
      </a>
    </p>
  );
}

/**
 * As many as one line may hold and as are in stock; a line that holds more keeps its number, so that it can be lowered.
 */
function maxQuantityOf({ available, quantity }: CartLine): number {
  return Math.min(maxItemQuantity, Math.max(available, quantity));
}
