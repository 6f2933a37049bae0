import { api } from '@uid/contract/api';
import type { Endpoint } from '@uid/contract/endpoint';
import { listOrders } from '@uid/contract/orders';
import { requestRefund } from '@uid/contract/refunds';
import { expect, test } from 'vitest';
import { z } from '@uid/contract/zod';

import { buildStaff } from '../../testing/shop/build-staff.ts';
import { buildSession, openShop, orderOf, pay } from '../../testing/shop/test-shop.ts';
import type { Buyer, TestShop } from '../../testing/shop/test-shop.ts';

const language = 'en';

/** An order of a customer, with the id of its refund request if it has one. */
interface Belonging {
  owner: Buyer;
  no: string;
  id: string;
}

const features = [
  'orders',
  'payments',
  'refunds',
  'shipments',
  'conversations',
  'invoices',
] as const;
const endpoints = features.flatMap((feature) => Object.entries(api[feature] ?? {}));

/** Every operation on one order that a customer may call, selected so that new operations are tested too. */
const ofCustomers = endpoints.filter(
  ([, { access, input }]) => access === 'session' && 'no' in propertiesOf(input),
);
const ofStaff = endpoints.filter(([, { access }]) => access === 'staff');

function propertiesOf(input: z.ZodMiniType): Record<string, z.core.JSONSchema.JSONSchema> {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  return (schema.properties ?? {}) as Record<string, z.core.JSONSchema.JSONSchema>;
}

/** A valid input about an order, built from the operation's own schema. */
function inputAbout({ input }: Endpoint, { no, id }: Pick<Belonging, 'no' | 'id'>): object {
  const { required = [] } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  const known: Record<string, unknown> = { language, no, id, method: 'sandbox' };
  const entries = Object.entries(propertiesOf(input))
    .filter(([name]) => required.includes(name))
    .map(([name, schema]) => [name, known[name] ?? exampleOf(schema)]);
  return Object.fromEntries(entries);
}

function exampleOf(schema: z.core.JSONSchema.JSONSchema): unknown {
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'array')
    return [exampleOf((schema.items ?? {}) as z.core.JSONSchema.JSONSchema)];
  if (schema.type === 'object') {
    const properties = (schema.properties ?? {}) as Record<string, z.core.JSONSchema.JSONSchema>;
    return Object.fromEntries(
      Object.entries(properties).map(([name, each]) => [name, exampleOf(each)]),
    );
  }
  return schema.type === 'string' ? 'x' : 1;
}

/** For each of three customers: an unpaid order, a paid order and an order with a refund request. */
async function openBelongings(shop: TestShop): Promise<Belonging[]> {
  const belongings: Belonging[] = [];
  for (let count = 0; count < 3; count += 1) {
    const owner = await buildSession(shop);
    const unpaid = await orderOf(shop, owner, { 'CARD-A': 1 });
    const paid = await orderOf(shop, owner, { LICENCE: 1 });
    const asked = await orderOf(shop, owner, { 'CARD-A': 2 });
    for (const no of [paid, asked]) await pay(shop, owner, no);
    const request = { language, no: asked, reason: 'other' } as const;
    const { result } = await shop.call(requestRefund, request, owner);
    const id = result.requests[0]?.id ?? '';
    belongings.push(...[unpaid, paid, asked].map((no) => ({ owner, no, id })));
  }
  return belongings;
}

const tables = [
  'orders',
  'orderEvents',
  'paymentAttempts',
  'refundRequests',
  'refunds',
  'stockMovements',
  'conversations',
  'conversationMessages',
  'conversationFiles',
  'fapiaoFiles',
] as const;

async function everything({ deps }: TestShop): Promise<string> {
  const { handle } = deps.database;
  const rows = [];
  for (const table of tables) rows.push(await handle.selectFrom(table).selectAll().execute());
  return JSON.stringify(rows.map((each) => each.map((row) => JSON.stringify(row)).toSorted()));
}

function send(shop: TestShop, endpoint: Endpoint, { about, token }: SentCall) {
  const file = endpoint.upload && { file: 'words of a file' };
  return shop.call(endpoint, inputAbout(endpoint, about), { ...(token && { token }), ...file });
}

