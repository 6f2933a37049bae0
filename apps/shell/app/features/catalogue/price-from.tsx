import type { Localised } from '@uid/contract/language';
import { Money } from '@uid/ui/money';

import { useLanguage } from '../../layout/use-language.ts';
import { PerUnit } from './per-unit.tsx';
import styles from './price-from.module.css';

interface PriceFromProps {
  /** The lowest price, in fen. */
  fen: number;
  /** What the price is for: a card, a user pack a year. */
  unit?: string;
  size?: 'body' | 'large';
}

/** The price from which prices begin: “¥68.00 起 / 张”, “from ¥68.00 / card”. */
export function PriceFrom({ fen, unit, size = 'body' }: PriceFromProps) {
  const language = useLanguage();
  const { before, after } = words[language];
  return (
    <span className={styles.price}>
      {before && <small>{before} </small>}
      <Money fen={fen} size={size} />
      {after && <small> {after}</small>}
      {unit && (
        <>
          {' '}
          <PerUnit unit={unit} />
        </>
      )}
    </span>
  );
}

const words: Localised<{ before?: string; after?: string }> = {
  zh: { after: '起' },
  en: { before: 'from' },
};
