import type { ServerContext } from '../../context.ts';
import { shopDay } from '../../shop-clock.ts';
import { readCarts } from './read-carts.ts';
import { setCarts } from './repository.ts';
import { dayAfter } from './shop-day.ts';

type Context = Pick<ServerContext, 'database' | 'now'>;

/** Notes how many carts were left today, and yesterday: an order takes its cart away with it. */
export async function countCarts(
  { database: { handle }, now }: Context,
  isStopping: () => boolean,
): Promise<void> {
  const today = shopDay(now());
  const counts = await readCarts(handle, [dayAfter(today, -1), today], isStopping);
  if (isStopping()) return;
  for (const [day, carts] of counts) await setCarts(handle, day, carts);
}
