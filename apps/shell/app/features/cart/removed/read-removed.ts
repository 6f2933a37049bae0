import { getItem } from '@uid/contract/catalogue';
import { maxItemQuantity } from '@uid/contract/constants';
import { routes } from '@uid/contract/pages';

import { isNotFound } from '../../../load-page.ts';
import type { PageRequest } from '../../../load-page.ts';
import { lineName } from '../row/line-name.ts';
import type { RemovedFacts } from './removed-line.tsx';

interface RemovedLine {
  sku: string;
  item: string;
  quantity: string;
}

/** Returns where a removal by form leads: the page there offers to undo it. */
export function pathOfRemoved({ sku, item, quantity }: RemovedLine): string {
  return `${routes.cart}?${new URLSearchParams({ removed: sku, item, quantity })}`;
}

/** Reads a removal by form from the address; undefined if the address has another shape. */
export async function readRemoved(page: PageRequest): Promise<RemovedFacts | undefined> {
  const { query } = page;
  const sku = query.get('removed') ?? '';
  const quantity = Number(query.get('quantity'));
  const isWhole = Number.isInteger(quantity) && quantity >= 1 && quantity <= maxItemQuantity;
  if (!/^[A-Z0-9-]{1,60}$/.test(sku) || !isWhole) return undefined;
  return { sku, quantity, name: await findName(page, sku) };
}

/** Takes the name from the catalogue, never from the address: a link from elsewhere could contain any text. */
async function findName(page: PageRequest, sku: string): Promise<string | undefined> {
  const { call, language, query } = page;
  const id = query.get('item') ?? '';
  if (!/^[a-z0-9-]{1,60}$/.test(id)) return undefined;
  try {
    const { name, variants } = await call(getItem, { language, id });
    const variant = variants.find((each) => each.sku === sku);
    return variant ? lineName({ name, variantName: variant.name }) : name;
  } catch (cause) {
    // The item is no longer sold.
    if (!isNotFound(cause)) throw cause;
    return undefined;
  }
}
