import { api } from '@uid/contract/api';
import { z } from '@uid/contract/zod';
import { expect, test } from 'vitest';

import { pickerFor } from './pick-named.ts';

function pick(schema: z.ZodMiniType, value: unknown) {
  const unnamed: string[] = [];
  const picked = pickerFor(schema)(value, (path) => unnamed.push(path));
  return { picked, unnamed };
}

const part = z.object({ sku: z.string() });

test('keeps what is named, in its order, and says where the rest stood', () => {
  const schema = z.object({
    parts: z.array(part),
    first: z.optional(part),
    last: z.nullable(part),
    byName: z.record(z.string(), part),
    words: z.record(z.string(), z.union([z.string(), z.number()])),
  });
  const value = {
    words: { any: 'word', other: 1 },
    parts: [{ sku: 'A', cost: 1 }, { sku: 'B' }],
    first: { secret: 1, sku: 'C' },
    last: null,
    byName: { one: { sku: 'D', cost: 1 } },
    extra: { sku: 'E' },
  };
  const { picked, unnamed } = pick(schema, value);
  expect(JSON.stringify(picked)).toBe(
    '{"words":{"any":"word","other":1},"parts":[{"sku":"A"},{"sku":"B"}],"first":{"sku":"C"},"last":null,"byName":{"one":{"sku":"D"}}}',
  );
  expect(unnamed).toEqual([
    'result.parts.cost',
    'result.first.secret',
    'result.byName.cost',
    'result.extra',
  ]);
});

test('keeps of a union what the option names that the value says it is', () => {
  const schema = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('page'), url: z.string() }),
    z.object({ kind: z.literal('code'), qr: z.string() }),
  ]);
  expect(pick(schema, { kind: 'code', qr: 'q', url: 'u' })).toEqual({
    picked: { kind: 'code', qr: 'q' },
    unnamed: ['result.url'],
  });
  expect(pick(schema, { kind: 'other', url: 'u' })).toEqual({ picked: null, unnamed: ['result'] });
});

test('never leaves a value out for breaking a rule of its field', () => {
  const schema = z.object({ no: z.string().check(z.regex(/^[0-9]+$/)) });
  expect(pick(schema, { no: 'old' })).toEqual({ picked: { no: 'old' }, unnamed: [] });
});

test('refuses a schema whose names it cannot know', () => {
  expect(() => pickerFor(z.object({ any: z.unknown() }))).toThrow('its names');
});

test('understands every answer of the contract', () => {
  for (const { output } of Object.values(api).flatMap((each) => Object.values(each)))
    expect(() => pickerFor(output)).not.toThrow();
});
