import type { shipOrder as contract } from '@uid/contract/shipments';
import type { ParsedInputOf } from '@uid/contract/endpoint';
import type { Localised } from '@uid/contract/language';

import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { lockOrder } from '../orders/lock-order.ts';
import type { StoredOrder } from '../orders/lock-order.ts';
import { fulfilOrder } from './fulfil-order.ts';
import { waitingPieces } from './parcels/waiting-pieces.ts';
import { registerParcel } from './register-parcel.ts';
import { insertShipment, isNumberUsed, listShipmentLines, listShipmentsOf } from './repository.ts';
import type { Shipping } from './shipping.ts';
import { findOrderId, listOrderLines } from '../orders/find-order.ts';

type Consignment = ParsedInputOf<typeof contract> & {
  /** The staff member who sends the parcel; undefined if the shop sends it automatically. */
  operatorId: string | undefined;
};

/**
 * Sends a parcel: enters it in the books first, in the transaction that `transact` opens, then registers it with the
 * carrier. Returns the shipment's id.
 */
export async function shipOrder(
  shipping: Shipping,
  consignment: Consignment,
  transact: Transact = (pack) => shipping.context.database.transact(pack),
): Promise<string> {
  const { carriers, onFailure } = shipping;
  refuseMisfit(shipping, consignment);
  const { id } = await transact((handle) => packParcel(handle, shipping, consignment));
  // The parcel is recorded; a job asks an unavailable carrier again.
  if (carriers.has(consignment.carrier))
    await registerParcel(shipping, id).catch((cause: unknown) =>
      onFailure(cause, { shipmentId: id }),
    );
  return id;
}

type Transact = (pack: (handle: Handle) => Promise<Packed>) => Promise<{ id: string }>;

export interface Packed {
  id: string;
  order: StoredOrder;
}

/** Checks what a schema can't: whether the carrier is offered, and whether it assigns the tracking number itself. */
export function refuseMisfit(
  { context, carriers }: Shipping,
  { carrier, trackingNo, language }: Pick<Consignment, 'carrier' | 'trackingNo' | 'language'>,
): void {
  if (!context.config.carriers.has(carrier))
    throw new AppError('INVALID_INPUT', { fields: { carrier: misfits.carrier[language] } });
  if (carriers.has(carrier) && trackingNo !== undefined)
    throw new AppError('INVALID_INPUT', { fields: { trackingNo: misfits.given[language] } });
  if (!carriers.has(carrier) && trackingNo === undefined)
    throw new AppError('INVALID_INPUT', { fields: { trackingNo: misfits.missing[language] } });
}

const misfits = {
  carrier: { zh: '未启用这家物流公司', en: 'This carrier is not offered' },
  given: { zh: '运单号由这家物流公司生成', en: 'This carrier gives the number itself' },
  missing: { zh: '请填写运单号', en: 'Please enter the tracking number' },
} satisfies Record<string, Localised<string>>;

/** Enters a parcel in the books, with the given lines or with all pieces that have not been sent. */
export async function packParcel(
  handle: Handle,
  { context, carriers }: Shipping,
  {
    no,
    carrier,
    trackingNo,
    operatorId,
    ...consignment
  }: Omit<Consignment, 'lines'> & Partial<Pick<Consignment, 'lines'>>,
): Promise<Packed> {
  const orderId = await findOrderId(handle, no);
  if (!orderId) throw new AppError('NOT_FOUND');
  const order = await lockOrder(handle, orderId, context);
  if (order.state !== 'paid') throw new AppError('STATE_CONFLICT');
  const lines = await chooseLines(handle, orderId, consignment.lines);
  if (trackingNo && (await isNumberUsed(handle, { carrier, trackingNo })))
    throw new AppError('TRACKING_NUMBER_USED');
  const now = context.now();
  const id = context.newId();
  const isTracked = carriers.has(carrier);
  const shipment = {
    id,
    orderId,
    carrier,
    trackingNo: trackingNo ?? null,
    state: 'registered' as const,
    createdAt: now,
    shippedAt: isTracked ? null : now,
    deliveredAt: null,
    nextPollAt: isTracked ? now : null,
  };
  await insertShipment(handle, shipment, lines);
  if (trackingNo === undefined) return { id, order };
  await fulfilOrder(handle, order, {
    context,
    by: operatorId === undefined ? 'staff' : { operatorId },
    parcel: { shipmentId: id, carrier, trackingNo },
  });
  return { id, order };
}

/** Returns the lines of the parcel. Throws NOTHING_TO_SHIP unless all their pieces wait to be sent. */
async function chooseLines(
  handle: Handle,
  orderId: string,
  wanted: { sku: string; quantity: number }[] | undefined,
): Promise<{ sku: string; quantity: number }[]> {
  const shipments = await listShipmentsOf(handle, [orderId]);
  const packed = await listShipmentLines(
    handle,
    shipments.map(({ id }) => id),
  );
  const waiting = waitingPieces(await listOrderLines(handle, [orderId]), packed);
  const chosen = wanted ?? waiting.map(({ sku, quantity }) => ({ sku, quantity }));
  const isFitting = chosen.every(({ sku, quantity }) =>
    waiting.some((line) => line.sku === sku && line.quantity >= quantity),
  );
  const isTwice = new Set(chosen.map(({ sku }) => sku)).size < chosen.length;
  if (!isFitting || isTwice || chosen.length === 0) throw new AppError('NOTHING_TO_SHIP');
  return chosen;
}
