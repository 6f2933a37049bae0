import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

import { parcelStates } from '@uid/contract/shipments';
import { z } from '@uid/contract/zod';

import type { ServerContext } from '../../../../context.ts';
import { AppError } from '../../../../http/app-error.ts';
import { parseJson } from '../../../../parse-json.ts';
import type { SandboxCarrierCompany } from '../../../sandbox-carrier/sandbox-company.ts';
import type { Carrier, TrackingEvent } from '../carrier.ts';

const maxAge = 5 * 60_000;

const words = z.object({
  zh: z.string().check(z.minLength(1), z.maxLength(200)),
  en: z.string().check(z.minLength(1), z.maxLength(200)),
});
const eventSchema = z.object({
  eventId: z.string().check(z.minLength(1), z.maxLength(100)),
  reference: z.string().check(z.minLength(1), z.maxLength(100)),
  at: z.int().check(z.positive()),
  state: z.enum(parcelStates),
  place: words,
  text: words,
});
const notificationSchema = z.extend(eventSchema, { appId: z.string() });

/** Our client of the stand-in carrier, with its signatures and its names for a parcel's events. */
export function createSandboxCarrier(
  company: SandboxCarrierCompany,
  { now }: Pick<ServerContext, 'now'>,
): Carrier {
  return {
    register: (parcel) => company.register(parcel),
    async track(reference) {
      const bodies = await company.track(reference);
      return bodies.map((body) => toTrackingEvent(eventSchema.parse(JSON.parse(body))));
    },
    async verifyNotification(body, headers) {
      const { appId, secret } = await company.readAccount();
      requireSignature(body, headers, { secret, now: now() });
      const parsed = notificationSchema.safeParse(parseJson(body.toString('utf8')));
      // A parcel's event can't be in the future.
      if (!parsed.success || parsed.data.appId !== appId || parsed.data.at > now() + maxAge)
        refuse();
      return { reference: parsed.data.reference, event: toTrackingEvent(parsed.data) };
    },
  };
}

function toTrackingEvent({
  eventId,
  at,
  state,
  place,
  text,
}: z.infer<typeof eventSchema>): TrackingEvent {
  return { eventId, at, state, place, text };
}

function requireSignature(
  body: Buffer,
  headers: IncomingHttpHeaders,
  { secret, now }: { secret: string; now: number },
): void {
  const timestamp = headers['sandbox-carrier-timestamp'];
  const signature = headers['sandbox-carrier-signature'];
  if (typeof timestamp !== 'string' || typeof signature !== 'string') refuse();
  if (!/^\d{10,15}$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(signature)) refuse();
  if (Math.abs(now - Number(timestamp)) > maxAge) refuse();
  const expected = createHmac('sha256', secret).update(`${timestamp}\n`).update(body).digest('hex');
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(signature))) refuse();
}

function refuse(): never {
  throw new AppError('SIGNATURE_INVALID');
}
