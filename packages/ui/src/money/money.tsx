import { classNames } from '../class-names/class-names.ts';
import { formatMoney, moneyParts } from './format-money.ts';
import styles from './money.module.css';

export interface MoneyProps {
  /** Integer fen of CNY. */
  fen: number;
  size?: 'body' | 'large' | 'total';
  /** An earlier price, shown struck through; a screen reader reads the label before it. */
  previous?: { fen: number; label: string } | undefined;
}

/** A price or an amount in tabular figures, the currency sign smaller than the number. */
export function Money({ fen, size = 'body', previous }: MoneyProps) {
  const { sign, currency, number } = moneyParts(fen);
  return (
    <span className={styles.price}>
      <data className={classNames(styles.money, styles[size])} value={(fen / 100).toFixed(2)}>
        {sign}
        <span className={styles.currency}>{currency}</span>
        {number}
      </data>
      {previous && (
        <s className={styles.previous}>
          <span className="visually-hidden">{previous.label} </span>
          {formatMoney(previous.fen)}
        </s>
      )}
    </span>
  );
}
