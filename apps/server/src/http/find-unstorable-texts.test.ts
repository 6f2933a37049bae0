import { expect, test } from 'vitest';

import { findUnstorableTexts } from './find-unstorable-texts.ts';

test('names every text with a NUL or half of a pair by its path', () => {
  const value = {
    no: 1,
    address: { city: 'a\0b', street: 'ok' },
    lines: [{ sku: '\0' }, { sku: 'a\ud83d' }, { sku: '\ude00b' }],
    none: null,
  };
  expect(findUnstorableTexts(value, 'en')).toEqual({
    'address.city': 'Contains a character that cannot be stored',
    'lines.0.sku': 'Contains a character that cannot be stored',
    'lines.1.sku': 'Contains a character that cannot be stored',
    'lines.2.sku': 'Contains a character that cannot be stored',
  });
});

test('has nothing to say of other texts', () => {
  expect(findUnstorableTexts({ name: '\u0001 王\u{1f600}', list: ['x'] }, 'zh')).toEqual({});
});
