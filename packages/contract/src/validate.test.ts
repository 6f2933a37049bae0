import { expect, test } from 'vitest';
import { z } from './zod.ts';

import { validate } from './validate.ts';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(2), z.maxLength(5)),
  long: z.string().check(z.minLength(2)),
  short: z.string().check(z.minLength(1), z.maxLength(5)),
  exact: z.string().check(z.length(4)),
  kind: z.enum(['a', 'b']),
  count: z.int().check(z.minimum(1), z.maximum(12)),
  some: z.int().check(z.minimum(1)),
  few: z.int().check(z.maximum(12)),
  dozen: z._default(z.number().check(z.minimum(12), z.maximum(12)), 12),
  text: z.optional(z.string().check(z.maxLength(2000))),
  pieces: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000))),
  code: z.string().check(z.regex(/^\d+$/)),
  email: z.email(),
  pin: z.string().check(z.minLength(4), z.regex(/^\d+$/)),
  way: z.discriminatedUnion('by', [
    z.object({ by: z.literal('mail'), to: z.string().check(z.minLength(3), z.maxLength(9)) }),
    z.object({ by: z.literal('text'), to: z.string().check(z.length(11)) }),
  ]),
  lines: z.optional(z.array(z.object({ quantity: z.int().check(z.minimum(1), z.maximum(6)) }))),
});

const good = {
  name: 'abc',
  long: 'abc',
  short: 'abc',
  exact: 'abcd',
  kind: 'a',
  count: 1,
  some: 1,
  few: 1,
  dozen: 12,
  text: 'a',
  pieces: 1,
  code: '1',
  email: 'a@example.com',
  pin: '1234',
  way: { by: 'mail', to: 'abc' },
};

function messageFor(
  field: keyof typeof good,
  value: unknown,
  language: 'zh' | 'en',
): string | undefined {
  const checked = validate(schema, { ...good, [field]: value }, language);
  return checked.ok ? undefined : checked.fields[field];
}

test.each([
  ['required', 'name', undefined, 'Please enter the field', '请填写此项'],
  ['required (empty)', 'name', '', 'Please enter the field', '请填写此项'],
  ['whitespace', 'name', '   ', 'Cannot be a blank character', '不能只有空白字符'],
  ['enum', 'kind', 'c', 'Must be one of the listed values', '必须是列出的选项之一'],
  ['string length', 'exact', 'abc', 'Must be exactly 4 characters', '必须是 4 个字符'],
  ['string length', 'exact', 'abcde', 'Must be exactly 4 characters', '必须是 4 个字符'],
  ['string min', 'long', 'a', 'Must be at least 2 characters', '至少 2 个字符'],
  ['string max', 'short', 'abcdef', 'Cannot be longer than 5 characters', '不能超过 5 个字符'],
  ['string range', 'name', 'a', 'Must be between 2 and 5 characters', '必须是 2 到 5 个字符'],
  ['string range', 'name', 'abcdef', 'Must be between 2 and 5 characters', '必须是 2 到 5 个字符'],
  ['number length', 'dozen', 11, 'Must equal 12', '必须等于 12'],
  ['number min', 'some', 0, 'Cannot be less than 1', '不能小于 1'],
  ['number max', 'few', 13, 'Cannot be greater than 12', '不能大于 12'],
  [
    'long text',
    'text',
    'a'.repeat(2001),
    'Cannot be longer than 2,000 characters',
    '不能超过 2,000 个字符',
  ],
  ['large number', 'pieces', 0, 'Must be between 1 and 1,000,000', '必须在 1 到 1,000,000 之间'],
  ['number range', 'count', 0, 'Must be between 1 and 12', '必须在 1 到 12 之间'],
  ['number range', 'count', 13, 'Must be between 1 and 12', '必须在 1 到 12 之间'],
  ['integer', 'count', 1.5, 'Must be a whole number', '必须是整数'],
  ['type', 'count', '1e3', 'Is not a valid number', '不是有效的数字'],
  ['type', 'text', 1, 'Is not a valid string', '不是有效的文本'],
  ['email', 'email', 'a@', 'Is not a valid email address', '不是有效的邮箱地址'],
  ['the first rule', 'pin', 'x', 'Must be at least 4 characters', '至少 4 个字符'],
  ['pattern', 'code', 'x', 'Does not match the expected pattern', '格式不符合要求'],
] as const)('%s has its message in both languages', (_kind, field, value, en, zh) => {
  expect(messageFor(field, value, 'en')).toBe(en);
  expect(messageFor(field, value, 'zh')).toBe(zh);
});

test.each([
  ['way.by', { way: { by: 'pigeon', to: 'abc' } }, 'Must be one of the listed values'],
  ['way.to', { way: { by: 'mail', to: 'a' } }, 'Must be between 3 and 9 characters'],
  ['way.to', { way: { by: 'text', to: 'a' } }, 'Must be exactly 11 characters'],
  ['lines.0.quantity', { lines: [{ quantity: 7 }] }, 'Must be between 1 and 6'],
])('%s has the message of its own rule', (path, value, message) => {
  const checked = validate(schema, { ...good, ...value }, 'en');
  expect(checked).toEqual({ ok: false, fields: { [path]: message } });
});

test('of the fields that nobody knows ten are named, and a long name is cut', () => {
  const long = 'x'.repeat(60);
  const names = [long, ...Array.from({ length: 11 }, (_, at) => `field${at}`)];
  const unknown = Object.fromEntries(names.map((name) => [name, 1]));
  const checked = validate(z.strictObject({}), unknown, 'en');
  const fields = checked.ok ? {} : checked.fields;
  expect(Object.keys(fields)).toEqual(names.slice(0, 10));
  expect(fields[long]).toBe(`There is no field “${'x'.repeat(50)}…” here`);
});

test('a good value comes back parsed', () => {
  expect(validate(schema, { ...good, name: ' abc ' }, 'en')).toEqual({ ok: true, value: good });
});
