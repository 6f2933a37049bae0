import { Button } from '@uid/ui/button';
import { Icon } from '@uid/ui/icon';
import { TextField } from '@uid/ui/text-field';

import { useFormats } from '../../format/use-formats.ts';
import { stayAfter } from '../../request/remember-focus.ts';
import { useTexts } from '../../session/console-session.ts';
import { quoteWords } from './quote-words.ts';
import styles from './quotes.module.css';
import { isShort, piecesOf, stepOf } from './typed-quote.ts';
import type { TypedLine } from './typed-quote.ts';

interface QuoteLinesProps {
  lines: readonly TypedLine[];
  /** The sum of each line, in fen. */
  sums: readonly number[];
  errors: Readonly<Record<string, string>>;
  onChange: (lines: TypedLine[]) => void;
}

/** The lines of a quote: quantity, price and sum of each, beside the shop's price. */
export function QuoteLines({ lines, sums, errors, onChange }: QuoteLinesProps) {
  const own = useTexts(quoteWords);
  const { money } = useFormats();
  const put = (index: number, change: Partial<TypedLine>) =>
    onChange(lines.map((line, at) => (at === index ? { ...line, ...change } : line)));
  if (lines.length === 0)
    return <p className={errors['quote.lines'] ? styles.wrong : styles.small}>{own.noLines}</p>;
  return (
    <ol className={styles.lines}>
      {lines.map(({ sku, name, quantity, price, ...shop }, index) => (
        <li key={sku} className={styles.line}>
          <div>
            <p>{name}</p>
            <p className={styles.small}>
              <code>{sku}</code> <Shop quantity={quantity} {...shop} />
            </p>
            <Shortage quantity={quantity} stock={shop.stock} />
            {errors[`quote.lines.${index}.sku`] && <p className={styles.wrong}>{own.notSold}</p>}
          </div>
          <TextField
            name={quantityName(index)}
            label={own.quantity}
            inputMode="numeric"
            autoComplete="off"
            value={quantity}
            error={errors[quantityName(index)]}
            onChange={({ target }) => put(index, { quantity: target.value })}
          />
          <TextField
            name={`quote.lines.${index}.priceFen`}
            label={own.price}
            inputMode="decimal"
            prefixPart="¥"
            autoComplete="off"
            value={price}
            error={errors[`quote.lines.${index}.priceFen`]}
            onChange={({ target }) => put(index, { price: target.value })}
          />
          <p className={styles.sum}>
            <span className={styles.small}>{own.sum}</span>
            {amountWords(sums[index], money)}
          </p>
          <Button
            tone="quiet"
            size="small"
            aria-label={own.remove(sku)}
            onClick={() => stayAfter(() => onChange(lines.filter((_, at) => at !== index)))}
          >
            <Icon name="close" size={16} />
          </Button>
        </li>
      ))}
    </ol>
  );
}

/** Returns the name of the control for the quantity of a line, which is also its id. */
export function quantityName(index: number): string {
  return `quote.lines.${index}.quantity`;
}

/** The shop's price for this quantity, and the stock. */
function Shop({
  quantity,
  shopPrices,
  stock,
}: Pick<TypedLine, 'quantity' | 'shopPrices' | 'stock'>) {
  const own = useTexts(quoteWords);
  const { money, number } = useFormats();
  const step = shopPrices && stepOf(shopPrices, quantity);
  if (step === undefined || stock === undefined) return <>· {own.notSold}</>;
  const price = money(step.priceFen);
  const shop =
    step.fromQuantity > 1 ? own.shopFrom(price, number(step.fromQuantity)) : own.shop(price);
  return (
    <>
      · {shop} · {own.inStock(number(stock))}
    </>
  );
}

/** Warns if fewer pieces are in stock than are quoted; the quote may be sent all the same. */
function Shortage({ quantity, stock }: Pick<TypedLine, 'quantity' | 'stock'>) {
  const own = useTexts(quoteWords);
  const { number } = useFormats();
  return (
    <p className={styles.short} aria-live="polite">
      {stock !== undefined &&
        isShort(stock, quantity) &&
        own.short(number(stock), number(piecesOf(quantity)))}
    </p>
  );
}

/** Returns the formatted amount, or a dash while the typed text is not a number. */
export function amountWords(fen: number | undefined, money: (fen: number) => string): string {
  return fen === undefined || Number.isNaN(fen) ? '—' : money(fen);
}
