import type { Checkout } from '@uid/contract/orders';
import { formatMoney } from '@uid/ui/format-money';
import { Notice } from '@uid/ui/notice';

import { useLanguage } from '../../../layout/use-language.ts';
import { checkoutDifference } from './checkout-difference.ts';
import type { LineDifference } from './checkout-difference.ts';
import { confirmTexts } from './confirm-texts.ts';

/** Says what differs from what the buyer has seen; ordering waits until the buyer accepts it. */
export function ChangedNotice({ before, after }: { before: Checkout; after: Checkout }) {
  const language = useLanguage();
  const texts = confirmTexts[language];
  const { lines, beforeFen, afterFen } = checkoutDifference(before, after);
  const money = (fen: number) => formatMoney(fen);
  const words = lines.map((line) => wordsOf(line, texts, { money }));
  if (beforeFen !== afterFen) words.push(texts.total(money(beforeFen), money(afterFen)));
  return (
    <Notice tone="warning" role="alert" title={texts.changedTitle}>
      <p>{texts.changedText}</p>
      <ul>
        {words.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </Notice>
  );
}

function wordsOf(
  line: LineDifference,
  texts: (typeof confirmTexts)['zh'],
  { money }: { money: (fen: number) => string },
): string {
  if (line.kind === 'price') {
    return texts.price(line.name, money(line.beforeFen), money(line.afterFen));
  }
  if (line.kind === 'quantity') return texts.quantity(line.name, line.before, line.after);
  if (line.kind === 'delivery') return texts.delivered[line.delivery](line.name);
  if (line.kind === 'short') return texts.short(line.name, line.available);
  return texts[line.kind](line.name);
}
