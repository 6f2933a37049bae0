import type { PricedPieces } from '@uid/contract/catalogue';
import { formatMoney } from '@uid/ui/format-money';

import { useLanguage } from '../../../layout/use-language.ts';
import { placeOf } from '../add-to-cart-markers.ts';
import { mallTexts } from '../mall-texts.ts';
import { PerUnit } from '../per-unit.tsx';
import styles from './item.module.css';

/** What the chosen pieces cost together, as the server computes it; the page's script keeps the price up to date. */
export function LivePrice({ priced, unit }: { priced: PricedPieces; unit: string }) {
  const language = useLanguage();
  const texts = mallTexts[language];
  const money = (fen: number) => formatMoney(fen);
  const words = {
    ...placeOf('stock'),
    'data-many': texts.stock(100),
    'data-few': texts.stock('{n}'),
    'data-short': texts.short('{n}'),
    'data-none': texts.soldOut,
  };
  return (
    <output className={styles.live} htmlFor="quantity">
      <strong className={styles.line} {...placeOf('line')}>
        {money(priced.lineFen)}
      </strong>
      <span className={styles.limit}>
        <span {...placeOf('each')}>{money(priced.priceFen)}</span> <PerUnit unit={unit} />
        {' · '}
        <span {...words}>{stockWords(priced, texts)}</span>
      </span>
    </output>
  );
}

function stockWords(
  { available, quantity }: PricedPieces,
  texts: (typeof mallTexts)['zh'],
): string {
  if (available === 0) return texts.soldOut;
  return available < quantity ? texts.short(available) : texts.stock(available);
}
