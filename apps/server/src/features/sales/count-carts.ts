import type { ServerContext } from '../../context.ts';
import { shopDay } from '../../shop-clock.ts';
import { readCarts } from './read-carts.ts';
import { setCarts } from './repository.ts';
import { dayAfter } from './shop-day.ts';

type Context = Pick<ServerContext, 'database' | 'now'>;

/** Records how many carts were last touched today and yesterday. Placing an order removes its cart. */
export async function countCarts(
  { database: { handle }, now }: Context,
  isStopping: () => boolean,
): Promise<void> {
  const today = shopDay(now());
  const counts = await readCarts(handle, [dayAfter(today, -1), today], isStopping);
  if (isStopping()) return;
  for (const [day, carts] of counts) await setCarts(handle, day, carts);
}
