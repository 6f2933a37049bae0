import { getPayment, startPayment as startEndpoint } from '@uid/contract/payments';
import { pageSize } from '@uid/contract/constants';
import * as transfers from '@uid/contract/transfers';
import type { FastifyInstance } from 'fastify';

import { cutPage } from '../../database/cut-page.ts';
import type { Serve } from '../../http/serve.ts';
import { readWaiting } from '../approvals/read-approvals.ts';
import type { Payments } from './payments.ts';
import { presentPayment } from './present-payment.ts';
import { readPayment } from './read-payment.ts';
import { askRepayment } from './providers/bank-transfer/ask-repayment.ts';
import { noteOfRepayment, recordRepayment } from './providers/bank-transfer/record-repayment.ts';
import {
  noteOfTransfer,
  readOutcome,
  recordTransfer,
} from './providers/bank-transfer/record-transfer.ts';
import { readMatches } from './providers/bank-transfer/statement/read-matches.ts';
import { readStatement } from './providers/bank-transfer/statement/read-statement.ts';
import { recordTransfers } from './providers/bank-transfer/statement/record-transfers.ts';
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

/** Serves the operations with which staff record transfers from the bank account's statement. */
function serveTransfers(serve: Serve, { context }: Payments): void {
  serve(transfers.recordTransfer, (transfer, { act, session }) => {
    const operatorId = session.accountId;
    return act({}, async (handle, note) => {
      const recorded = await recordTransfer(handle, { ...transfer, operatorId }, context);
      note(noteOfTransfer(recorded));
      const outcome = await readOutcome(handle, recorded);
      return { no: transfer.reference, state: recorded.state, outcome };
    });
  });

  serve(transfers.checkStatement, async ({ language }, { act, file }) => {
    const statement = await readStatement(file, language);
    return act({}, async (handle, note) => {
      const lines = await readMatches(handle, statement);
      note({ after: { no: lines.flatMap(({ no }) => no ?? []) } });
      return { lines };
    });
  });

  serve(transfers.recordTransfers, ({ transfers: given }, { act, session }) =>
    act({}, async (handle, note) => {
      const operatorId = session.accountId;
      const recorded = await recordTransfers(handle, { transfers: given, operatorId }, context);
      note({ each: recorded.map(noteOfTransfer) });
      return { recorded: recorded.length };
    }),
  );

  serve(transfers.listTransferRefunds, async ({ after }, { act }) => {
    const { rows, next } = await act({}, async (handle, note) => {
      const found = await listOpenRefunds(handle, { after, limit: pageSize + 1 });
      const page = cutPage(found, pageSize, ({ id }) => id);
      note({ after: { ids: page.rows.map(({ id }) => id) } });
      return page;
    });
    const waiting = await readWaiting(context.database.handle, {
      kind: 'repayment',
      subjects: rows.map(({ id }) => id),
      now: context.now(),
    });
    return {
      refunds: rows.map(({ id, no, amountFen, requestedAt }) => ({
        id,
        no,
        amountFen,
        requestedAt,
        ...(waiting.has(id) && { waitsFor: waiting.get(id) }),
      })),
      next,
    };
  });

  serve(transfers.recordTransferRefund, (input, { act, session }) =>
    act({ subject: { kind: 'refund', id: input.id } }, async (handle, note) => {
      if (context.config.needsTwoPersons) {
        const { no, order, ...asked } = await askRepayment(
          handle,
          { ...input, by: session },
          context,
        );
        note(asked.note);
        return { no, state: order.state, waitsFor: asked.note.subject?.id };
      }
      const repayment = { ...input, operatorId: session.accountId };
      const repaid = await recordRepayment(handle, repayment, context);
      note(noteOfRepayment(repayment, repaid));
      return { no: repaid.no, state: repaid.order.state };
    }),
  );
}

/** Receives the companies' notifications. Signatures cover the raw bytes, so no body parser may touch them. */
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
