import { expect, test } from 'vitest';

import { isPredictable } from './predictable.ts';

const known = { all: new Set(['correcthorse']), frequent: new Set(['sunshine']) };

test.each([
  ['on the list', 'correcthorse'],
  ['on the list, in capitals', 'CorrectHorse'],
  ['frequent', 'sunshine'],
  ['two frequent parts', 'sunshinesunshine'],
  ['a frequent part and a run', 'sunshine123'],
  ['a run and a frequent part', '123sunshine'],
  ['the shortest run', 'abc'],
  ['a run downwards', 'zyxw'],
  ['a run over the end of the keyboard', '7890123'],
  ['a run downwards over it', '3210987'],
  ['a run of signs', '😀😁😂😃'],
  ['two runs', 'abcd9876'],
  ['one character twice', 'qq'],
  ['one character often', 'qqqqqqq'],
  ['a short unit', 'qzqz'],
  ['a unit of four', 'qzwxqzwx'],
  ['a unit cut at the end', 'qzwxqzwxqz'],
  ['a known unit', 'correcthorsecorrecthorse'],
  ['a unit that is a run', 'abcdeabcdeabcdeabcde'],
])('%s is predictable: %s', (_why, password) => {
  expect(isPredictable(password, known)).toBe(true);
});

test.each([
  ['two letters', 'ab'],
  ['steps of two', 'acegik'],
  ['a run that breaks', 'abcdfhj'],
  ['there and back', 'abcdcbxq'],
  ['a frequent part and another', 'sunshinexq'],
  ['another part and a frequent one', 'xqsunshine'],
  ['three parts', 'sunshine123sunshine'],
  ['a listed part and another', 'correcthorsexq'],
  ['an unknown unit of five', 'qzwxvqzwxv'],
  ['unlike halves', 'qzwxqzwv'],
  ['a unit that comes once and a half', 'qzwxqz'],
])('%s is not: %s', (_why, password) => {
  expect(isPredictable(password, known)).toBe(false);
});
