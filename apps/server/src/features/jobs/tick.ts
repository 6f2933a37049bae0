import type { FastifyInstance } from 'fastify';

import type { ServerContext } from '../../context.ts';
import { pruneGuestCarts } from '../cart/prune-guest-carts.ts';
import { pruneKeys } from '../idempotency/prune-keys.ts';
import { endUnpaidOrders } from '../orders/ending/end-unpaid-orders.ts';
import { applyNotifications } from '../payments/notifications/apply-notifications.ts';
import { createPayments } from '../payments/payments.ts';
import { pollAttempts } from '../payments/attempts/poll-attempts.ts';
import { sendRefunds } from '../payments/refunds/send-refunds.ts';
import { deliverNotifications } from '../sandbox-pay/deliver-notifications.ts';

const hour = 60 * 60_000;

/** One round of what must happen without anybody asking. Any number of processes may run it at once. */
export type Tick = () => Promise<void>;

export function createTick(app: FastifyInstance, context: ServerContext): Tick {
  const payments = createPayments(context, app.log);
  const post = createPost(app);
  let prunedAt = 0;

  const steps: Record<string, () => Promise<void>> = {
    deliverNotifications: () => deliverNotifications(context, post),
    applyNotifications: () => applyNotifications(payments),
    pollAttempts: () => pollAttempts(payments),
    endUnpaidOrders: () => endUnpaidOrders(payments),
    sendRefunds: () => sendRefunds(payments),
    prune: async () => {
      if (context.now() - prunedAt < hour) return;
      prunedAt = context.now();
      await pruneKeys(context);
      await pruneGuestCarts(context);
    },
  };

  return async function tick() {
    // A step that fails keeps none of the others from happening.
    for (const [step, run] of Object.entries(steps))
      await run().catch((cause: unknown) => payments.onFailure(cause, { step }));
  };
}

/** The company's notifications enter where those of any company do: as bytes at the public address. */
function createPost(app: FastifyInstance) {
  return async (payload: string, headers: Record<string, string>): Promise<number> => {
    const url = '/api/payment-notifications/sandbox';
    const { statusCode } = await app.inject({ method: 'POST', url, payload, headers });
    return statusCode;
  };
}
