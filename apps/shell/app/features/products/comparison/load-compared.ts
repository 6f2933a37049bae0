import { getItem, listLowestPrices } from '@uid/contract/catalogue';
import type { Item } from '@uid/contract/catalogue';
import { getProduct } from '@uid/contract/contents';
import type { ProductPage } from '@uid/contract/contents';

import { isNotFound } from '../../../load-page.ts';
import type { PageRequest } from '../../../load-page.ts';
import { maxCompared } from './compare-products.ts';

/** A column: a product, or an item of the mall with its product. */
export interface Compared {
  product: Pick<ProductPage, 'slug' | 'name' | 'job' | 'text' | 'drawing'>;
  item?: Item;
  /** For a product: the lowest price in fen at which the mall sells anything of it. */
  fromFen?: number;
}

interface AskedComparison {
  slugs: readonly string[];
  itemIds: readonly string[];
}

/** Loads what the address asks to compare: the products it names, then the items; each once, as many as fit. */
export async function loadCompared(
  { slugs, itemIds }: AskedComparison,
  { call, language }: PageRequest,
): Promise<Compared[]> {
  const { prices } = await call(listLowestPrices, {});
  const readProduct = (slug: string) => call(getProduct, { language, slug });
  const columns = await Promise.all([
    ...slugs.map(async (slug): Promise<Compared> => {
      const fromFen = prices.find(({ product }) => product === slug)?.fromFen;
      return { product: pick(await readProduct(slug)), ...(fromFen && { fromFen }) };
    }),
    ...itemIds.slice(0, maxCompared - slugs.length).map(async (id) => {
      try {
        const item = await call(getItem, { language, id });
        return { product: pick(await readProduct(item.product)), item };
      } catch (cause) {
        // It is no longer sold: the others are compared without it.
        if (isNotFound(cause)) return undefined;
        throw cause;
      }
    }),
  ]);
  return columns.filter((each) => each !== undefined);
}

function pick({ slug, name, job, text, drawing }: ProductPage): Compared['product'] {
  return { slug, name, job, text, drawing };
}
