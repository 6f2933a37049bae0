import { flushSync } from 'react-dom';

import { useTexts } from '../../session/console-session.ts';
import { ItemFinder } from './item-finder.tsx';
import type { Wanted } from './item-finder.tsx';
import { quantityName, QuoteLines } from './quote-lines.tsx';
import { quoteWords } from './quote-words.ts';
import styles from './quotes.module.css';
import { lineOf, sumsOf } from './typed-quote.ts';
import type { Variant } from './typed-quote.ts';
import type { QuoteDraft } from './use-quote-draft.ts';

/** The item that an enquiry asks for. */
export interface Asked {
  words: string;
  quantity: number;
  /** A search for the possible variants, if the enquiry does not name one. */
  finder?: Wanted | undefined;
}

interface QuoteItemsProps {
  draft: QuoteDraft;
  asked: Asked | undefined;
}

/** The lines of a quote, and the search for the next one. */
export function QuoteItems({ draft, asked }: QuoteItemsProps) {
  const own = useTexts(quoteWords);
  const { typed, form, change } = draft;
  const { lines } = typed;
  const handleAdd = (variant: Variant) => {
    const line = lineOf(variant, `${lines.length === 0 && asked ? asked.quantity : 1}`);
    // The pressed button is disabled now, and the user enters the quantity next, so that field gets the focus.
    flushSync(() => change({ lines: [...lines, line] }));
    const quantity = document.getElementById(quantityName(lines.length));
    if (!(quantity instanceof HTMLInputElement)) return;
    quantity.focus();
    quantity.select();
  };
  return (
    <fieldset className={styles.items}>
      <legend>{own.items}</legend>
      {asked && <p className={styles.small}>{asked.words}</p>}
      <QuoteLines
        lines={lines}
        sums={sumsOf(typed).lines}
        errors={form.fields}
        onChange={(changed) => change({ lines: changed })}
      />
      <ItemFinder
        taken={new Set(lines.map(({ sku }) => sku))}
        initial={asked?.finder}
        onAdd={handleAdd}
      />
    </fieldset>
  );
}
