import type { Item } from '@uid/contract/catalogue';

import type { PageFacts } from '../../../layout/structured-data.ts';

/** Describes the item to search engines: a product with an offer for every variant. */
export function itemData(item: Item, { brand }: Pick<PageFacts, 'brand'>): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: item.name,
    description: item.summary,
    sku: item.variants[0]?.sku,
    brand: { '@type': 'Brand', name: brand },
    offers: item.variants.map((variant) => ({
      '@type': 'Offer',
      sku: variant.sku,
      name: variant.name,
      price: (variant.priceFen / 100).toFixed(2),
      priceCurrency: 'CNY',
      availability: `https://schema.org/${variant.available > 0 ? 'InStock' : 'OutOfStock'}`,
    })),
  };
}
