import { pageSize } from '@uid/contract/constants';
import type { Language } from '@uid/contract/language';
import type { Address, OrderState } from '@uid/contract/orders';
import * as contract from '@uid/contract/shipments';
import type { Shipment } from '@uid/contract/shipments';
import type { FastifyInstance } from 'fastify';

import { AppError } from '../../http/app-error.ts';
import type { SessionCaller } from '../../http/caller.ts';
import type { Serve } from '../../http/serve.ts';
import { keyedRequest } from '../idempotency/answer-once.ts';
import { confirmReceipt } from './confirm-receipt.ts';
import { presentLicences } from './licences/present-licences.ts';
import { listKeys } from './licences/repository.ts';
import { presentCarrier } from './present-shipment.ts';
import { readShipments } from './read-shipments.ts';
import { reportParcel } from './report-parcel.ts';
import { listPaidOrders } from './read-orders-to-ship.ts';
import { findShipment } from './repository.ts';
import { shipOrder } from './ship-order.ts';
import type { Shipping } from './shipping.ts';
import { receiveReport } from './tracking/receive-report.ts';
import { findOrder, listOrderLines } from '../orders/find-order.ts';

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

  serve(contract.confirmReceipt, async ({ no }, caller) => {
    const { accountId } = caller.session;
    await confirmReceipt(shipping, { no, accountId });
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

  serve(contract.listOrdersToShip, async ({ language, after }) => {
    const found = await listPaidOrders(handle, { after, limit: pageSize + 1 });
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

  serve(contract.shipOrder, async (input, caller) => {
    const operatorId = caller.session.accountId;
    const request = keyedRequest(caller, 'ship-order', input);
    const id = await shipOrder(shipping, { ...input, operatorId, request });
    return readShipment(id, input.language);
  });

  serve(contract.reportParcel, async (input, caller) => {
    const request = keyedRequest(caller, 'report-parcel', input);
    await reportParcel(shipping, { ...input, request });
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
