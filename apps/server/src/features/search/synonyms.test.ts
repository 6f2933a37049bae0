import { expect, test } from 'vitest';

import { partsOf } from './correct-query.ts';
import { holds, otherForms, partsOfQuery } from './synonyms.ts';

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

const groups = [
  ['delivery time', 'lead time'],
  ['delivery', 'shipping'],
  ['return', 'send back'],
  ['return policy', 'conditions'],
];

test('of words that share a place the longest is read, whole and in parts', () => {
  const texts = otherForms('delivery time', groups).map(({ text }) => text.trim());
  expect(texts).toEqual(['lead time']);
  expect(partsOfQuery('delivery time return policy', groups)).toEqual([
    ['delivery time', 'lead time'],
    ['return policy', 'conditions'],
  ]);
});

test('of words that overlap the longest is read in both', () => {
  const overlapping = [
    ['smart card reader', 'terminal'],
    ['reader stand', 'holder'],
  ];
  const texts = otherForms('smart card reader stand', overlapping).map(({ text }) => text.trim());
  expect(texts).toEqual(['terminal stand']);
  expect(partsOfQuery('smart card reader stand', overlapping)).toEqual([]);
});
