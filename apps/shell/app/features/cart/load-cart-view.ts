import { getCart } from '@uid/contract/cart';

import type { PageRequest } from '../../load-page.ts';
import type { CartViewProps } from './cart-view.tsx';
import { readRemoved } from './removed/read-removed.ts';

/** The server knows only the guest's cookie: the browser fetches the cart of a session. */
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
