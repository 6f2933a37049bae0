import { pageSize } from '@uid/contract/constants';
import type { Language } from '@uid/contract/language';
import type { Address, OrderState } from '@uid/contract/orders';
import * as contract from '@uid/contract/shipments';
import type { Shipment } from '@uid/contract/shipments';
import * as staff from '@uid/contract/staff-shipments';
import type { FastifyInstance } from 'fastify';

import { AppError } from '../../http/app-error.ts';
import type { SessionCaller } from '../../http/caller.ts';
import type { Serve } from '../../http/serve.ts';
import { keyedRequest } from '../idempotency/answer-once.ts';
import { correctTracking } from './correct-tracking.ts';
import { confirmReceipt } from './confirm-receipt.ts';
import { presentLicences } from './licences/present-licences.ts';
import { listKeys } from './licences/repository.ts';
import { presentCarrier } from './present-shipment.ts';
import { readPackingLists } from './read-packing-lists.ts';
import { readParcelsOnTheWay } from './read-parcels-on-the-way.ts';
import { readShipments } from './read-shipments.ts';
import { reportParcel } from './report-parcel.ts';
import { listPaidOrders } from './read-orders-to-ship.ts';
import { findShipment } from './repository.ts';
import { shipOrder } from './ship-order.ts';
import { shipOrders } from './ship-orders.ts';
import type { Shipping } from './shipping.ts';
import { receiveReport } from './tracking/receive-report.ts';
import { findOrder, findOrderId, listOrderLines } from '../orders/find-order.ts';

export function serveShipments(serve: Serve, shipping: Shipping): void {
  const { handle } = shipping.context.database;

  async function readOwnOrder(no: string, caller: SessionCaller) {
    const { accountId } = caller.session;
    const order = await findOrder(handle, { no, accountId });
    if (!order) throw new AppError('NOT_FOUND');
    return order;
  }

  serve(contract.listShipments, async ({ language, no }, caller) => {
    const { id, state } = await readOwnOrder(no, caller);
    const { shipments = [], waiting = [] } =
      (await readShipments(handle, [id], language)).get(id) ?? {};
    return { shipments, waiting: isSendable(state) ? waiting : [] };
  });

  serve(contract.confirmReceipt, async (input, caller) => {
    const { no } = input;
    const { accountId } = caller.session;
    const request = keyedRequest(caller, 'confirm-receipt', input);
    await confirmReceipt(shipping, { no, accountId, request });
    const { state } = await readOwnOrder(no, caller);
    return { no, state };
  });

  serve(contract.listLicences, async ({ language, no }, caller) => {
    const { id, state } = await readOwnOrder(no, caller);
    const lines = await listOrderLines(handle, [id]);
    const keys = await listKeys(handle, id);
    return { licences: presentLicences({ state, lines, keys }, language) };
  });
}

/** Goods leave only for an order that is paid and not being refunded. */
function isSendable(state: OrderState): boolean {
  return state === 'paid';
}

