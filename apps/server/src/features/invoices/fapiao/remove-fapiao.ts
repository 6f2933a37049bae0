import type { Invoice } from '@uid/contract/orders';

import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { setFapiaoDue } from '../../orders/fapiao-due.ts';
import { lockOrder } from '../../orders/lock-order.ts';
import { listFapiao } from './read-fapiao.ts';
import type { StoredFapiao } from './read-fapiao.ts';
import { deleteFapiao } from './repository.ts';

/** Removes a wrong file from an order; if the order has no other file, it awaits its fapiao again. */
export async function removeFapiao(
  handle: Handle,
  { orderId, id }: { orderId: string; id: string },
  context: Pick<ServerContext, 'now'>,
): Promise<StoredFapiao> {
  const order = await lockOrder(handle, orderId, context);
  const known = await listFapiao(handle, orderId);
  const file = known.find((each) => each.id === id);
  if (!file) throw new AppError('NOT_FOUND');
  await deleteFapiao(handle, id);
  const { kind } = JSON.parse(order.invoice) as Invoice;
  if (known.length === 1 && kind !== 'none') await setFapiaoDue(handle, orderId, true);
  return file;
}