interface SentCall {
  about: Pick<Belonging, 'no' | 'id'>;
  token?: string;
}

test('A22: every order is not found at any endpoint for everybody but its owner, and nothing of it changes', async () => {
  await using shop = await openShop();
  const belongings = await openBelongings(shop);
  const operator = await buildStaff(shop);
  const owners = new Set(belongings.map(({ owner }) => owner));
  const before = await everything(shop);
  expect(ofCustomers.length).toBeGreaterThanOrEqual(9);
  const missing = { no: '260105ZZZZZZZZZZZZZZ', id: 'nobody' };
  for (const [name, endpoint] of ofCustomers) {
    for (const { token } of [...owners, operator]) {
      const { message } = await send(shop, endpoint, { about: missing, token });
      for (const about of belongings.filter(({ owner }) => owner.token !== token)) {
        const answer = await send(shop, endpoint, { about, token });
        const { status, result } = answer;
        expect([name, status, result.error]).toEqual([name, 404, 'NOT_FOUND']);
        expect(result.details).toBeUndefined();
        // The response must not tell whether the order exists.
        expect(answer.message).toBe(message);
      }
    }
  }
  expect(await everything(shop)).toBe(before);
});

test('A22: an owner finds every own order at every endpoint', async () => {
  await using shop = await openShop();
  for (const about of await openBelongings(shop)) {
    for (const [name, endpoint] of ofCustomers) {
      // One order has a refund request to withdraw; the others have no request with that id.
      if (name === 'withdrawRefund') continue;
      const { status } = await send(shop, endpoint, { about, token: about.owner.token });
      expect([name, status]).toEqual([name, expect.toBeOneOf([200, 409])]);
    }
  }
});

test('A22: what staff do is not there for customers and visitors', async () => {
  await using shop = await openShop();
  const [first, second] = await openBelongings(shop);
  const before = await everything(shop);
  expect(ofStaff.length).toBeGreaterThanOrEqual(5);
  for (const [name, endpoint] of ofStaff) {
    for (const token of [undefined, first?.owner.token]) {
      for (const about of [first, second]) {
        if (!about) continue;
        const call = { about, ...(token && { token }) };
        const { status } = await send(shop, endpoint, call);
        expect([name, status]).toEqual([name, 404]);
      }
    }
  }
  expect(await everything(shop)).toBe(before);
});

test('A22: a visitor without a session is refused at every endpoint, whatever the order', async () => {
  await using shop = await openShop();
  const [about] = await openBelongings(shop);
  const made = { no: '260105ZZZZZZZZZZZZZZ', id: 'nobody' };
  for (const [name, endpoint] of ofCustomers) {
    for (const token of [undefined, 'x'.repeat(43)]) {
      const answers = [
        await send(shop, endpoint, { about: about ?? made, ...(token && { token }) }),
        await send(shop, endpoint, { about: made, ...(token && { token }) }),
      ];
      for (const { status } of answers) expect([name, status]).toEqual([name, 401]);
    }
  }
  expect((await shop.call(listOrders, { language })).status).toBe(401);
});

test('A22: a number that cannot be one is refused before anything is looked up', async () => {
  await using shop = await openShop();
  const { token } = await buildSession(shop);
  for (const [name, endpoint] of ofCustomers) {
    const { status } = await send(shop, endpoint, { about: { no: "1' or 1=1", id: 'x' }, token });
    expect([name, status]).toEqual([name, 400]);
  }
});

test('A22: lists, searches and counts hold one’s own orders only, also after another’s number', async () => {
  await using shop = await openShop();
  const belongings = await openBelongings(shop);
  for (const { owner, no } of belongings) {
    const own = belongings.filter((each) => each.owner === owner).map((each) => each.no);
    const { result } = await shop.call(listOrders, { language }, owner);
    expect(result.orders.map((each) => each.no).toSorted()).toEqual(own.toSorted());
    expect(result.counts).toEqual({ unpaid: 1, paid: 2 });
    for (const other of belongings.filter((each) => each.owner !== owner)) {
      const found = await shop.call(listOrders, { language, q: no }, other.owner);
      expect(found.result.orders).toEqual([]);
      const after = await shop.call(listOrders, { language, after: no }, other.owner);
      expect(after.result.orders).toEqual([]);
    }
  }
});
