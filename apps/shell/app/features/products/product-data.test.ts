import type { ItemSummary } from '@uid/contract/catalogue';
import { expect, test } from 'vitest';

import { productData } from './product-data.ts';

const page = {
  origin: 'https://uid.example',
  language: 'en',
  path: '/products/pad',
  title: 'PAD',
  address: 'https://uid.example/en/products/pad',
  company: undefined,
  brand: 'Harbour Keys',
  image: 'https://uid.example/og/en/products-pad.png',
} as const;
const product = { slug: 'pad', text: { name: 'PAD', description: 'The key is in the card.' } };
const item = { id: 'pad-card', name: 'PAD card', fromFen: 6_850, available: 3 } as ItemSummary;

test('offers what the mall sells at the price that the page names', () => {
  const soldOut = { ...item, id: 'pad-kit', name: 'PAD kit', fromFen: 129_900, available: 0 };
  const { offers, ...rest } = productData(product, [item, soldOut], page);
  expect(rest).toMatchObject({
    name: 'PAD',
    brand: { name: 'Harbour Keys' },
    sku: 'pad',
    url: page.address,
    image: page.image,
  });
  expect(offers).toMatchObject([
    {
      name: 'PAD card',
      url: 'https://uid.example/en/mall?item=pad-card',
      price: '68.50',
      priceCurrency: 'CNY',
      availability: 'https://schema.org/InStock',
    },
    { name: 'PAD kit', price: '1299.00', availability: 'https://schema.org/OutOfStock' },
  ]);
});

test('names no offer where the mall sells nothing of it', () => {
  expect(productData(product, [], page)).not.toHaveProperty('offers');
});
