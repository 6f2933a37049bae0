import type { Stripe } from 'stripe';

import type { StripeSettings } from './stripe-settings.ts';

/** Loads the SDK when it is first needed, so that a server without Stripe never loads it. */
export async function openClient({ secretKey, origin }: StripeSettings): Promise<Stripe> {
  const { Stripe: Client } = await import('stripe');
  const { protocol, hostname, port } = new URL(origin);
  const isPlain = protocol === 'http:';
  return new Client(secretKey, {
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    // Two tries fit into the time a visitor's request may take.
    timeout: 5_000,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}
