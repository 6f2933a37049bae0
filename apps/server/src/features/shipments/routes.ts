import type { OrderState } from '@uid/contract/orders';
import * as contract from '@uid/contract/shipments';

import { AppError } from '../../http/app-error.ts';
import type { SessionCaller } from '../../http/caller.ts';
import type { Serve } from '../../http/serve.ts';
import { keyedRequest } from '../idempotency/answer-once.ts';
import { findOrder, listOrderLines } from '../orders/find-order.ts';
import { confirmReceipt } from './confirm-receipt.ts';
import { presentLicences } from './licences/present-licences.ts';
import { listKeys } from './licences/repository.ts';
import { readShipments } from './read-shipments.ts';
import type { Shipping } from './shipping.ts';

/** Serves the parcels and licences of an order to its customer. */
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

/** Goods are sent only for an order that is paid and not being refunded. */
function isSendable(state: OrderState): boolean {
  return state === 'paid';
}
