import * as contract from '@uid/contract/orders';
import type { Order } from '@uid/contract/orders';
import { pageSize } from '@uid/contract/constants';
import type { Language } from '@uid/contract/language';

import { AppError } from '../../http/app-error.ts';
import type { SessionCaller } from '../../http/caller.ts';
import type { Serve } from '../../http/serve.ts';
import { keyedRequest } from '../idempotency/answer-once.ts';
import { createRequestsInFlight } from '../idempotency/requests-in-flight.ts';
import { rememberLanguage } from './remember-language.ts';
import { cancelOrder } from './ending/cancel-order.ts';
import type { Ordering } from './ordering.ts';
import { findPlaced, placeOrder } from './checkout/place-order.ts';
import { readCheckout } from './checkout/read-checkout.ts';
import { presentOrder, presentSummary } from './present-order.ts';
import { findOrder, listOrderLines } from './find-order.ts';
import { listEvents } from './list-events.ts';
import { countByState, listOrders } from './repository.ts';

export function serveOrders(serve: Serve, ordering: Ordering): void {
  const { context } = ordering;
  const { handle } = context.database;
  const inFlight = createRequestsInFlight();

  async function readOrder(
    key: { no: string; accountId: string },
    language: Language,
  ): Promise<Order> {
    const order = await findOrder(handle, key);
    if (!order) throw new AppError('NOT_FOUND');
    const lines = await listOrderLines(handle, [order.id]);
    const events = await listEvents(handle, order.id);
    return presentOrder({ ...order, lines }, events, { language, now: context.now() });
  }

  serve(contract.getCheckout, ({ language }, caller) =>
    readCheckout(handle, accountOf(caller), { language, now: context.now() }),
  );

  serve(contract.placeOrder, (input, caller) => {
    const { idempotencyKey } = caller;
    const accountId = accountOf(caller);
    const placement = { accountId, idempotencyKey, input };
    return inFlight.run(
      `${accountId} ${idempotencyKey}`,
      () => placeOrder(context, placement),
      () => findPlaced(context, placement),
    );
  });

  serve(contract.listOrders, async ({ language, ...filter }, caller) => {
    const accountId = accountOf(caller);
    const { rows, next } = await listOrders(handle, accountId, filter);
    return {
      orders: rows.map((each) => presentSummary(each, language)),
      next,
      counts: await countByState(handle, accountId),
      pageSize,
      now: context.now(),
    };
  });

  serve(contract.getOrder, ({ language, no }, caller) =>
    readOrder({ no, accountId: accountOf(caller) }, language),
  );

  serve(contract.cancelOrder, async (input, caller) => {
    const { language, no } = input;
    const accountId = accountOf(caller);
    await rememberLanguage(handle, { accountId, language });
    const request = keyedRequest(caller, 'cancel-order', input);
    await cancelOrder(ordering, { ...input, accountId, request });
    return readOrder({ no, accountId }, language);
  });
}

function accountOf(caller: SessionCaller): string {
  return caller.session.accountId;
}