export function serveDispatch(serve: Serve, shipping: Shipping): void {
  const { database, config } = shipping.context;
  const { handle } = database;

  async function readShipment(id: string, language: Language): Promise<Shipment> {
    const { orderId } = (await findShipment(handle, id)) ?? {};
    const read = orderId && (await readShipments(handle, [orderId], language)).get(orderId);
    const shipment = read && read.shipments.find((each) => each.id === id);
    if (!shipment) throw new AppError('NOT_FOUND');
    return shipment;
  }

  serve(contract.listOrdersToShip, async ({ language, after }, { act }) => {
    const found = await act({}, async (tx, note) => {
      const orders = await listPaidOrders(tx, { after, limit: pageSize + 1 });
      note({ after: { ids: orders.slice(0, pageSize).map(({ id }) => id) } });
      return orders;
    });
    const page = found.slice(0, pageSize);
    const ids = page.map(({ id }) => id);
    const read = await readShipments(handle, ids, language);
    return {
      orders: page.map(({ id, no, placedAt, paidAt, email, address, note, isAskedBack }) => ({
        no,
        placedAt,
        paidAt: paidAt ?? placedAt,
        email: email ?? '',
        ...(address !== null && { address: JSON.parse(address) as Address }),
        ...(note !== null && { note }),
        ...(isAskedBack && { isAskedBack: true }),
        lines: read.get(id)?.waiting ?? [],
      })),
      ...(found.length > pageSize && { next: page.at(-1)?.no }),
      carriers: [...config.carriers.keys()].map((code) => ({
        ...presentCarrier(code, language),
        isTracked: shipping.carriers.has(code),
      })),
    };
  });

  serve(contract.shipOrder, async (input, { act, session }) => {
    const operatorId = session.accountId;
    const { carrier, trackingNo, lines } = input;
    const id = await shipOrder(shipping, { ...input, operatorId }, (pack) =>
      act({}, async (tx, note) => {
        const orderId = await findOrderId(tx, input.no);
        if (orderId) note({ subject: { kind: 'order', id: orderId } });
        const packed = await pack(tx);
        const { order } = packed;
        note({
          about: order.accountId,
          before: { state: order.state },
          after: { shipment: packed.id, carrier, trackingNo, lines },
        });
        return { id: packed.id };
      }),
    );
    return readShipment(id, input.language);
  });

  serve(staff.shipOrders, async (input, { act, session }) => {
    const batch = { ...input, operatorId: session.accountId };
    const shipped = await shipOrders(shipping, batch, (pack) =>
      act({}, async (tx, note) => {
        const packed = await pack(tx);
        const { carrier, parcels } = input;
        note({
          each: packed.map(({ id, order }, index) => ({
            subject: { kind: 'order', id: order.id },
            about: order.accountId,
            before: { state: order.state },
            after: { shipment: id, carrier, trackingNo: parcels[index]?.trackingNo },
          })),
        });
        return { ids: packed.map(({ id }) => id) };
      }),
    );
    return { shipped };
  });

  serve(staff.listPackingLists, ({ orders }, { act }) =>
    act({}, async (tx, note) => {
      const { lists, ids } = await readPackingLists(tx, [...new Set(orders.split(','))]);
      note({ after: { ids } });
      return { lists };
    }),
  );

  serve(staff.correctTracking, async (input, { act }) => {
    const { id, from, to } = input;
    await act({ subject: { kind: 'shipment', id } }, async (tx, note) => {
      const { order } = await correctTracking(tx, shipping, input);
      note({
        about: order.accountId,
        before: { order: order.id, trackingNo: from },
        after: { trackingNo: to },
      });
      return null;
    });
    return readShipment(id, input.language);
  });

  serve(staff.listParcelsOnTheWay, ({ language, q }, { act }) =>
    act({}, async (tx, note) => {
      const tracked = [...shipping.carriers.keys()];
      const found = await readParcelsOnTheWay(tx, { language, q, tracked });
      note({ after: { ids: found.parcels.map(({ id }) => id) } });
      return found;
    }),
  );

  serve(contract.reportParcel, async (input, { act }) => {
    const { id, state, place, text } = input;
    await act({ subject: { kind: 'shipment', id } }, async (tx, note) => {
      const before = await reportParcel(tx, shipping, input);
      note({ before: { state: before.state }, after: { state, place, text } });
      return null;
    });
    return readShipment(input.id, input.language);
  });
}

/** Where carriers report. A signature counts for the bytes as they came, so nothing reads them before. */
export async function serveCarrierReports(app: FastifyInstance, shipping: Shipping): Promise<void> {
  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    raw.post<{ Params: { carrier: string } }>(
      '/api/carrier-reports/:carrier',
      async (request, reply) => {
        const { carrier: code } = request.params;
        const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
        await receiveReport(shipping, code, { body, headers: request.headers });
        return reply.send({ received: true });
      },
    );
  });
}
