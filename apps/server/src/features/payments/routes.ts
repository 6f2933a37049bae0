import { getPayment, startPayment as startEndpoint } from '@uid/contract/payments';
import { pageSize } from '@uid/contract/constants';
import * as transfers from '@uid/contract/transfers';
import type { FastifyInstance } from 'fastify';

import type { Serve } from '../../http/serve.ts';
import { keyedRequest } from '../idempotency/answer-once.ts';
import type { Payments } from './payments.ts';
import { presentPayment } from './present-payment.ts';
import { readPayment } from './read-payment.ts';
import { recordRepayment } from './providers/bank-transfer/record-repayment.ts';
import { recordTransfer } from './providers/bank-transfer/record-transfer.ts';
import { listOpenRefunds } from './providers/bank-transfer/read-refunds.ts';
import { receiveNotification } from './notifications/receive-notification.ts';
import { startPayment } from './attempts/start-payment.ts';

export function servePayments(serve: Serve, payments: Payments): void {
  serve(getPayment, async ({ language, no }, caller) => {
    const { accountId } = caller.session;
    const found = await readPayment(payments, { no, accountId }, language);
    return presentPayment(payments, found, language);
  });

  serve(startEndpoint, async (input, caller) => {
    const { session, origin } = caller;
    const start = { ...input, accountId: session.accountId, origin };
    return presentPayment(payments, await startPayment(payments, start), input.language);
  });

  serveTransfers(serve, payments);
}

/** What an operator reads off the account's statement. */
function serveTransfers(serve: Serve, { context }: Payments): void {
  serve(transfers.recordTransfer, async (transfer, caller) => {
    const operatorId = caller.session.accountId;
    const request = keyedRequest(caller, 'record-transfer', transfer);
    const state = await recordTransfer(context, { ...transfer, operatorId, request });
    return { no: transfer.reference, state };
  });

  serve(transfers.listTransferRefunds, async ({ after }) => {
    const found = await listOpenRefunds(context.database.handle, { after, limit: pageSize + 1 });
    const refunds = found.slice(0, pageSize);
    return {
      refunds: refunds.map(({ id, no, amountFen, requestedAt }) => ({
        id,
        no,
        amountFen,
        requestedAt,
      })),
      ...(found.length > pageSize && { next: refunds.at(-1)?.id }),
    };
  });

  serve(transfers.recordTransferRefund, (repayment, caller) => {
    const operatorId = caller.session.accountId;
    const request = keyedRequest(caller, 'record-transfer-refund', repayment);
    return recordRepayment(context, { ...repayment, operatorId, request });
  });
}

/** Where payment companies report. A signature counts for the bytes as they came, so nothing reads them before. */
export async function serveNotifications(app: FastifyInstance, payments: Payments): Promise<void> {
  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    raw.post<{ Params: { method: string } }>(
      '/api/payment-notifications/:method',
      async (request, reply) => {
        const { method } = request.params;
        const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
        await receiveNotification(payments, method, { body, headers: request.headers });
        const acknowledgement = payments.providers.get(method)?.acknowledgement;
        if (acknowledgement) return reply.type('text/plain').send(acknowledgement);
        return reply.send({ received: true });
      },
    );
  });
}
