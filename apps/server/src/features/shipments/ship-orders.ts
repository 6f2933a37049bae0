import { errorKinds } from '@uid/contract/errors';
import type { shipOrders as contract } from '@uid/contract/staff-shipments';
import type { ParsedInputOf } from '@uid/contract/endpoint';

import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { findOrderId } from '../orders/find-order.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { packParcel, refuseMisfit } from './ship-order.ts';
import type { Packed } from './ship-order.ts';
import { registerParcel } from './register-parcel.ts';
import type { Shipping } from './shipping.ts';

type Batch = ParsedInputOf<typeof contract> & { operatorId: string };
type Transact = (pack: (handle: Handle) => Promise<Packed[]>) => Promise<{ ids: string[] }>;

/** Sends the rest of several orders, one parcel each: all of the parcels, or none if one can't be sent. */
export async function shipOrders(
  shipping: Shipping,
  batch: Batch,
  transact: Transact,
): Promise<number> {
  const { carriers, onFailure } = shipping;
  const { ids } = await transact((handle) => packAll(handle, shipping, batch));
  // The parcels are recorded; a job asks an unavailable carrier again.
  if (carriers.has(batch.carrier))
    for (const id of ids)
      await registerParcel(shipping, id).catch((cause: unknown) =>
        onFailure(cause, { shipmentId: id }),
      );
  return ids.length;
}

/** Packs all parcels. The error names every parcel that can't be sent, not only the first. */
async function packAll(
  handle: Handle,
  shipping: Shipping,
  { parcels, language, ...batch }: Batch,
): Promise<Packed[]> {
  const packed: Packed[] = [];
  const faults: Record<string, string> = {};
  // Concurrent batches lock their orders in the same sequence, so that they can't deadlock.
  for (const no of parcels.map((each) => each.no).toSorted()) {
    const id = await findOrderId(handle, no);
    if (id) await lockOrder(handle, id, shipping.context);
  }
  for (const [index, parcel] of parcels.entries()) {
    const consignment = { ...batch, ...parcel, language };
    try {
      refuseMisfit(shipping, consignment);
      packed.push(await packParcel(handle, shipping, consignment));
    } catch (cause) {
      if (!(cause instanceof AppError)) throw cause;
      faults[`parcels.${index}.trackingNo`] =
        cause.extra.fields?.['trackingNo'] ?? errorKinds[cause.error].text[language];
    }
  }
  if (Object.keys(faults).length > 0) throw new AppError('PARCELS_REFUSED', { fields: faults });
  return packed;
}
