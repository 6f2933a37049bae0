import type { Checkout } from '@uid/contract/orders';
import type { Payment } from '@uid/contract/payments';

import { signNotification } from '../../apps/server/src/features/sandbox-pay/deliver-notifications.ts';
import type { SandboxMerchant } from '../../apps/server/src/features/sandbox-pay/merchant.ts';
import { newId } from '../../apps/server/src/new-id.ts';
import { signRequest } from '../../apps/server/src/testing/sign-request.ts';
import { proofAddress } from './prepare-buyers.ts';

export interface Shopping {
  /** Resolves with the server's address once it serves. The address changes with every start. */
  origin: () => Promise<string>;
  isOver: () => boolean;
  sku: string;
  merchant: SandboxMerchant;
  /** The order numbers that the server has acknowledged. */
  orders: Set<string>;
  payments: Set<string>;
  /** The number of requests that got no answer and were sent again. */
  unanswered: number;
}

/**
 * Acts for one buyer: adds to the cart, orders with an idempotency key, starts the payment, and notifies that
 * it is paid.
 */
export async function buyWithoutEnd(shopping: Shopping, token: string): Promise<void> {
  const { sku, merchant } = shopping;
  while (!shopping.isOver()) {
    await send(shopping, '/api/cart/remove', { body: { language: 'zh', sku }, token });
    const piece = { language: 'zh', sku, quantity: 1 };
    await send(shopping, '/api/cart/add', { body: piece, token });
    const { seen } = await send<Checkout>(shopping, '/api/checkout?language=zh', { token });
    const { no } = await send<{ no: string }>(shopping, '/api/orders', {
      body: { language: 'zh', seen, address: proofAddress, agreement: true },
      headers: { 'idempotency-key': newId() },
      token,
    });
    shopping.orders.add(no);
    const start = { language: 'zh', no, method: 'sandbox' };
    const { attempt } = await send<Payment>(shopping, '/api/payment/start', {
      body: start,
      token,
    });
    const facts = {
      eventId: newId(),
      merchantId: merchant.id,
      reference: attempt?.id,
      amountFen: attempt?.amountFen,
      currency: 'CNY',
      state: 'succeeded',
    };
    const signed = signNotification(JSON.stringify(facts), merchant, Date.now());
    await send(shopping, '/api/payment-notifications/sandbox', signed);
    shopping.payments.add(no);
  }
}

interface Sent {
  body?: object | string;
  headers?: Record<string, string>;
  /** The token of the session that sends the request. */
  token?: string;
}

/** Repeats a request until it is answered, as a browser and a payment company do. */
async function send<Result>(
  shopping: Shopping,
  path: string,
  { body, headers, token }: Sent,
): Promise<Result> {
  const text = typeof body === 'object' ? JSON.stringify(body) : body;
  const method = text === undefined ? 'GET' : 'POST';
  for (;;) {
    const url = (await shopping.origin()) + path;
    // Each attempt needs its own proof, because a proof is accepted only once.
    const proven =
      token && (await signRequest({ method, url, body: text, token, now: Date.now() }));
    const answer = await fetch(url, {
      method,
      headers: { 'content-type': 'application/json', ...proven, ...headers },
      ...(text !== undefined && { body: text }),
    })
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch(() => undefined);
    if (!answer) {
      shopping.unanswered += 1;
      continue;
    }
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    return path.startsWith('/api/payment-notifications')
      ? (undefined as Result)
      : (JSON.parse(answer.text) as { result: Result }).result;
  }
}
