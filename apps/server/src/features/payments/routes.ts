import { getPayment, paymentMethods, startPayment as startEndpoint } from '@uid/contract/payments';
import type { FastifyInstance } from 'fastify';

import { AppError } from '../../http/app-error.ts';
import type { Serve } from '../../http/serve.ts';
import type { Payments } from './payments.ts';
import { presentPayment } from './present-payment.ts';
import { readPayment } from './read-payment.ts';
import { receiveNotification } from './notifications/receive-notification.ts';
import { startPayment } from './attempts/start-payment.ts';

export function servePayments(serve: Serve, payments: Payments): void {
  serve(getPayment, async ({ language, no }, caller) => {
    const { accountId } = caller.session;
    return presentPayment(payments, await readPayment(payments, { no, accountId }, language));
  });

  serve(startEndpoint, async (input, caller) => {
    const { session, origin } = caller;
    const start = { ...input, accountId: session.accountId, origin };
    return presentPayment(payments, await startPayment(payments, start));
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
        const method = paymentMethods.find((each) => each === request.params.method);
        if (!method) throw new AppError('NOT_FOUND');
        const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
        await receiveNotification(payments, method, { body, headers: request.headers });
        const acknowledgement = payments.providers.get(method)?.acknowledgement;
        if (acknowledgement) return reply.type('text/plain').send(acknowledgement);
        return reply.send({ received: true });
      },
    );
  });
}
