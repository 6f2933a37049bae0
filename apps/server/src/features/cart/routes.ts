import * as contract from '@uid/contract/cart';
import type { Cart } from '@uid/contract/cart';
import type { Language } from '@uid/contract/language';
import { checkOrderList as checkListOperation } from '@uid/contract/order-list';

import type { ServerContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import type { Serve } from '../../http/serve.ts';
import { addAllToCart } from './changes/add-all-to-cart.ts';
import { addToCart } from './changes/add-to-cart.ts';
import { createGuestToken, findOwner } from './cart-owner.ts';
import { checkOrderList } from './order-list/check-order-list.ts';
import { guestOwner } from './owner-key.ts';
import { presentCart } from './present-cart.ts';
import { listLines } from './read-lines.ts';
import { countPieces, deleteLine } from './repository.ts';
import { setCartLine } from './changes/set-cart-line.ts';

export function serveCart(serve: Serve, context: ServerContext): void {
  const { handle } = context.database;

  async function readCart(owner: string | undefined, language: Language): Promise<Cart> {
    const lines = owner ? await listLines(handle, owner) : [];
    return presentCart(lines, { language, now: context.now() });
  }

  async function getOwner(caller: Caller): Promise<string> {
    const owner = await findOwner(context, caller);
    if (!owner) throw new AppError('NOT_FOUND');
    return owner;
  }

  /** Sets a guest's token with the first pieces, unless these are refused. */
  async function addFor<T>(caller: Caller, add: (owner: string) => Promise<T>): Promise<T> {
    const known = await findOwner(context, caller);
    const token = createGuestToken();
    const added = await add(known ?? guestOwner(token));
    if (known) keepGuest(caller);
    else caller.setGuestToken(token);
    return added;
  }

  /** Renews the cookie of a guest who changes the cart, because the changed lines are kept longer, too. */
  function keepGuest({ session, guestToken, renewGuestToken }: Caller): void {
    if (!session && guestToken) renewGuestToken();
  }

  serve(contract.getCart, async ({ language }, caller) =>
    readCart(await findOwner(context, caller), language),
  );

  serve(contract.getCartCount, async (_input, caller) => {
    const owner = await findOwner(context, caller);
    return { count: owner ? await countPieces(handle, owner) : 0 };
  });

  serve(contract.addToCart, ({ sku, quantity }, caller) =>
    addFor(caller, (owner) => addToCart(context, owner, { sku, quantity })),
  );

  serve(contract.addAllToCart, ({ lines }, caller) =>
    addFor(caller, (owner) => addAllToCart(context, owner, lines)),
  );

  serve(checkListOperation, async ({ language, lines }, caller) =>
    checkOrderList(handle, lines, { owner: await findOwner(context, caller), language }),
  );

  serve(contract.setCartLine, async ({ language, ...change }, caller) => {
    const owner = await getOwner(caller);
    await setCartLine(context, owner, change);
    keepGuest(caller);
    return readCart(owner, language);
  });

  serve(contract.removeFromCart, async ({ language, sku }, caller) => {
    const owner = await getOwner(caller);
    await deleteLine(handle, { owner, sku });
    return readCart(owner, language);
  });
}
