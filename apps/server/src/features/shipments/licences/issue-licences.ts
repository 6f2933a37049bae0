import type { Handle } from '../../../database/database.ts';
import { workOnDue } from '../../../work-on-due.ts';
import { clearKeysDue, listOrdersToLicense } from '../../orders/licences-due.ts';
import { lockOrder } from '../../orders/lock-order.ts';
import { fulfilOrder } from '../fulfil-order.ts';
import type { Shipping } from '../shipping.ts';
import { createLicenceKey } from './licence-key.ts';
import { insertKeys } from './repository.ts';
import { listOrderLines } from '../../orders/find-order.ts';

const batch = 50;

/** Issues the licence keys of paid orders, all keys of an order at once. */
export async function issueLicences({ context, onFailure }: Shipping): Promise<void> {
  const { database } = context;
  await workOnDue<{ id: string }>({
    list: (after) => listOrdersToLicense(database.handle, { after: after?.id, limit: batch }),
    work: ({ id }) => database.transact((handle) => issue(handle, id, context)),
    onFailure: (cause, { id }) => onFailure(cause, { orderId: id }),
  });
}

async function issue(handle: Handle, id: string, context: Shipping['context']): Promise<void> {
  const order = await lockOrder(handle, id, context);
  // The order was refunded, or another process has issued its keys, since it was listed.
  if (order.state !== 'paid' || order.keysDue === 0) return;
  const lines = await listOrderLines(handle, [id]);
  const keys = lines
    .filter(({ delivery }) => delivery === 'licence')
    .flatMap(({ sku, quantity, keptBack }) =>
      Array.from({ length: quantity - keptBack }, (_, index) => ({
        orderId: id,
        sku,
        piece: index + 1,
        licenceKey: createLicenceKey(),
        issuedAt: context.now(),
      })),
    );
  await clearKeysDue(handle, id);
  if (keys.length === 0) return;
  await insertKeys(handle, keys);
  await context.publish(handle, 'licences-issued', { orderId: id });
  await fulfilOrder(handle, order, { context, by: 'clock' });
}
