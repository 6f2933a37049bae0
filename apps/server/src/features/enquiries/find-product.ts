import type { Product } from '@uid/contract/content';

import type { Handle } from '../../database/database.ts';
import { findBody } from '../contents/contents.ts';

/** Finds the published product that an enquiry names. A request not made by our form may name anything. */
export async function findProduct(
  handle: Handle,
  slug: string | number | undefined,
): Promise<Product | undefined> {
  return typeof slug === 'string' && slug !== '' ? findBody(handle, 'product', slug) : undefined;
}
