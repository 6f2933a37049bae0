import { api } from '@uid/contract/api';
import { login } from '@uid/contract/identity';
import { validate } from '@uid/contract/validate';
import { z } from '@uid/contract/zod';
import { expect, test } from 'vitest';

import { createTestApp } from '../testing/test-app.ts';
import { strictInput } from './strict-input.ts';

const writes = Object.values(api)
  .flatMap((endpoints) => Object.entries(endpoints))
  .filter(([, { method }]) => method === 'POST');

test.each(writes)('%s refuses a field that it does not name', (_name, endpoint) => {
  const checked = validate(strictInput(endpoint.input), { kind: 'contact', isStaff: true }, 'en');
  expect(checked).toMatchObject({
    ok: false,
    fields: { isStaff: 'There is no field “isStaff” here' },
  });
});

test('a field that nobody knows is named, in the caller’s language, and nothing is done', async () => {
  await using server = await createTestApp();
  const body = { email: 'a@example.com', password: 'x', rememberMe: true };
  for (const [language, sentence] of [
    ['zh', '这里没有“rememberMe”这个字段'],
    ['en', 'There is no field “rememberMe” here'],
  ]) {
    const answer = await server.app.inject({
      method: 'POST',
      url: login.path,
      headers: { 'accept-language': language },
      payload: body,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().result).toMatchObject({
      error: 'INVALID_INPUT',
      fields: { rememberMe: sentence },
    });
  }
});

const nested = strictInput(
  z.object({
    lines: z.array(z.object({ sku: z.string() })),
    way: z.discriminatedUnion('by', [
      z.object({ by: z.literal('mail'), to: z.string() }),
      z.object({ by: z.literal('text') }),
    ]),
    note: z._default(z.optional(z.nullable(z.object({ text: z.string() }))), { text: '' }),
    foreign: z.looseObject({ id: z.string() }),
  }),
);
const good = {
  lines: [{ sku: 'A' }],
  way: { by: 'mail', to: 'a' },
  note: { text: 'a' },
  foreign: { id: '1', more: 1 },
};

test('what is named passes; what a foreign program adds to its own object is no fault, and does not come in', () => {
  expect(nested.parse(good)).toEqual({ ...good, foreign: { id: '1' } });
});

test.each([
  ['lines.0.priceFen', { ...good, lines: [{ sku: 'A', priceFen: 1 }] }],
  ['way.cc', { ...good, way: { by: 'mail', to: 'a', cc: 'b' } }],
  ['way.to', { ...good, way: { by: 'text', to: 'a' } }],
  ['note.html', { ...good, note: { text: 'a', html: 'b' } }],
])('%s is refused by its path', (path, value) => {
  expect(validate(nested, value, 'en')).toMatchObject({ fields: { [path]: expect.any(String) } });
});

test('of many unknown fields ten are named, and a long name not to its end', () => {
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`f${at}`, at]));
  const schema = strictInput(z.object({}));
  const checked = validate(schema, many, 'en');
  expect(Object.keys('fields' in checked ? checked.fields : {})).toHaveLength(10);
  const long = validate(schema, { ['x'.repeat(60_000)]: 1 }, 'en');
  expect(Object.values('fields' in long ? long.fields : {})[0]?.length).toBeLessThan(100);
});

test('a schema whose fields it cannot hold is refused when the server starts', () => {
  expect(() => strictInput(z.object({ any: z.map(z.string(), z.string()) }))).toThrow('map');
});
