import { v7 } from 'uuid';

import { day } from '../../job.ts';
import { shopClock } from '../../shop-clock.ts';

/** The lowest id of an order placed on this day by the shop's clock: ids ascend with the time of creation. */
export function firstOrderId(date: string): string {
  return idAt(Date.parse(date) - shopClock);
}

/** An id above the ids of all orders that were placed on this day or before. */
export function orderIdAfter(date: string): string {
  return idAt(Date.parse(date) - shopClock + day);
}

function idAt(at: number): string {
  return v7({ msecs: Math.max(at, 0), random: new Uint8Array(16) });
}
