import { orderNo } from '@uid/contract/orders';
import type { LoaderFunctionArgs } from 'react-router';

import { notFound, readPageRequest } from '../../load-page.ts';

/**
 * Loads a page of one order, or of all. A number that no order can have is not found. The page does not say whether an
 * order exists: a navigation does not prove who the visitor is, so only the API tells.
 */
export function loadOrderPage(args: LoaderFunctionArgs): null {
  const no = readPageRequest(args).query.get('no');
  if (no && !orderNo.safeParse(no).success) throw notFound();
  return null;
}
