import { expect, test } from 'vitest';

import { findNullCharacters } from './find-null-characters.ts';

test('names every text with a NUL by its path', () => {
  const value = {
    no: 1,
    address: { city: 'a\0b', street: 'ok' },
    lines: [{ sku: '\0' }],
    none: null,
  };
  expect(findNullCharacters(value, 'en')).toEqual({
    'address.city': 'Contains a character that cannot be stored',
    'lines.0.sku': 'Contains a character that cannot be stored',
  });
});

test('has nothing to say of other texts', () => {
  expect(findNullCharacters({ name: '\u0001 王\u{1f600}', list: ['x'] }, 'zh')).toEqual({});
});
