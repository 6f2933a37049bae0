import type { Handle } from '../../database/database.ts';
import type { StoredOrder } from '../orders/lock-order.ts';
import { countKeys } from './licences/repository.ts';
import { waitingPieces } from './parcels/waiting-pieces.ts';
import { listShipmentLines, listShipmentsOf } from './repository.ts';
import type { StoredOrderLine } from '../orders/find-order.ts';

export interface Unsent {
  /** The number of pieces of a line that have not been sent: goods in no parcel, licences without a key. */
  countOf: (sku: string) => number;
  hasParcels: boolean;
}

/** Reads which pieces of an order may still be kept back. */
export async function readUnsent(
  handle: Handle,
  { id, state }: Pick<StoredOrder, 'id' | 'state'>,
  lines: StoredOrderLine[],
): Promise<Unsent> {
  // In every other state the goods have been sent, or are not to be sent at all.
  if (state !== 'paid') return { countOf: () => 0, hasParcels: true };
  const shipments = await listShipmentsOf(handle, [id]);
  const packed = await listShipmentLines(
    handle,
    shipments.map((each) => each.id),
  );
  const isIssued = (await countKeys(handle, id)) > 0;
  const licences = lines
    .filter(({ delivery }) => delivery === 'licence' && !isIssued)
    .map((line) => ({ ...line, quantity: line.quantity - line.keptBack }));
  const unsent = [...waitingPieces(lines, packed), ...licences];
  return {
    countOf: (sku) => unsent.find((line) => line.sku === sku)?.quantity ?? 0,
    hasParcels: shipments.length > 0,
  };
}
