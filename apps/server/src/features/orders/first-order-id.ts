import { v7 } from 'uuid';

import { day } from '../../job.ts';
import { shopClock } from '../../shop-clock.ts';

/** Ids of orders are in the order of their making: no order that was placed on this day by the shop's clock has a lower one. */
export function firstOrderId(date: string): string {
  return idAt(Date.parse(date) - shopClock);
}

/** Every order that was placed on this day or before it has a lower one. */
export function orderIdAfter(date: string): string {
  return idAt(Date.parse(date) - shopClock + day);
}

function idAt(at: number): string {
  return v7({ msecs: Math.max(at, 0), random: new Uint8Array(16) });
}
