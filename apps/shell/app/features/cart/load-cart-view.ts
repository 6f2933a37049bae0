import { getCart } from '@uid/contract/cart';

import type { PageRequest } from '../../load-page.ts';
import type { CartViewProps } from './cart-view.tsx';
import { readRemoved } from './removed/read-removed.ts';

/** The server knows the guest's cookie only: the cart of a session is fetched by the browser. */
export async function loadCartView(page: PageRequest): Promise<CartViewProps> {
  const { call, language } = page;
  const guestCart = await call(getCart, { language });
  return {
    guestCart,
    formFailure: undefined,
    formRemoved: await readRemoved(page),
    formList: undefined,
  };
}
