import { api } from '@uid/contract/api';
import { addToCart } from '@uid/contract/cart';
import { xsrfCookie, xsrfHeader } from '@uid/contract/constants';
import type { Endpoint } from '@uid/contract/endpoint';
import { isEnvelope } from '@uid/contract/envelope';
import type { Envelope, ErrorResult } from '@uid/contract/envelope';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from '@uid/contract/zod';

import { registerBuyer } from '../features/identity/testing/test-account.ts';
import { signInjected } from '../testing/sign-request.ts';
import { buildStaff } from '../testing/shop/build-staff.ts';
import { openShop } from '../testing/shop/test-shop.ts';
import type { TestShop } from '../testing/shop/test-shop.ts';

/** Number of inputs for each operation; the long run asks for 2,000 (D2). */
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

/** Values that fit a field by its name, if the schema does not restrict its text. */
const known: Record<string, string[]> = {
  email: ['customer@example.com', 'nobody@example.com'],
  password: ['seven green kettles sing'],
  code: ['123456', '000000', '2345-6789-ABCD-EFGH'],
  recoveryCode: ['ABCD-EFGH-JKMN-PQRS'],
  totp: ['123456'],
  number: ['13800138000'],
  phone: ['13800138000'],
  taxNumber: ['91330100MA2EXAMPMN'],
  account: ['6222020200112233445'],
  province: ['广东省'],
  city: ['深圳市'],
  district: ['南山区'],
  sku: ['CARD-A', 'LICENCE'],
  method: ['sandbox'],
  carrier: ['sandbox'],
  inStock: ['1'],
  low: ['1'],
  body: ['{}', '{"title":1}'],
  website: [''],
};

/** Decides how much of an input may be arbitrary. */
type Make = (fitting: fc.Arbitrary<unknown>) => fc.Arbitrary<unknown>;

/** In half of the inputs every field fits, to get past the validation; in the others any field may be arbitrary. */
function inputOf(schema: Schema): fc.Arbitrary<unknown> {
  const mostly: Make = (fitting) =>
    fc.oneof({ weight: 12, arbitrary: fitting }, { weight: 1, arbitrary: anything });
  return fc.oneof(
    arbitraryOf(schema, { make: (fitting) => fitting }),
    arbitraryOf(schema, { make: mostly }),
  );
}

function arbitraryOf(
  schema: Schema,
  { make, name = '' }: { make: Make; name?: string },
): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return anything;
  if (schema.const !== undefined) return make(fc.constant(schema.const));
  if (schema.enum) return make(fc.constantFrom(...schema.enum));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((each) => arbitraryOf(each, { make, name })));
  switch (schema.type) {
    case 'object':
      return make(objectOf(schema, make));
    case 'array':
      return make(
        fc.array(arbitraryOf(asSchema(schema.items), { make, name }), {
          minLength: schema.minItems ?? 0,
          maxLength: 4,
        }),
      );
    case 'string':
      return make(stringOf(schema, name));
    case 'number':
    case 'integer':
      return make(fc.oneof({ weight: 6, arbitrary: integerOf(schema) }, fc.integer(), fc.double()));
    case 'boolean':
      return make(fc.boolean());
    default:
      return anything;
  }
}

function integerOf({ minimum = 0, maximum = 13 }: z.core.JSONSchema.BaseSchema) {
  return fc.integer({ min: minimum, max: Math.min(maximum, minimum + 13) });
}

function asSchema(items: unknown): Schema {
  return Array.isArray(items) ? true : ((items as Schema | undefined) ?? true);
}

function objectOf({ properties = {}, required = [] }: z.core.JSONSchema.BaseSchema, make: Make) {
  const entries = Object.entries(properties).map(([name, each]) => {
    const value = arbitraryOf(each, { make, name });
    const rarely = { freq: 3, nil: undefined };
    return [name, required.includes(name) ? value : fc.option(value, rarely)];
  });
  return fc.record(Object.fromEntries(entries) as Record<string, fc.Arbitrary<unknown>>);
}

