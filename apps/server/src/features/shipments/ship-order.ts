import type { shipOrder as contract } from '@uid/contract/shipments';
import type { ParsedInputOf } from '@uid/contract/endpoint';
import type { Localised } from '@uid/contract/language';

import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import type { KeyedRequest } from '../idempotency/answer-once.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { fulfilOrder } from './fulfil-order.ts';
import { waitingPieces } from './parcels/waiting-pieces.ts';
import { registerParcel } from './register-parcels.ts';
import { insertShipment, isNumberUsed, listShipmentLines, listShipmentsOf } from './repository.ts';
import type { Shipping } from './shipping.ts';
import { findOrderId, listOrderLines } from '../orders/find-order.ts';

type Consignment = ParsedInputOf<typeof contract> & {
  /** Undefined where the shop's own rule sends it. */
  operatorId: string | undefined;
  /** As the operator sent it, who may repeat it. */
  request?: KeyedRequest | undefined;
};

/** Sends a parcel: it is in the books first, then the carrier hears of it. Yields the shipment's id. */
export async function shipOrder(shipping: Shipping, consignment: Consignment): Promise<string> {
  const { context, carriers, onFailure } = shipping;
  refuseMisfit(shipping, consignment);
  const isTracked = carriers.has(consignment.carrier);
  const once = { request: consignment.request, now: context.now() };
  const id = await context.database.transact((handle) =>
    answerOnce(handle, once, () => pack(handle, shipping, consignment)),
  );
  // The parcel stands; a carrier that is away is asked again by the clock.
  if (isTracked)
    await registerParcel(shipping, id).catch((cause: unknown) =>
      onFailure(cause, { shipmentId: id }),
    );
  return id;
}

/** What a schema cannot know: which carriers are offered, and which give the number themselves. */
function refuseMisfit(
  { context, carriers }: Shipping,
  { carrier, trackingNo, language }: Consignment,
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

async function pack(
  handle: Handle,
  { context, carriers }: Shipping,
  { no, carrier, trackingNo, lines, operatorId }: Consignment,
): Promise<string> {
  const orderId = await findOrderId(handle, no);
  if (!orderId) throw new AppError('NOT_FOUND');
  const order = await lockOrder(handle, orderId, context);
  if (order.state !== 'paid') throw new AppError('STATE_CONFLICT');
  await refuseWhatIsGone(handle, orderId, lines);
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
  if (trackingNo === undefined) return id;
  await fulfilOrder(handle, order, {
    context,
    operatorId,
    parcel: { shipmentId: id, carrier, trackingNo },
  });
  return id;
}

async function refuseWhatIsGone(
  handle: Handle,
  orderId: string,
  wanted: { sku: string; quantity: number }[],
): Promise<void> {
  const shipments = await listShipmentsOf(handle, [orderId]);
  const packed = await listShipmentLines(
    handle,
    shipments.map(({ id }) => id),
  );
  const waiting = waitingPieces(await listOrderLines(handle, [orderId]), packed);
  const isFitting = wanted.every(({ sku, quantity }) =>
    waiting.some((line) => line.sku === sku && line.quantity >= quantity),
  );
  const isTwice = new Set(wanted.map(({ sku }) => sku)).size < wanted.length;
  if (!isFitting || isTwice) throw new AppError('NOTHING_TO_SHIP');
}
