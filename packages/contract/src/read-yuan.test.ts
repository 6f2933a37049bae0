import { expect, test } from 'vitest';

import { readYuan } from './read-yuan.ts';

test.each([
  ['1234.50', 123_450],
  ['1,234.5', 123_450],
  ['12,345,678', 1_234_567_800],
  ['1，234', 123_400],
  ['¥ 0.05', 5],
  ['￥99', 9_900],
  ['１，２３４．５０', 123_450],
])('%s yuan are %s fen', (text, fen) => expect(readYuan(text)).toBe(fen));

test.each(['12,50', '1,00,0', '1,2345', ',123', '1,', '12.345', '-1', '1e3', '', '123456789012'])(
  '%s is no amount: it may be meant otherwise',
  (text) => expect(readYuan(text)).toBeUndefined(),
);
