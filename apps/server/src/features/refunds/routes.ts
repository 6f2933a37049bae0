import type { Language } from '@uid/contract/language';
import * as contract from '@uid/contract/refunds';

import type { ServerContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import type { Serve } from '../../http/serve.ts';
import { keyedRequest } from '../idempotency/answer-once.ts';
import { decideRefund } from './decide-refund.ts';
import { namesOf, presentRefunds, presentRequest } from './present-refunds.ts';
import { findOrder } from '../orders/find-order.ts';
import { findRequest, listOpenRequests } from './read-requests.ts';
import { requestRefund } from './request-refund.ts';
import { settleReview } from './settle-review.ts';
import { withdrawRefund } from './withdraw-refund.ts';

export function serveRefunds(serve: Serve, context: ServerContext): void {
  const { handle } = context.database;

  async function read(key: { no: string; accountId: string }, language: Language) {
    const order = await findOrder(handle, key);
    if (!order) throw new AppError('NOT_FOUND');
    return presentRefunds(handle, order, language);
  }

  serve(contract.listRefunds, ({ language, no }, { session: { accountId } }) =>
    read({ no, accountId }, language),
  );

  serve(contract.requestRefund, async (input, caller) => {
    const { accountId } = caller.session;
    const request = keyedRequest(caller, 'request-refund', input);
    await requestRefund(context, { ...input, accountId, request });
    return read({ no: input.no, accountId }, input.language);
  });

  serve(contract.withdrawRefund, async ({ language, no, id }, { session: { accountId } }) => {
    await withdrawRefund(context, { no, id, accountId });
    return read({ no, accountId }, language);
  });

  serve(contract.listRefundRequests, async ({ language, after }) => {
    const { requests, hasMore } = await listOpenRequests(handle, after);
    const presented = [];
    for (const request of requests) {
      const names = await namesOf(handle, request.orderId, language);
      const { no, totalFen } = request;
      presented.push({ ...presentRequest(request, names), no, totalFen });
    }
    return { requests: presented, ...(hasMore && { next: requests.at(-1)?.id }) };
  });

  serve(contract.decideRefund, async (input, caller) => {
    const operatorId = caller.session.accountId;
    const request = keyedRequest(caller, 'decide-refund', input);
    await decideRefund(context, { ...input, operatorId, request });
    const decided = await findRequest(handle, input.id);
    if (!decided) throw new AppError('NOT_FOUND');
    return presentRequest(decided, await namesOf(handle, decided.orderId, input.language));
  });

  serve(contract.settleReview, async (input, caller) => {
    const operatorId = caller.session.accountId;
    const request = keyedRequest(caller, 'settle-review', input);
    return { state: await settleReview(context, { ...input, operatorId, request }) };
  });
}
