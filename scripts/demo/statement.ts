import { chinaTime } from '../../apps/server/src/china-time.ts';
import type { Transfer } from './buy.ts';

/** Writes the bank's statement of the received transfers, one of which names no order. */
export function writeStatement(transfers: readonly Transfer[], at: number): string {
  const day = chinaTime(at).slice(0, 10);
  const named = transfers.map(({ no, amountFen }, index) => ({
    number: `B${day.replaceAll('-', '')}${String(index + 1).padStart(4, '0')}`,
    amountFen,
    words: `货款 ${no}`,
  }));
  const unnamed = { number: `B${day.replaceAll('-', '')}9001`, amountFen: 128_000, words: '货款' };
  const lines = [...named, unnamed].map(({ number, amountFen, words }) =>
    [number, day, (amountFen / 100).toFixed(2), words].join(','),
  );
  return ['交易流水号,交易日期,收入金额,附言', ...lines, ''].join('\n');
}
