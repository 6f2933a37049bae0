import { addToCart } from '@uid/contract/cart';
import type { Endpoint, InputOf, OutputOf } from '@uid/contract/endpoint';
import type { Language } from '@uid/contract/language';
import { getCheckout, getOrder, placeOrder } from '@uid/contract/orders';
import { startPayment } from '@uid/contract/payments';

import { callSite } from '../apps/server/src/testing/call-site.ts';
import { buyer } from './checkout.ts';
import { openSession } from './people.ts';
import type { Person } from './people.ts';
import { expect } from './site.ts';
import type { Site } from './site.ts';

interface Wanted {
  sku?: string;
  quantity?: number;
  language?: Language;
}

/** Puts pieces into a person's cart, with the requests that a browser would send. */
export async function fillCart(site: Site, person: Person, wanted: Wanted = {}): Promise<void> {
  const { sku, quantity, language } = { ...usual, ...wanted };
  const call = await callAs(site, person);
  await call(addToCart, { language, sku, quantity });
}

/** Makes an order of these pieces, paid if `isPaid`, for a journey that begins with one. Returns its number. */
export async function makeOrder(
  site: Site,
  person: Person,
  { isPaid = false, ...wanted }: Wanted & { isPaid?: boolean } = {},
): Promise<string> {
  const { sku, quantity, language } = { ...usual, ...wanted };
  const call = await callAs(site, person);
  await call(addToCart, { language, sku, quantity });
  const { seen, needsAddress } = await call(getCheckout, { language });
  const { no } = await call(placeOrder, {
    language,
    seen,
    ...(needsAddress && { address: buyer }),
    invoice: { kind: 'none' },
    agreement: true,
  });
  if (!isPaid) return no;
  const { attempt } = await call(startPayment, { language, no, method: 'sandbox' });
  const stage = attempt?.stage;
  if (!stage || !('url' in stage)) throw new Error(`Order ${no} is not paid on a page.`);
  const { searchParams } = new URL(stage.url, site.origin);
  const paid = await fetch(`${site.origin}/sandbox-pay`, {
    method: 'POST',
    body: new URLSearchParams({ charge: searchParams.get('charge') ?? '', outcome: 'pay' }),
    headers: { origin: site.origin },
    redirect: 'manual',
  });
  if (paid.status >= 400) throw new Error(`The payment of order ${no}: ${paid.status}`);
  // The payment company notifies the shop a moment later.
  await expect.poll(async () => (await call(getOrder, { language, no })).state).not.toBe('unpaid');
  return no;
}

const usual = { sku: 'SIM-3FF-10', quantity: 1, language: 'zh' } as const;

/** Returns a function that calls endpoints in a person's session. */
export async function callAs(site: Site, person: Person) {
  const token = await openSession(site, person);
  return async <E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> => {
    const { status, result } = await callSite(site.origin, { endpoint, input, token });
    if (status !== 200) throw new Error(`${endpoint.path}: ${status} ${JSON.stringify(result)}`);
    return result;
  };
}
