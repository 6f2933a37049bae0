import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

import { AppError } from '../../../http/app-error.ts';
import { minute } from '../../../job.ts';

/** The headers of Standard Webhooks: https://www.standardwebhooks.com. */
const headerNames = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;
const tolerance = 5 * minute;

interface Signed {
  id: string;
  /** Seconds. */
  timestamp: string;
  signatures: string[];
}

/**
 * Reads the headers of the signature before any byte of the email. Throws if one is missing, or if the time is not
 * current.
 */
export function readSignature(headers: IncomingHttpHeaders, now: number): Signed {
  const [id, timestamp, signature] = headerNames.map((name) => headers[name]);
  if (typeof id !== 'string' || typeof signature !== 'string' || typeof timestamp !== 'string')
    throw new AppError('SIGNATURE_INVALID');
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(Number(timestamp) * 1000 - now) > tolerance)
    throw new AppError('SIGNATURE_INVALID');
  return { id, timestamp, signatures: signature.split(' ') };
}

/** Throws if none of the signatures fits these bytes. */
export function verifySignature(
  { id, timestamp, signatures }: Signed,
  { body, secret }: { body: Buffer; secret: Buffer },
): void {
  const own = signatureOf({ id, timestamp, body, secret });
  const fits = signatures.some((each) => {
    const [version, given = ''] = each.split(',');
    const bytes = Buffer.from(given, 'base64');
    return version === 'v1' && bytes.length === own.length && timingSafeEqual(bytes, own);
  });
  if (!fits) throw new AppError('SIGNATURE_INVALID');
}

/** Returns the headers with which an email is forwarded. */
export function signMail(
  body: Buffer,
  { id, now, secret }: { id: string; now: number; secret: Buffer },
): Record<string, string> {
  const timestamp = `${Math.floor(now / 1000)}`;
  const signature = signatureOf({ id, timestamp, body, secret }).toString('base64');
  return {
    'content-type': 'message/rfc822',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}

interface Signing {
  id: string;
  timestamp: string;
  body: Buffer;
  secret: Buffer;
}

function signatureOf({ id, timestamp, body, secret }: Signing): Buffer {
  return createHmac('sha256', secret).update(`${id}.${timestamp}.`).update(body).digest();
}
