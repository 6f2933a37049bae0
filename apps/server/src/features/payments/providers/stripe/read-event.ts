import type { IncomingHttpHeaders } from 'node:http';

import type { Stripe } from 'stripe';
import { z } from '@uid/contract/zod';

import { AppError } from '../../../../http/app-error.ts';
import { unrelatedCharge } from '../provider.ts';
import type { Charge, Notification } from '../provider.ts';
import { checkoutSession, toCharge } from './checkout-session.ts';
import { isLive } from './stripe-settings.ts';
import type { StripeSettings } from './stripe-settings.ts';

const maxAgeSeconds = 300;

const eventSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  type: z.string(),
  livemode: z.boolean(),
  data: z.object({ object: z.unknown() }),
});

interface Arrived {
  body: Buffer;
  headers: IncomingHttpHeaders;
  now: number;
}

/** Reads an event that Stripe signed for our endpoint in the last five minutes. */
export function readEvent(
  client: Stripe,
  arrived: Arrived,
  settings: StripeSettings,
): Notification {
  const event = eventSchema.safeParse(verify(client, arrived, settings));
  if (!event.success || event.data.livemode !== isLive(settings)) refuse();
  const { id, type, data } = event.data;
  return { eventId: id, charge: readCharge(type, data.object) };
}

function verify(
  client: Stripe,
  { body, headers, now }: Arrived,
  { webhookSecret }: StripeSettings,
): unknown {
  const signature = headers['stripe-signature'];
  if (typeof signature !== 'string') refuse();
  // The SDK refuses an event that is too old, but not one from the future.
  const signedAt = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1]);
  if (!(signedAt * 1000 <= now + maxAgeSeconds * 1000)) refuse();
  try {
    return client.webhooks.constructEvent(
      body,
      signature,
      webhookSecret,
      maxAgeSeconds,
      undefined,
      now,
    );
  } catch {
    return refuse();
  }
}

function readCharge(type: string, object: unknown): Charge {
  if (!type.startsWith('checkout.session.')) return unrelatedCharge;
  const session = checkoutSession.safeParse(object);
  if (!session.success) refuse();
  return toCharge(session.data);
}

function refuse(): never {
  throw new AppError('SIGNATURE_INVALID');
}
