import { findVariants } from '@uid/contract/staff-quotes';
import { Button } from '@uid/ui/button';
import { TextField } from '@uid/ui/text-field';
import { useState } from 'react';

import { useFormats } from '../../format/use-formats.ts';
import { Answered } from '../../request/answered.tsx';
import { useList } from '../../request/use-list.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { ListBody } from '../../table/list-body.tsx';
import { quoteWords } from './quote-words.ts';
import styles from './quotes.module.css';
import type { Variant } from './typed-quote.ts';

/** A search for variants: the text, and optionally the product. */
export interface Wanted {
  q: string;
  product?: string | undefined;
}

interface ItemFinderProps {
  /** SKUs for which the quote has a line already. */
  taken: ReadonlySet<string>;
  /** The search to run before the user types anything. */
  initial?: Wanted | undefined;
  onAdd: (variant: Variant) => void;
}

/** Finds variants that the shop sells. Enter starts the search, and a button adds a line. */
export function ItemFinder({ taken, initial, onAdd }: ItemFinderProps) {
  const own = useTexts(quoteWords);
  const [typed, setTyped] = useState(initial?.q ?? '');
  const [wanted, setWanted] = useState(initial);
  const look = () => setWanted({ q: typed.trim() });
  return (
    <div className={styles.finder}>
      <div className={styles.find}>
        <TextField
          name="item"
          type="search"
          label={own.findItem}
          hint={own.findItemHint}
          maxLength={60}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            // Enter must not submit the surrounding form of the quote.
            event.preventDefault();
            look();
          }}
        />
        <Button tone="secondary" onClick={look}>
          {own.find}
        </Button>
      </div>
      {wanted && <Found wanted={wanted} taken={taken} onAdd={onAdd} />}
    </div>
  );
}

type FoundProps = Pick<ItemFinderProps, 'taken' | 'onAdd'> & { wanted: Wanted };

function Found({ wanted, taken, onAdd }: FoundProps) {
  const own = useTexts(quoteWords);
  const { language } = useConsoleSession();
  const { money, number } = useFormats();
  return (
    <Answered answer={useList(findVariants, { language, ...wanted })}>
      {({ variants }) => (
        <ListBody>
          {variants.length === 0 ? (
            <p className={styles.small}>{own.noItem}</p>
          ) : (
            <ul className={styles.found}>
              {variants.map((variant) => (
                <li key={variant.sku} className={styles.offer}>
                  <div>
                    <p>{`${variant.name} ${variant.variantName}`.trim()}</p>
                    <p className={styles.small}>
                      <code>{variant.sku}</code> · {money(variant.priceFen)} ·{' '}
                      {own.inStock(number(variant.stock))}
                    </p>
                  </div>
                  <Button
                    tone="secondary"
                    size="small"
                    disabled={taken.has(variant.sku)}
                    onClick={() => onAdd(variant)}
                  >
                    {own.add(variant.sku)}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </ListBody>
      )}
    </Answered>
  );
}
