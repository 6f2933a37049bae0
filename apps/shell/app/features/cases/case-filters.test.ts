import type { CaseSummary } from '@uid/contract/contents';
import { expect, test } from 'vitest';

import { casesPath, withProduct } from './case-filters.ts';

test('the address keeps both filters and names none that is not set', () => {
  expect(casesPath({ industry: 'power', product: 'sdp' })).toBe(
    '/client-case?industry=power&product=sdp',
  );
  expect(casesPath({ product: 'sdp' })).toBe('/client-case?product=sdp');
  expect(casesPath({})).toBe('/client-case');
});

test('keeps the cases a product was used in, all without a product', () => {
  const cases = [{ products: ['sdp'] }, { products: ['safety-os'] }] as CaseSummary[];
  expect(withProduct(cases, 'sdp')).toEqual([cases[0]]);
  expect(withProduct(cases, undefined)).toEqual(cases);
  expect(withProduct(cases, 'nothing')).toEqual([]);
});
