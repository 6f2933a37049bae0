import { createHmac, timingSafeEqual } from 'node:crypto';

import { languages } from '@uid/contract/language';
import { z } from '@uid/contract/zod';

import type { ServerContext } from '../../context.ts';
import { closeCharge, openCharge, queryCharge, refundCharge } from './merchant-calls.ts';
import { openMerchant } from './merchant.ts';
import type { SandboxMerchant } from './merchant.ts';

export type { SandboxMerchant } from './merchant.ts';

/** One request of a merchant, shaped as it would be over HTTP. */
export interface CompanyRequest {
  path: string;
  body: string;
  headers: Record<'sandbox-merchant' | 'sandbox-timestamp' | 'sandbox-signature', string>;
}

export interface CompanyAnswer {
  status: number;
  body: string;
}

/** The interface of the sandbox payment company for its merchant. */
export interface SandboxCompany {
  send(request: CompanyRequest): Promise<CompanyAnswer>;
  /** Returns the credentials that the company gave the merchant when the account was opened. */
  readMerchant(): Promise<SandboxMerchant>;
}

const charge = z.object({
  reference: z.string().check(z.minLength(1), z.maxLength(100)),
  amountFen: z.int().check(z.positive()),
  currency: z.literal('CNY'),
  subject: z.string().check(z.maxLength(200)),
  language: z.enum(languages),
  returnUrl: z.url(),
  expiresAt: z.int(),
});
const reference = z.object({ reference: z.string().check(z.minLength(1), z.maxLength(100)) });
const refund = z.extend(reference, {
  refundId: z.string().check(z.minLength(1), z.maxLength(100)),
  amountFen: z.int().check(z.positive()),
});

export function createSandboxCompany(context: ServerContext): SandboxCompany {
  let merchant: Promise<SandboxMerchant> | undefined;

  async function answer(request: CompanyRequest): Promise<unknown> {
    const { id, secret } = await readMerchant();
    const body: unknown = JSON.parse(request.body);
    if (request.headers['sandbox-merchant'] !== id || !isSigned(request, secret)) return undefined;
    switch (request.path) {
      case '/charges':
        return openCharge(context, id, charge.parse(body));
      case '/charges/query':
        return queryCharge(context, id, reference.parse(body));
      case '/charges/close':
        return closeCharge(context, id, reference.parse(body));
      case '/refunds':
        return refundCharge(context, id, refund.parse(body));
      default:
        return undefined;
    }
  }

  function readMerchant(): Promise<SandboxMerchant> {
    // After a failure, the next call tries again.
    merchant ??= openMerchant(context).catch((cause: unknown) => {
      merchant = undefined;
      throw cause;
    });
    return merchant;
  }

  return {
    readMerchant,
    async send(request) {
      const result = await answer(request);
      return result === undefined
        ? { status: 404, body: '{}' }
        : { status: 200, body: JSON.stringify(result) };
    },
  };
}

function isSigned({ path, body, headers }: CompanyRequest, secret: string): boolean {
  const text = `${headers['sandbox-timestamp']}\n${path}\n${body}`;
  const expected = Buffer.from(createHmac('sha256', secret).update(text).digest('hex'));
  const given = Buffer.from(headers['sandbox-signature']);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
