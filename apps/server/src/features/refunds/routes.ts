import type { Language } from '@uid/contract/language';
import * as contract from '@uid/contract/refunds';
import type { RefundRequest } from '@uid/contract/refunds';
import { askStaffRefund } from '@uid/contract/staff-refunds';

import type { ServerContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import type { Serve } from '../../http/serve.ts';
import { seesPersons } from '../../mask-person.ts';
import { readWaiting } from '../approvals/read-approvals.ts';
import { keyedRequest } from '../idempotency/answer-once.ts';
import { decideOrAsk } from './decide-or-ask.ts';
import { maskRequest, namesOf, presentRefunds, presentRequest } from './present-refunds.ts';
import { findAnyOrder, findOrder, findOrderId } from '../orders/find-order.ts';
import { findRequest, listOpenRequests } from './read-requests.ts';
import { requestForCustomer, requestRefund } from './request-refund.ts';
import { readUnsentOf } from './take-back.ts';
import { withdrawRefund } from './withdraw-refund.ts';

export function serveRefunds(serve: Serve, context: ServerContext): void {
  const { handle } = context.database;

  async function read(key: { no: string; accountId: string }, language: Language) {
    const order = await findOrder(handle, key);
    if (!order) throw new AppError('NOT_FOUND');
    return presentRefunds(handle, order, language);
  }

  function readWaitingRefunds(subjects: string[]) {
    return readWaiting(handle, { kind: 'refund', subjects, now: context.now() });
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

  serve(contract.withdrawRefund, async (input, caller) => {
    const { accountId } = caller.session;
    const request = keyedRequest(caller, 'withdraw-refund', input);
    await withdrawRefund(context, { ...input, accountId, request });
    return read({ no: input.no, accountId }, input.language);
  });

  serve(askStaffRefund, (input, { act, session }) =>
    act({ reason: input.note }, async (tx, note) => {
      const asked = { ...input, staffId: session.accountId };
      const { order, id, amountFen } = await requestForCustomer(tx, asked, context);
      note({
        subject: { kind: 'order', id: order.id },
        about: order.accountId,
        after: { request: id, amountFen, reason: input.reason },
      });
      return { no: order.no, id, amountFen };
    }),
  );

  serve(contract.listRefundRequests, async ({ language, after }, { act, session }) => {
    const { rows, next } = await act({}, async (handle, note) => {
      const page = await listOpenRequests(handle, after);
      note({ after: { ids: page.rows.map(({ id }) => id) } });
      return page;
    });
    const waiting = await readWaitingRefunds(rows.map(({ id }) => id));
    const show = seesPersons(session) ? (request: RefundRequest) => request : maskRequest;
    const presented = [];
    for (const request of rows) {
      const names = await namesOf(handle, request.orderId, language);
      const { no, totalFen } = request;
      const order = await findAnyOrder(handle, no);
      const unsent = order && (await readUnsentOf(handle, request, order));
      const waitsFor = waiting.get(request.id);
      presented.push({
        ...show(presentRequest(request, names)),
        no,
        totalFen,
        ...(unsent && { unsent }),
        ...(waitsFor && { waitsFor }),
      });
    }
    return { requests: presented, next };
  });

  serve(contract.decideRefund, async (input, { act, session }) => {
    await act({}, async (tx, note) => {
      const request = await findRequest(tx, input.id);
      if (request) note({ subject: { kind: 'order', id: request.orderId } });
      note(await decideOrAsk(tx, { ...input, by: session }, context));
      return null;
    });
    const decided = await findRequest(handle, input.id);
    if (!decided) throw new AppError('NOT_FOUND');
    const waitsFor = (await readWaitingRefunds([input.id])).get(input.id);
    return {
      ...presentRequest(decided, await namesOf(handle, decided.orderId, input.language)),
      ...(waitsFor && { waitsFor }),
    };
  });

  serve(contract.settleReview, async (input, { act, session }) => {
    const { settleReview } = await import('./settle-review.ts');
    const operatorId = session.accountId;
    const state = await act({}, async (tx, note) => {
      const orderId = await findOrderId(tx, input.no);
      if (orderId) note({ subject: { kind: 'order', id: orderId } });
      const review = await settleReview(tx, { ...input, operatorId }, context);
      note({
        about: review.order.accountId,
        before: { state: review.order.state },
        after: { state: review.state, decision: input.decision },
      });
      return review.state;
    });
    return { state };
  });
}
