import type { Totals } from '@uid/contract/cart';
import type { QuoteState } from '@uid/contract/quotes';

import { day } from '../../job.ts';
import { sumUp } from '../cart/pricing.ts';
import { shopClock } from '../../shop-clock.ts';

/** Returns the end of a quote's last day in epoch milliseconds. */
export function endOfDay(validOn: string): number {
  return Date.parse(validOn) - shopClock + day;
}

interface Timed {
  state: QuoteState;
  expiresAt: number;
}

/** Returns the state of a quote at a moment. An expired quote may not have been marked by the job yet. */
export function stateAt({ state, expiresAt }: Timed, now: number): QuoteState {
  return state === 'sent' && expiresAt <= now ? 'expired' : state;
}

/** Returns the totals of a quote, from its own prices and delivery fee, not the shop's. */
export function totalsOf(lines: readonly { lineFen: number }[], deliveryFen: number): Totals {
  const goodsFen = lines.reduce((sum, { lineFen }) => sum + lineFen, 0);
  return sumUp({ goodsFen, deliveryFen });
}
