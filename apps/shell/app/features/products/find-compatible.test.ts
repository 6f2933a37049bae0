import { expect, test } from 'vitest';

import { findCompatible } from './find-compatible.ts';

const rows = [
  { subject: 'Phones', supported: 'Android 9 or later', note: 'with OMAPI' },
  { subject: 'iPhone', supported: 'No channel to the card' },
];

test('finds every word, wherever it stands and however it is written', () => {
  expect(findCompatible(rows, 'omapi  ANDROID')).toEqual([rows[0]]);
  expect(findCompatible(rows, 'iphone')).toEqual([rows[1]]);
});

test('shows everything when nothing is asked, nothing when it is not listed', () => {
  expect(findCompatible(rows, '  ')).toEqual(rows);
  expect(findCompatible(rows, 'symbian')).toEqual([]);
});
