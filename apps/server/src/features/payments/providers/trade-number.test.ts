import { expect, test } from 'vitest';

import { toReference, toTradeNumber } from './trade-number.ts';

test('a reference survives the way to a company and back, and nothing else becomes one', () => {
  const id = '01940f2c-7b00-7cde-8f01-23456789abcd';
  expect(toTradeNumber(id)).toBe('01940f2c7b007cde8f0123456789abcd');
  expect(toReference(toTradeNumber(id))).toBe(id);
  for (const other of ['', 'ORDER-1', id, `${toTradeNumber(id)}0`, toTradeNumber(id).toUpperCase()])
    expect(toReference(other)).toBe('');
});
