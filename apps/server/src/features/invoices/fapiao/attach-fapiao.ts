import type { FapiaoType } from '@uid/contract/invoices';
import { maxFapiaoFiles } from '@uid/contract/staff-fapiao';

import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { setFapiaoDue } from '../../orders/fapiao-due.ts';
import { lockOrder } from '../../orders/lock-order.ts';
import type { StoredOrder } from '../../orders/lock-order.ts';
import { findPaid } from '../read-orders.ts';
import type { ReadFile } from './read-file.ts';
import { listFapiao } from './read-fapiao.ts';
import { isAnothersFapiao } from './read-owners.ts';
import { holdHash, insertFapiao } from './repository.ts';

interface Attaching {
  order: StoredOrder;
  number: string;
  file: ReadFile;
  /** The member of staff who attaches it. */
  accountId: string;
}

interface Attached {
  id: string;
  type: FapiaoType;
  /** False if the order had this very file already. */
  isNew: boolean;
}

/**
 * Attaches the fapiao of a paid order. Its customer is notified of each number, not of each file that the number comes
 * as.
 */
export async function attachFapiao(
  handle: Handle,
  { order: { id: orderId }, number, file, accountId }: Attaching,
  context: Pick<ServerContext, 'newId' | 'now' | 'publish'>,
): Promise<Attached> {
  const order = await lockOrder(handle, orderId, context);
  if (order.erasedAt !== null) throw new AppError('STATE_CONFLICT');
  if (!(await findPaid(handle, order))) throw new AppError('FAPIAO_UNPAID');
  const known = await listFapiao(handle, orderId);
  const { type, hash } = file;
  const same = known.find((each) => each.hash === hash && each.number === number);
  if (same) return { id: same.id, type, isNew: false };
  if (known.some((each) => each.hash === hash || (each.number === number && each.type === type)))
    throw new AppError('FAPIAO_KNOWN');
  if (known.length >= maxFapiaoFiles) throw new AppError('FAPIAO_FULL');
  const id = context.newId();
  const attached = { attachedAt: context.now(), attachedBy: accountId };
  await holdHash(handle, hash, async () => {
    if (await isAnothersFapiao(handle, { hash, accountId: order.accountId }))
      throw new AppError('FAPIAO_ELSEWHERE');
    await insertFapiao(handle, { ...file, ...attached, id, orderId, number });
  });
  await setFapiaoDue(handle, orderId, false);
  if (!known.some((each) => each.number === number))
    await context.publish(handle, 'fapiao-issued', { orderId, fapiaoId: id, number });
  return { id, type, isNew: true };
}
