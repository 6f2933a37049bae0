import { listItems } from '@uid/contract/catalogue';
import type { Item, ItemSummary } from '@uid/contract/catalogue';
import { getProduct, getSolution, listProducts } from '@uid/contract/contents';
import type { ProductPage } from '@uid/contract/contents';
import type { Download } from '@uid/contract/downloads';

import { isNotFound } from '../../../../load-page.ts';
import type { PageRequest } from '../../../../load-page.ts';
import { loadDownloads } from '../../../downloads/load-downloads.ts';
import { findFit, productsTogether } from './find-fits.ts';
import type { Fit } from './find-fits.ts';

/** What the site's content says about an item's product, and what else the mall sells that goes with it. */
export interface About {
  product: ProductPage;
  downloads: Download[] | undefined;
  /** The question to the compatibility checker, and its answer. */
  asked: string;
  fit: Fit | undefined;
  others: { slug: string; name: string }[];
  related: Related;
}

export interface Related {
  goesWith: ItemSummary[];
  sameProduct: ItemSummary[];
  similar: ItemSummary[];
}

/** Maximum number of products whose items are looked for, and of items shown of each kind. */
const max = 3;

/** Undefined if the product has no page any more: the item is sold without it. */
export async function loadAbout(item: Item, request: PageRequest): Promise<About | undefined> {
  const { call, language, query } = request;
  const { product: slug } = item;
  const product = await call(getProduct, { language, slug }).catch((cause: unknown) => {
    if (isNotFound(cause)) return undefined;
    throw cause;
  });
  if (!product) return undefined;
  const [{ products }, downloads, solutions] = await Promise.all([
    call(listProducts, { language }),
    loadDownloads(call, { language, product: slug }),
    Promise.all(product.solutions.map((each) => call(getSolution, { language, slug: each.slug }))),
  ]);
  const facts = { slug, compatibility: product.text.compatibility, solutions, products };
  const asked = (query.get('fits') ?? '').trim().slice(0, 60);
  return {
    product,
    downloads,
    asked,
    fit: findFit(asked, facts),
    others: products.filter((each) => each.slug !== slug).map(({ slug, name }) => ({ slug, name })),
    related: await findRelated(item, product, { together: productsTogether(facts), request }),
  };
}

interface RelatedOptions {
  together: readonly string[];
  request: PageRequest;
}

/** Lists each item once, in the first group that it belongs to. */
async function findRelated(
  { id, product }: Item,
  { siblings }: ProductPage,
  { together, request: { call, language } }: RelatedOptions,
): Promise<Related> {
  const itemsOf = async (slugs: readonly string[]) => {
    const lists = await Promise.all(
      slugs.slice(0, max).map((slug) => call(listItems, { language, product: slug })),
    );
    return lists.map(({ items }) => items);
  };
  const [[own = []], similar, goesWith] = await Promise.all([
    itemsOf([product]),
    itemsOf(siblings.map(({ slug }) => slug)),
    itemsOf(together),
  ]);
  const shown = new Set([id]);
  const take = (items: readonly ItemSummary[]) => {
    const taken = items.filter((each) => !shown.has(each.id)).slice(0, max);
    for (const each of taken) shown.add(each.id);
    return taken;
  };
  return {
    sameProduct: take(own),
    goesWith: take(goesWith.flatMap((items) => items.slice(0, 1))),
    similar: take(similar.flatMap((items) => items.slice(0, 1))),
  };
}
