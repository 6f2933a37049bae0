import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

import { z } from '@uid/contract/zod';

import type { ServerContext } from '../../../../context.ts';
import { AppError } from '../../../../http/app-error.ts';
import { parseJson } from '../../../../parse-json.ts';
import type { SandboxCompany, SandboxMerchant } from '../../../sandbox-pay/sandbox-company.ts';
import type { Charge, ChargeRequest, Notification, PaymentProvider } from '../provider.ts';
import { showPage } from '../show-stage.ts';

const maxAge = 5 * 60_000;

const chargeSchema = z.object({
  merchantId: z.string(),
  reference: z.string(),
  amountFen: z.int(),
  currency: z.string(),
  state: z.enum(['pending', 'succeeded', 'failed', 'closed']),
});
const startedSchema = z.extend(chargeSchema, { payPath: z.string().check(z.startsWith('/')) });
const eventSchema = z.extend(chargeSchema, {
  eventId: z.string().check(z.minLength(1), z.maxLength(100)),
  appId: z.string(),
});

/** Our client of the stand-in company, with its requests, its signatures and its names for a payment's state. */
export function createSandboxProvider(
  company: SandboxCompany,
  { now }: Pick<ServerContext, 'now'>,
): PaymentProvider {
  async function ask(path: string, body: object): Promise<unknown> {
    const merchant = await company.readMerchant();
    const text = JSON.stringify(body);
    const timestamp = `${now()}`;
    const { status, body: answer } = await company.send({
      path,
      body: text,
      headers: {
        'sandbox-merchant': merchant.id,
        'sandbox-timestamp': timestamp,
        'sandbox-signature': sign(merchant, timestamp, `${path}\n${text}`),
      },
    });
    if (status === 404) return undefined;
    if (status !== 200) throw new Error(`The sandbox company answered ${status} to ${path}.`);
    return JSON.parse(answer);
  }

  async function askForCharge(path: string, reference: string): Promise<Charge | undefined> {
    const answer = await ask(path, { reference });
    if (answer === undefined) return undefined;
    return toCharge(chargeSchema.parse(answer), await company.readMerchant());
  }

  return {
    stage: showPage({
      zh: { open: '打开测试支付页', scan: '用手机扫码打开测试支付页' },
      en: {
        open: 'Open the test payment page',
        scan: 'Scan to open the test payment page on a phone',
      },
    }),
    async start({ origin, ...request }: ChargeRequest) {
      const { payPath } = startedSchema.parse(await ask('/charges', request));
      return { payUrl: `${origin}${payPath}` };
    },
    query: (reference) => askForCharge('/charges/query', reference),
    close: (reference) => askForCharge('/charges/close', reference),
    async refund(request) {
      if ((await ask('/refunds', request)) === undefined)
        throw new Error('The sandbox company does not know the payment to refund.');
      return 'done';
    },
    async verifyNotification(body, headers) {
      const merchant = await company.readMerchant();
      requireSignature(body, headers, { merchant, now: now() });
      return readNotification(body, merchant);
    },
  };
}

function sign({ secret }: SandboxMerchant, timestamp: string, body: string | Buffer): string {
  return createHmac('sha256', secret).update(`${timestamp}\n`).update(body).digest('hex');
}

function requireSignature(
  body: Buffer,
  headers: IncomingHttpHeaders,
  { merchant, now }: { merchant: SandboxMerchant; now: number },
): void {
  const timestamp = headers['sandbox-timestamp'];
  const signature = headers['sandbox-signature'];
  if (typeof timestamp !== 'string' || typeof signature !== 'string') refuse();
  if (!/^\d{10,15}$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(signature)) refuse();
  if (Math.abs(now - Number(timestamp)) > maxAge) refuse();
  const expected = sign(merchant, timestamp, body);
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(signature))) refuse();
}

function readNotification(body: Buffer, merchant: SandboxMerchant): Notification {
  const event = eventSchema.safeParse(parseJson(body.toString('utf8')));
  if (!event.success || event.data.appId !== merchant.appId) refuse();
  return { eventId: event.data.eventId, charge: toCharge(event.data, merchant) };
}

function toCharge(said: z.infer<typeof chargeSchema>, merchant: SandboxMerchant): Charge {
  const { reference, amountFen, currency, state, merchantId } = said;
  return {
    reference,
    amountFen,
    currency,
    state: state === 'pending' ? 'open' : state,
    isOwnMerchant: merchantId === merchant.id,
  };
}

function refuse(): never {
  throw new AppError('SIGNATURE_INVALID');
}
