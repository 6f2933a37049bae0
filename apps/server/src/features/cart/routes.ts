import * as contract from '@uid/contract/cart';
import type { Cart } from '@uid/contract/cart';
import type { Language } from '@uid/contract/language';

import type { ServerContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import type { Serve } from '../../http/serve.ts';
import { addToCart } from './changes/add-to-cart.ts';
import { createGuestToken, findOwner } from './cart-owner.ts';
import { guestOwner } from './owner-key.ts';
import { presentCart } from './present-cart.ts';
import { countPieces, deleteLine, listLines } from './repository.ts';
import { setCartLine } from './changes/set-cart-line.ts';

export function serveCart(serve: Serve, context: ServerContext): void {
  const { handle } = context.database;

  async function readCart(owner: string | undefined, language: Language): Promise<Cart> {
    return presentCart(owner ? await listLines(handle, owner) : [], language);
  }

  async function getOwner(caller: Caller): Promise<string> {
    const owner = await findOwner(context, caller);
    if (!owner) throw new AppError('NOT_FOUND');
    return owner;
  }

  serve(contract.getCart, async ({ language }, caller) =>
    readCart(await findOwner(context, caller), language),
  );

  serve(contract.getCartCount, async (_input, caller) => {
    const owner = await findOwner(context, caller);
    return { count: owner ? await countPieces(handle, owner) : 0 };
  });

  serve(contract.addToCart, async ({ language, ...pieces }, caller) => {
    const known = await findOwner(context, caller);
    if (known) {
      await addToCart(context, known, pieces);
      return readCart(known, language);
    }
    const token = createGuestToken();
    await addToCart(context, guestOwner(token), pieces);
    caller.setGuestToken(token);
    return readCart(guestOwner(token), language);
  });

  serve(contract.setCartLine, async ({ language, ...change }, caller) => {
    const owner = await getOwner(caller);
    await setCartLine(context, owner, change);
    return readCart(owner, language);
  });

  serve(contract.removeFromCart, async ({ language, sku }, caller) => {
    const owner = await getOwner(caller);
    await deleteLine(handle, { owner, sku });
    return readCart(owner, language);
  });
}
