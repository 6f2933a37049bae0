import { Table } from '@uid/ui/table';

import { ChangedNotice } from '../../form/changed-notice.tsx';
import { useFormats } from '../../format/use-formats.ts';
import { useTexts } from '../../session/console-session.ts';
import { quoteWords } from './quote-words.ts';
import type { QuoteWords } from './quote-words.ts';
import type { TypedQuote } from './typed-quote.ts';

interface ChangedQuoteProps {
  theirs: TypedQuote;
  mine: TypedQuote;
  onTake: () => void;
  onKeep: () => void;
}

/** Shows both versions of a draft that two people changed at once, for the reader to choose. */
export function ChangedQuote({ theirs, mine, onTake, onKeep }: ChangedQuoteProps) {
  const own = useTexts(quoteWords);
  const { day } = useFormats();
  const saved = wordsOf(theirs, { own, day });
  const typed = wordsOf(mine, { own, day });
  const rows = Object.keys(saved).filter((name) => saved[name] !== typed[name]);
  return (
    <ChangedNotice words={own} onTake={onTake} onKeep={onKeep}>
      <Table
        caption={own.changedTitle}
        hideCaption
        stack
        rows={rows}
        keyOf={(name) => name}
        columns={[
          { id: 'field', label: '', cell: (name) => name },
          { id: 'theirs', label: own.theirs, cell: (name) => saved[name] },
          { id: 'mine', label: own.mine, cell: (name) => typed[name] },
        ]}
      />
    </ChangedNotice>
  );
}

/** Returns the texts of a quote by the names of its fields. */
function wordsOf(
  quote: TypedQuote,
  { own, day }: { own: QuoteWords; day: (date: string) => string },
): Record<string, string> {
  const { email, buyer, buyerLanguage, validOn, delivery, note, lines } = quote;
  return {
    [own.email]: email,
    [own.buyer]: buyer,
    [own.buyerLanguage]: own.languages[buyerLanguage],
    [own.validOn]: validOn && day(validOn),
    [own.items]: lines
      .map(({ sku, quantity, price }) => `${quantity} × ${sku} à ¥${price}`)
      .join('\n'),
    [own.delivery]: `¥${delivery || '0.00'}`,
    [own.note]: note,
  };
}
