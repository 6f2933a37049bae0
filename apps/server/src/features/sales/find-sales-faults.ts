import { setImmediate as nextTurn } from 'node:timers/promises';

import type { Handle } from '../../database/database.ts';
import { readDay } from './read-day.ts';
import type { SummedDay } from './read-day.ts';
import { findLastDay, listDaysFrom } from './repository.ts';

const parts = ['receivedFen', 'refundedFen', 'placedOrders', 'paidOrders'] as const;

interface SalesFault {
  day: string;
  problem: string;
}

/** Finds the days whose sums differ from the books. The last two days are still being summed. */
export async function* findSalesFaults(handle: Handle): AsyncGenerator<SalesFault> {
  const last = await findLastDay(handle);
  if (!last) return;
  const days = await listDaysFrom(handle, '');
  for (const summed of days.slice(0, -2)) {
    const { day } = summed;
    for (const problem of problemsOf(summed, await readDay(handle, day))) yield { day, problem };
    // SQLite is synchronous, so this lets other requests be served between two days.
    await nextTurn();
  }
}

function problemsOf(summed: SummedDay, now: SummedDay): string[] {
  return parts
    .filter((part) => summed[part] !== now[part])
    .map((part) => `${part} is summed as ${summed[part]}, the books say ${now[part]}`);
}
