import type { ItemSummary } from '@uid/contract/catalogue';
import { localPath } from '@uid/contract/paths';
import type { ProductPage } from '@uid/contract/contents';

import type { PageFacts } from '../../layout/structured-data.ts';
import { itemPath } from '../catalogue/item-paths.ts';

type Product = Pick<ProductPage, 'slug'> & {
  text: Pick<ProductPage['text'], 'name' | 'description'>;
};

/** Describes the product to search engines, with an offer for everything that the mall sells of it. */
export function productData({ slug, text }: Product, items: ItemSummary[], page: PageFacts) {
  const offers = items.map((item) => offerOf(item, page));
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: text.name,
    description: text.description,
    sku: slug,
    url: page.address,
    ...(page.image ? { image: page.image } : {}),
    brand: { '@type': 'Brand', name: page.brand },
    ...(offers.length > 0 ? { offers } : {}),
  };
}

/** The price is the one that the page names, which is that of the cheapest variant. */
function offerOf({ id, name, fromFen, available }: ItemSummary, { origin, language }: PageFacts) {
  return {
    '@type': 'Offer',
    name,
    url: `${origin}${localPath(itemPath(id), language)}`,
    price: (fromFen / 100).toFixed(2),
    priceCurrency: 'CNY',
    availability: `https://schema.org/${available > 0 ? 'InStock' : 'OutOfStock'}`,
  };
}
