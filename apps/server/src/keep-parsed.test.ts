import { expect, test } from 'vitest';

import { keepParsed } from './keep-parsed.ts';

test('a text is parsed once, and as often as it differs', () => {
  const parse = keepParsed<{ name: string }>();
  expect(parse('{"name":"card"}')).toEqual({ name: 'card' });
  expect(parse('{"name":"card"}')).toBe(parse('{"name":"card"}'));
  expect(parse('{"name":"key"}')).toEqual({ name: 'key' });
});

test('it keeps a bounded number of texts', () => {
  const parse = keepParsed<number[]>();
  const first = parse('[0]');
  for (let index = 1; index <= 1000; index += 1) parse(`[${index}]`);
  expect(parse('[0]')).not.toBe(first);
  expect(parse('[0]')).toEqual([0]);
});
