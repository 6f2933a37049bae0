import type { Stripe } from 'stripe';

import { startOf } from '../start-of.ts';

const second = 1000;
const clockDrift = 10 * 60_000;

/**
 * Finds the Checkout Session of a payment attempt. Stripe can't search by our reference, but by time: the reference
 * is a UUIDv7, which tells when the attempt began, and the session was created at most `unpaidTime` milliseconds later.
 */
export async function findSession(
  client: Stripe,
  reference: string,
  { unpaidTime }: { unpaidTime: number },
): Promise<Stripe.Checkout.Session | undefined> {
  const startedAt = startOf(reference);
  const created = {
    gte: Math.floor((startedAt - clockDrift) / second),
    lte: Math.ceil((startedAt + unpaidTime + clockDrift) / second),
  };
  for await (const session of client.checkout.sessions.list({ created, limit: 100 }))
    if (session.client_reference_id === reference) return session;
  return undefined;
}
