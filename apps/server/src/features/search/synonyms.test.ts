import { expect, test } from 'vitest';

import { partsOf } from './correct-query.ts';
import { holds } from './synonyms.ts';

test.each([
  ['a sim card', 'sim', true],
  ['sim', 'sim', true],
  ['esim card', 'sim', false],
  ['a simulation', 'sim', false],
  ['5g sim2', 'sim', false],
  ['物联网关', '网关', true],
])('“%s” holds the word “%s”: %s', (text, word, isHeld) => {
  expect(holds(text, word)).toBe(isHeld);
});

test('what is typed full-width is read as its letters', () => {
  expect(partsOf('ＡＫＭＡ网关 ５Ｇ')).toEqual(['AKMA', '网关', '5G']);
});
