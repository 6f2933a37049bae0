import { expect, test } from 'vitest';

import { parseOnce } from './parse-once.ts';

test('a text is parsed once, and as often as it differs', () => {
  expect(parseOnce('{"name":"card"}')).toEqual({ name: 'card' });
  expect(parseOnce('{"name":"card"}')).toBe(parseOnce('{"name":"card"}'));
  expect(parseOnce('{"name":"key"}')).toEqual({ name: 'key' });
});

test('it keeps a bounded number of texts', () => {
  const first = parseOnce('[0]');
  for (let index = 1; index <= 1000; index += 1) parseOnce(`[${index}]`);
  expect(parseOnce('[0]')).not.toBe(first);
  expect(parseOnce('[0]')).toEqual([0]);
});
