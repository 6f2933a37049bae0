import { getSales } from '@uid/contract/sales';
import type { SalesDay } from '@uid/contract/sales';

import type { ServerContext } from '../../context.ts';
import type { Serve } from '../../http/serve.ts';
import { shopDay } from '../../shop-clock.ts';
import { findLastDay, listDaysFrom } from './repository.ts';
import { dayAfter, daysBetween } from './shop-day.ts';

export function serveSales(serve: Serve, { database: { handle }, now }: ServerContext): void {
  serve(getSales, async ({ days }) => {
    const today = shopDay(now());
    const first = dayAfter(today, 1 - Number(days));
    const stored = await listDaysFrom(handle, first);
    const byDay = new Map(stored.map((each) => [each.day, each]));
    const last = await findLastDay(handle);
    return {
      days: daysBetween(first, today).map((day) => byDay.get(day) ?? { ...nothing, day }),
      ...(last && { summedAt: last.summedAt }),
    };
  });
}

const nothing: Omit<SalesDay, 'day'> = {
  receivedFen: 0,
  refundedFen: 0,
  placedOrders: 0,
  paidOrders: 0,
  carts: 0,
};
