import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findFreePort } from '../../apps/server/src/testing/find-free-port.ts';
import type { Client } from '../commerce/client.ts';
import { buyerCount } from '../commerce/contestant.ts';
import type { Stall, Steps } from '../commerce/contestant.ts';
import { startCommand } from '../start-process.ts';
import { folderOf } from './installed.ts';

const file = join(import.meta.dirname, 'vendure-server.ts');
const path = '/shop-api';
const variant = 1;
const failed = '... on ErrorResult { message }';

/** A storefront's requests that correspond to ours: the same catalogue, one piece of the same item. */
const requests = {
  list: '{ products { items { id name slug variants { id sku priceWithTax } } } }',
  detail:
    '{ product(id: 1) { id name description variants { id sku name priceWithTax stockLevel } } }',
  clear: `mutation { removeAllOrderLines { __typename ${failed} } }`,
  add: `mutation { addItemToOrder(productVariantId: ${variant}, quantity: 1) { __typename ... on Order { totalQuantity totalWithTax } ${failed} } }`,
  place: `mutation {
    setCustomerForOrder(input: { emailAddress: "buyer@example.com", firstName: "A", lastName: "B" }) { __typename ${failed} }
    setOrderShippingAddress(input: { fullName: "收货人", streetLine1: "科技园一号", city: "深圳市", province: "广东省", countryCode: "CN", phoneNumber: "13800138000" }) { __typename ${failed} }
    setOrderShippingMethod(shippingMethodId: [1]) { __typename ${failed} }
    transitionOrderToState(state: "ArrangingPayment") { __typename ... on Order { code } ... on OrderStateTransitionError { message } }
  }`,
  pay: `mutation { addPaymentToOrder(input: { method: "dummy", metadata: {} }) { __typename ... on Order { code state } ${failed} } }`,
} as const;

/** Starts Vendure with our catalogue, and its own dummy payment, which settles at once. */
export async function startVendure(databaseUrl: string): Promise<Stall> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'uid-vendure-'));
  const port = `${await findFreePort()}`;
  const command = [process.execPath, file, folderOf('vendure'), dataFolder, port];
  const running = await startCommand(command, { DATABASE_URL: databaseUrl });
  const { origin, pid } = running;
  const tokens = await Promise.all(Array.from({ length: buyerCount }, () => openSession(origin)));
  const databaseName = new URL(databaseUrl).pathname.slice(1);
  return {
    contestants: [
      { name: 'Vendure', origin, pid, databaseName, steps: (client) => stepsOf(client, tokens) },
    ],
    async [Symbol.asyncDispose]() {
      await running[Symbol.asyncDispose]();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Opens a guest's session, which begins with the first item in the cart. */
async function openSession(origin: string): Promise<string> {
  const { headers } = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: requests.add }),
  });
  const token = headers.get('vendure-auth-token');
  if (!token) throw new Error('Vendure opened no session.');
  return token;
}

function stepsOf(client: Client, tokens: string[]): Steps {
  async function send(request: keyof typeof requests, buyer?: number): Promise<void> {
    const headers: Record<string, string> =
      buyer === undefined ? {} : { authorization: `Bearer ${tokens[buyer]}` };
    const answer = await client.post(path, { query: requests[request] }, headers);
    const text = JSON.stringify(answer);
    if (/"errors":|"message":/.test(text)) throw new Error(`Vendure, ${request}: ${text}`);
  }
  return {
    list: () => send('list'),
    detail: () => send('detail'),
    add: async (buyer, round) => {
      if (round % 12 === 0) await send('clear', buyer);
      await send('add', buyer);
    },
    purchase: async (buyer, round) => {
      if (round % 1_200_000 === 0) await send('clear', buyer);
      await send('add', buyer);
      await send('place', buyer);
      await send('pay', buyer);
    },
  };
}
