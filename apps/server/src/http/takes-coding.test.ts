import { expect, test } from 'vitest';

import { takesCoding } from './takes-coding.ts';

test.each(['br', 'gzip, deflate, br, zstd', 'gzip;q=1.0, BR;q=0.5', 'br;q=0.001', 'gzip,br'])(
  'a reader who says "%s" gets Brotli',
  (header) => {
    expect(takesCoding(header, 'br')).toBe(true);
  },
);

test.each([undefined, '', 'gzip', 'br;q=0', 'gzip, br; q=0.000', 'x-br', 'brotli', '*'])(
  'a reader who says "%s" does not',
  (header) => {
    expect(takesCoding(header, 'br')).toBe(false);
  },
);

test('a reader who takes gzip alone gets gzip alone', () => {
  expect(takesCoding('gzip, br;q=0', 'gzip')).toBe(true);
  expect(takesCoding('br, gzip;q=0', 'gzip')).toBe(false);
});
