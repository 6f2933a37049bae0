import type { ProductText } from '@uid/contract/content';
import { expect, test } from 'vitest';

import { comparedItems, comparedSlugs, compareProducts } from './compare-products.ts';

const stating = (rows: Record<string, string>) =>
  ({
    specification: [
      { group: 'All', rows: Object.entries(rows).map(([name, value]) => ({ name, value })) },
    ],
  }) as ProductText;

test('lays rows of one name side by side and marks where they differ', () => {
  const { shared } = compareProducts([
    stating({ Power: '5 V', Interface: 'ISO 7816' }),
    stating({ Interface: 'ISO 7816', Power: '12 V' }),
  ]);
  expect(shared).toEqual([
    { name: 'Power', values: ['5 V', '12 V'], isDifferent: true },
    { name: 'Interface', values: ['ISO 7816', 'ISO 7816'], isDifferent: false },
  ]);
});

test('keeps apart what one product alone states', () => {
  const { shared, own } = compareProducts([stating({ Fans: '4' }), stating({ Weight: '2 g' })]);
  expect(shared).toEqual([]);
  expect(own.map(({ values }) => values)).toEqual([
    ['4', undefined],
    [undefined, '2 g'],
  ]);
});

test('compares four at most, known ones, each once', () => {
  const query = new URLSearchParams(
    'compare=a&compare=a&compare=x&compare=b&compare=c&compare=d&compare=e',
  );
  expect(comparedSlugs(query, ['a', 'b', 'c', 'd', 'e'])).toEqual(['a', 'b', 'c', 'd']);
  expect(comparedSlugs(new URLSearchParams(), ['a'])).toEqual([]);
});

test('items are compared each once, and what is no name of one is left out', () => {
  const query = new URLSearchParams('item=sim-card&item=sim-card&item=../x&item=&item=card-kit');
  expect(comparedItems(query)).toEqual(['sim-card', 'card-kit']);
});
