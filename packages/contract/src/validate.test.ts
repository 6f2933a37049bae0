import { expect, test } from 'vitest';
import { z } from './zod.ts';

import { validate } from './validate.ts';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(2), z.maxLength(5)),
  kind: z.enum(['a', 'b']),
  count: z.int().check(z.minimum(1), z.maximum(12)),
  code: z.string().check(z.regex(/^\d+$/)),
});

const good = { name: 'abc', kind: 'a', count: 1, code: '1' };

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
  ['string min', 'name', 'a', 'Must be at least 2 characters', '至少 2 个字符'],
  ['string max', 'name', 'abcdef', 'Cannot be longer than 5 characters', '不能超过 5 个字符'],
  ['number min', 'count', 0, 'Cannot be less than 1', '不能小于 1'],
  ['number max', 'count', 13, 'Cannot be greater than 12', '不能大于 12'],
  ['integer', 'count', 1.5, 'Must be a whole number', '必须是整数'],
  ['type', 'count', '1e3', 'Is not a valid number', '不是有效的数字'],
  ['pattern', 'code', 'x', 'Does not match the expected pattern', '格式不符合要求'],
] as const)('%s has its message in both languages', (_kind, field, value, en, zh) => {
  expect(messageFor(field, value, 'en')).toBe(en);
  expect(messageFor(field, value, 'zh')).toBe(zh);
});

test('a good value comes back parsed', () => {
  expect(validate(schema, { ...good, name: ' abc ' }, 'en')).toEqual({ ok: true, value: good });
});
