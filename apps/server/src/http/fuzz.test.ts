import { api } from '@uid/contract/api';
import type { Endpoint } from '@uid/contract/endpoint';
import { isEnvelope } from '@uid/contract/envelope';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from '@uid/contract/zod';

import { buildSession, openShop } from '../testing/shop/test-shop.ts';
import type { TestShop } from '../testing/shop/test-shop.ts';

/** How many inputs each operation gets; the long run asks for 2,000 (D2). */
const runs = Number(process.env.FUZZ_RUNS ?? 40);

type Schema = z.core.JSONSchema.JSONSchema | boolean;

const anything = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(
    '',
    '\0',
    '🙂',
    '1e3',
    2 ** 53,
    -1,
    0.5,
    1e308,
    '../../etc/passwd',
    "' or 1=1 --",
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
);

/** Values that mostly fit the schema and sometimes do not: what gets past the first check is what finds faults. */
function arbitraryOf(schema: Schema): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return anything;
  if (schema.const !== undefined) return mostly(fc.constant(schema.const));
  if (schema.enum) return mostly(fc.constantFrom(...schema.enum));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(arbitraryOf));
  switch (schema.type) {
    case 'object':
      return mostly(objectOf(schema));
    case 'array':
      return mostly(fc.array(arbitraryOf(asSchema(schema.items)), { maxLength: 4 }));
    case 'string':
      return mostly(stringOf(schema));
    case 'number':
    case 'integer':
      return mostly(fc.oneof(fc.integer({ min: 0, max: 13 }), fc.integer(), fc.double()));
    case 'boolean':
      return mostly(fc.boolean());
    default:
      return anything;
  }
}

function mostly(fitting: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: fitting }, { weight: 1, arbitrary: anything });
}

function asSchema(items: unknown): Schema {
  return Array.isArray(items) ? true : ((items as Schema | undefined) ?? true);
}

function objectOf({ properties = {}, required = [] }: z.core.JSONSchema.BaseSchema) {
  const entries = Object.entries(properties).map(([name, each]) => {
    const value = arbitraryOf(each);
    return [name, required.includes(name) ? value : fc.option(value, { nil: undefined })];
  });
  return fc.record(Object.fromEntries(entries) as Record<string, fc.Arbitrary<unknown>>);
}

function stringOf({ format, pattern }: z.core.JSONSchema.BaseSchema): fc.Arbitrary<string> {
  if (format === 'email') return fc.emailAddress();
  const words = fc.constantFrom('zh', 'en', 'CARD-A', 'LICENCE', '张三', '深圳市', '13800138000');
  const fitting = pattern ? fromPattern(pattern) : fc.string({ maxLength: 40 });
  return fc.oneof(fitting, words, fc.string({ unit: 'binary', maxLength: 250 }));
}

function fromPattern(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern));
  } catch {
    return fc.string();
  }
}

async function send(shop: TestShop, endpoint: Endpoint, { input, token }: Sent) {
  const query = () =>
    new URLSearchParams(
      Object.entries(Object(input)).map(([name, value]) => [name, asText(value)]),
    ).toString();
  return shop.app.inject({
    method: endpoint.method,
    url: endpoint.method === 'GET' ? `${endpoint.path}?${query()}` : endpoint.path,
    headers: {
      ...(token && { 'x-access-token': token }),
      ...(endpoint.method === 'POST' && { 'content-type': 'application/json' }),
    },
    ...(endpoint.method === 'POST' && { payload: JSON.stringify(input) ?? '' }),
  });
}

interface Sent {
  input: unknown;
  token: string | undefined;
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

describe('D2: whatever is sent, the answer is an envelope and no 5xx', () => {
  const operations = Object.values(api).flatMap((endpoints) => Object.entries(endpoints));
  test.each(operations)('%s', async (_name, endpoint) => {
    await using shop = await openShop();
    const { token } = await buildSession(shop);
    const schema = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' });
    await fc.assert(
      fc.asyncProperty(arbitraryOf(schema), fc.boolean(), async (input, isKnown) => {
        const answer = await send(shop, endpoint, { input, token: isKnown ? token : undefined });
        expect(answer.statusCode, answer.body.slice(0, 300)).toBeLessThan(500);
        expect(isEnvelope(answer.json())).toBe(true);
      }),
      { numRuns: runs },
    );
  });
});