function stringOf(
  { pattern, format, maxLength = 250 }: z.core.JSONSchema.BaseSchema,
  name: string,
): fc.Arbitrary<string> {
  // The pattern of a date has a lookahead, from which fast-check can't generate texts.
  const fit = known[name] ?? (format === 'date' ? ['2026-01-05', '2026-12-31'] : undefined);
  const words = fc.constantFrom(...(fit ?? ['zh', 'en', 'CARD-A', '张三', '2026-01-05']));
  const long = fc.string({
    minLength: Math.min(10, maxLength),
    maxLength: Math.min(40, maxLength),
  });
  const wild = fc.string({ unit: 'binary', maxLength: 250 });
  const fitting = pattern ? fromPattern(pattern) : long;
  return fc.oneof(
    { weight: fit ? 8 : 1, arbitrary: words },
    { weight: 3, arbitrary: fitting },
    { weight: 1, arbitrary: wild },
  );
}

function fromPattern(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern));
  } catch {
    return fc.string();
  }
}

/** The callers of an endpoint, and how their requests identify them. */
interface Visitor {
  headers?: Record<string, string>;
  token?: string;
  cookies?: Record<string, string>;
}

async function openVisitors(shop: TestShop): Promise<Record<string, Visitor>> {
  const guest = await shop.call(addToCart, { language: 'en', sku: 'CARD-A', quantity: 1 });
  const pair = guest.cookies[xsrfCookie] ?? '';
  const customer = await registerBuyer(shop, { email: 'customer@example.com' });
  const staff = await buildStaff(shop);
  return {
    stranger: {},
    guest: { headers: { [xsrfHeader]: pair }, cookies: guest.cookies },
    customer: { token: customer.token },
    staff: { token: staff.token },
  };
}

/** The file of every upload: some endpoints read it as a catalogue table, some as a bank statement. */
const table = 'number,date,amount,reference\nBANK-1,2026-01-06,80.00,x\n';

async function send(
  { app, deps }: TestShop,
  { method, path, upload }: Endpoint,
  { input, visitor }: { input: unknown; visitor: Visitor | undefined },
) {
  const query = () =>
    new URLSearchParams(
      // A field that is left out is not the same as an empty one.
      Object.entries(Object(input)).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, asText(value)]],
      ),
    ).toString();
  const isQuery = method === 'GET' || upload !== undefined;
  const url = isQuery ? `${path}?${query()}` : path;
  const body = upload ? table : isQuery ? undefined : (JSON.stringify(input) ?? '');
  const signed = visitor?.token && { method, url, body, token: visitor.token };
  return app.inject({
    method,
    url,
    ...(visitor?.cookies && { cookies: visitor.cookies }),
    headers: {
      ...visitor?.headers,
      ...(signed && (await signInjected(deps, signed))),
      'idempotency-key': deps.newId(),
      ...(method === 'POST' && { 'content-type': upload?.types[0] ?? 'application/json' }),
    },
    ...(body !== undefined && { payload: body }),
  });
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** The errors that are returned before an operation's own code runs. */
const refusals = new Set<unknown>([
  'INVALID_INPUT',
  'MALFORMED_REQUEST',
  'SESSION_INVALID',
  'XSRF_REJECTED',
  'STEP_UP_REQUIRED',
  'PROOF_MISSING',
  'PASSWORD_EXPIRED',
]);

function isRefusal({ access }: Endpoint, name: string, error: unknown): boolean {
  if (access === 'staff' && name !== 'staff' && error === 'NOT_FOUND') return true;
  return refusals.has(error);
}

describe('D2: whatever is sent, by whomever, the answer is an envelope and no 5xx', () => {
  const operations = Object.values(api).flatMap((endpoints) => Object.entries(endpoints));
  test.each(operations)('%s', async (_name, endpoint) => {
    await using shop = await openShop();
    const visitors = await openVisitors(shop);
    const schema = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' });
    let isReached = false;
    const attempt = async (input: unknown, name: string): Promise<void> => {
      const answer = await send(shop, endpoint, { input, visitor: visitors[name] });
      expect(answer.statusCode, answer.body.slice(0, 300)).toBeLessThan(500);
      const envelope: unknown = answer.json();
      expect(isEnvelope(envelope)).toBe(true);
      const { result } = envelope as Envelope<ErrorResult>;
      isReached ||= !isRefusal(endpoint, name, result?.error);
    };
    const names = Object.keys(visitors);
    const inputs = inputOf(schema);
    await fc.assert(fc.asyncProperty(inputs, fc.constantFrom(...names), attempt), {
      numRuns: runs,
    });
    // For a strict operation one input in a hundred fits, so more inputs are sent until one does.
    for (let round = 0; round < 500; round += 1) {
      if (isReached) return;
      for (const input of fc.sample(inputs, 20))
        for (const name of names) await attempt(input, name);
    }
    expect.fail('What the operation itself does was never tried.');
  });
});
