import type { CartLine } from '@uid/contract/cart';
import { maxItemQuantity } from '@uid/contract/constants';
import { languageTags } from '@uid/contract/language';
import { routes } from '@uid/contract/routes';
import { classNames } from '@uid/ui/class-names';
import { Icon } from '@uid/ui/icon';
import { Money } from '@uid/ui/money';
import { QuantityStepper } from '@uid/ui/quantity-stepper';
import { Tag } from '@uid/ui/tag';

import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { ItemDrawing } from '../mall/item-drawing.tsx';
import { itemPath } from '../mall/list/mall-filters.ts';
import { isOrdered } from './live/cart-change.ts';
import type { CartChange } from './live/cart-change.ts';
import { CartLineNotes } from './cart-line-notes.tsx';
import { cartTexts } from './cart-texts.ts';
import styles from './cart.module.css';

export interface CartRowProps {
  line: CartLine;
  /** Why the latest change of this line was refused. */
  problem: string | undefined;
  /** Once the page is alive; without it the row's forms go to the server. */
  onChange: ((change: CartChange) => void) | undefined;
}

/** One line of the cart: in or out, how many, what it costs now, gone. */
export function CartRow({ line, problem, onChange }: CartRowProps) {
  const language = useLanguage();
  const texts = cartTexts[language];
  const localPath = useLocalPath();
  const money = languageTags[language];
  return (
    <li className={styles.line}>
      <SelectBox {...{ line, onChange }} />
      <div className={styles.drawing} aria-hidden="true">
        <ItemDrawing drawing={line.drawing} />
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <a href={localPath(itemPath(line.itemId))}>{line.name}</a>
        </h2>
        <p className={styles.variant}>
          <span>{line.variantName}</span>
          <Tag tone={line.delivery === 'shipped' ? 'gold' : 'photon'}>
            {texts.kinds[line.delivery]}
          </Tag>
        </p>
        <p className={styles.unit}>
          <Money
            fen={line.priceFen}
            language={money}
            previous={
              line.previousPriceFen === undefined
                ? undefined
                : { fen: line.previousPriceFen, label: texts.previousPrice }
            }
          />
          <span> / {line.unit}</span>
        </p>
        <CartLineNotes {...{ line, problem, onChange }} />
      </div>
      <QuantityForm {...{ line, onChange }} />
      <p className={classNames(styles.amount, !isOrdered(line) && styles.uncounted)}>
        <Money fen={line.lineFen} language={money} size="large" />
      </p>
    </li>
  );
}

type PartProps = Pick<CartRowProps, 'line' | 'onChange'>;

/** A submit button that says it is a box: it works as a form and in place alike. */
function SelectBox({ line, onChange }: PartProps) {
  const texts = cartTexts[useLanguage()];
  const { sku, isSelected } = line;
  return (
    <form method="post" className={styles.select}>
      <input type="hidden" name="sku" value={sku} />
      <button
        type={onChange ? 'button' : 'submit'}
        name="intent"
        value={isSelected ? 'deselect' : 'select'}
        // A real box sends nothing when it is pressed: without script only a button does.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="checkbox"
        aria-checked={isSelected}
        aria-label={texts.select(nameOf(line))}
        className={styles.box}
        onClick={onChange && (() => onChange({ kind: 'selection', sku, isSelected: !isSelected }))}
      >
        <span>{isSelected && <Icon name="check" size={16} />}</span>
      </button>
    </form>
  );
}

function QuantityForm({ line, onChange }: PartProps) {
  const texts = cartTexts[useLanguage()];
  const localPath = useLocalPath();
  const { sku, quantity } = line;
  const most = mostOf(line);
  return (
    <form
      method="post"
      className={styles.quantity}
      onSubmit={onChange && ((event) => event.preventDefault())}
    >
      <input type="hidden" name="sku" value={sku} />
      <QuantityStepper
        key={onChange ? 'live' : 'form'}
        name="quantity"
        id={`quantity-${sku}`}
        value={line.quantity}
        max={most}
        labels={{
          quantity: texts.quantityOf(nameOf(line)),
          decrease: texts.decrease,
          increase: texts.increase,
        }}
        disabled={line.state === 'withdrawn'}
        onChange={onChange && ((quantity) => onChange({ kind: 'quantity', sku, quantity }))}
      />
      <button
        type={onChange ? 'button' : 'submit'}
        name="intent"
        value="remove"
        className={styles.remove}
        aria-label={texts.removeName(nameOf(line))}
        onClick={onChange && (() => onChange({ kind: 'removal', sku }))}
      >
        <Icon name="trash" size={16} />
        <span className={styles.removeWord}>{texts.remove}</span>
      </button>
      {quantity >= most && line.state === 'available' && (
        <p className={styles.limit}>
          {most < maxItemQuantity && texts.stockLimit(most)}{' '}
          <a href={localPath(`${routes.support}#contact`)}>
            {most < maxItemQuantity ? texts.askQuote : texts.limit}
          </a>
        </p>
      )}
    </form>
  );
}

/** As many as one line may hold and the stock has; a line that holds more keeps its number to be lowered. */
function mostOf({ available, quantity }: CartLine): number {
  return Math.min(maxItemQuantity, Math.max(available, quantity));
}

function nameOf({ name, variantName }: CartLine): string {
  return `${name} ${variantName}`;
}
