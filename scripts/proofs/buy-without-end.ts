import { accessTokenHeader } from '@uid/contract/constants';
import type { Checkout } from '@uid/contract/orders';
import type { Payment } from '@uid/contract/payments';

import { signNotification } from '../../apps/server/src/features/sandbox-pay/deliver-notifications.ts';
import type { SandboxMerchant } from '../../apps/server/src/features/sandbox-pay/merchant.ts';
import { newId } from '../../apps/server/src/new-id.ts';
import { proofAddress } from './prepare-buyers.ts';

export interface Shopping {
  /** The server's address once it serves; it changes with every start. */
  origin: () => Promise<string>;
  isOver: () => boolean;
  sku: string;
  merchant: SandboxMerchant;
  /** What the server has acknowledged, by order number. */
  orders: Set<string>;
  payments: Set<string>;
  /** Requests that got no answer and were sent again. */
  unanswered: number;
}

/** One buyer: adds, orders with a key, starts the payment, and the company says it is paid. */
export async function buyWithoutEnd(shopping: Shopping, token: string): Promise<void> {
  const { sku, merchant } = shopping;
  const own = { [accessTokenHeader]: token };
  while (!shopping.isOver()) {
    await send(shopping, '/api/cart/remove', { body: { language: 'zh', sku }, headers: own });
    const piece = { language: 'zh', sku, quantity: 1 };
    await send(shopping, '/api/cart/add', { body: piece, headers: own });
    const { seen } = await send<Checkout>(shopping, '/api/checkout?language=zh', { headers: own });
    const { no } = await send<{ no: string }>(shopping, '/api/orders', {
      body: { language: 'zh', seen, address: proofAddress, agreement: true },
      headers: { ...own, 'idempotency-key': newId() },
    });
    shopping.orders.add(no);
    const start = { language: 'zh', no, method: 'sandbox' };
    const { attempt } = await send<Payment>(shopping, '/api/payment/start', {
      body: start,
      headers: own,
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

/** Sends the same request until it is answered, as a browser and a payment company would. */
async function send<Result>(
  shopping: Shopping,
  path: string,
  { body, headers }: { body?: unknown; headers: Record<string, string> },
): Promise<Result> {
  for (;;) {
    const origin = await shopping.origin();
    const answer = await fetch(origin + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
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
