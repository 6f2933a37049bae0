import type { FastifyInstance } from 'fastify';

import type { ServerContext } from '../../context.ts';
import { endUnpaidOrders } from '../orders/ending/end-unpaid-orders.ts';
import { pollAttempts } from '../payments/attempts/poll-attempts.ts';
import { applyNotifications } from '../payments/notifications/apply-notifications.ts';
import { checkBooks } from '../payments/books/check-books.ts';
import { createPayments } from '../payments/payments.ts';
import type { Payments } from '../payments/payments.ts';
import { sendRefunds } from '../payments/refunds/send-refunds.ts';
import { deliverNotifications } from '../sandbox-pay/deliver-notifications.ts';
import { hour, second } from '../../job.ts';
import type { Job } from '../../job.ts';

/** What happens to money and unpaid orders without anybody asking. */
export function paymentJobs(app: FastifyInstance, context: ServerContext): Job[] {
  const payments = createPayments(context, app.log);
  const every = second;
  return [
    {
      name: 'deliver-sandbox-notifications',
      every,
      run: () => deliverNotifications(context, createPost(app)),
    },
    { name: 'apply-payment-notifications', every, run: () => applyNotifications(payments) },
    { name: 'poll-payments', every, run: () => pollAttempts(payments) },
    { name: 'end-unpaid-orders', every, run: () => endUnpaidOrders(payments) },
    { name: 'send-refunds', every, run: () => sendRefunds(payments) },
    { name: 'check-books', every: 24 * hour, run: () => reportBooks(payments) },
  ];
}

/** The company's notifications enter where those of any company do: as bytes at the public address. */
function createPost(app: FastifyInstance) {
  return async (payload: string, headers: Record<string, string>): Promise<number> => {
    const url = '/api/payment-notifications/sandbox';
    const { statusCode } = await app.inject({ method: 'POST', url, payload, headers });
    return statusCode;
  };
}

/** Every order that disagrees is a line in the log; the job counts as failed where there is one. */
async function reportBooks(payments: Payments): Promise<void> {
  let count = 0;
  for await (const { no, problem } of checkBooks(payments)) {
    payments.onFailure(new Error(problem), { no });
    count += 1;
  }
  if (count > 0) throw new Error(`${count} disagreements in the books.`);
}
