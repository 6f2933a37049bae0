import { expect, test } from 'vitest';

import { casesPath } from './case-filters.ts';

test('the address keeps both filters and names none that is not set', () => {
  expect(casesPath({ industry: 'power', product: 'sdp' })).toBe(
    '/client-case?industry=power&product=sdp',
  );
  expect(casesPath({ product: 'sdp' })).toBe('/client-case?product=sdp');
  expect(casesPath({})).toBe('/client-case');
});

test('the address of every page but the first names it', () => {
  expect(casesPath({ industry: 'power', page: 1 })).toBe('/client-case?industry=power');
  expect(casesPath({ industry: 'power', page: 2 })).toBe('/client-case?industry=power&page=2');
});
