import { expect, test } from 'vitest';

import { takesBrotli } from './takes-brotli.ts';

test.each(['br', 'gzip, deflate, br, zstd', 'gzip;q=1.0, BR;q=0.5', 'br;q=0.001', 'gzip,br'])(
  'a reader who says "%s" gets Brotli',
  (header) => {
    expect(takesBrotli(header)).toBe(true);
  },
);

test.each([undefined, '', 'gzip', 'br;q=0', 'gzip, br; q=0.000', 'x-br', 'brotli', '*'])(
  'a reader who says "%s" does not',
  (header) => {
    expect(takesBrotli(header)).toBe(false);
  },
);
