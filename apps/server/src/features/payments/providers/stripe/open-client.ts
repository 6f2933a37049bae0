import type { Stripe } from 'stripe';

import type { StripeSettings } from './stripe-settings.ts';

/** The SDK, loaded when it is first needed: a server without Stripe never carries it. */
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
