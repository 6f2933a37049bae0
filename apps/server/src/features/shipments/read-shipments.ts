import type { Language } from '@uid/contract/language';
import type { OrderToShip, Shipment } from '@uid/contract/shipments';

import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { waitingPieces } from './parcels/waiting-pieces.ts';
import { presentLine, presentShipment } from './present-shipment.ts';
import {
  findShipment,
  listParcelEvents,
  listShipmentLines,
  listShipmentsOf,
} from './repository.ts';
import { listOrderLines } from '../orders/find-order.ts';

/** Reads the parcels of orders with their contents, and the pieces that are in no parcel yet, by order id. */
export async function readShipments(
  handle: Handle,
  orderIds: string[],
  language: Language,
): Promise<Map<string, { shipments: Shipment[]; waiting: OrderToShip['lines'] }>> {
  const orderLines = await listOrderLines(handle, orderIds);
  const shipments = await listShipmentsOf(handle, orderIds);
  const ids = shipments.map(({ id }) => id);
  const packed = await listShipmentLines(handle, ids);
  const events = await listParcelEvents(handle, ids);
  const entries = orderIds.map((orderId) => {
    const own = shipments.filter((each) => each.orderId === orderId);
    const ownLines = orderLines.filter((each) => each.orderId === orderId);
    const inParcels = packed.filter((line) => own.some(({ id }) => id === line.shipmentId));
    const present = (shipment: (typeof own)[number]) => {
      const isOwn = (each: { shipmentId: string }) => each.shipmentId === shipment.id;
      return presentShipment(
        {
          shipment,
          packed: packed.filter(isOwn),
          events: events.filter(isOwn),
          orderLines: ownLines,
        },
        language,
      );
    };
    const waiting = waitingPieces(ownLines, inParcels).map((line) => presentLine(line, language));
    return [orderId, { shipments: own.map(present), waiting }] as const;
  });
  return new Map(entries);
}

/** Reads one parcel with its contents. Throws NOT_FOUND. */
export async function readShipment(
  handle: Handle,
  id: string,
  language: Language,
): Promise<Shipment> {
  const { orderId } = (await findShipment(handle, id)) ?? {};
  const read = orderId && (await readShipments(handle, [orderId], language)).get(orderId);
  const shipment = read && read.shipments.find((each) => each.id === id);
  if (!shipment) throw new AppError('NOT_FOUND');
  return shipment;
}
