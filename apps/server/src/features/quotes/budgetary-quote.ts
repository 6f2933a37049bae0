import { budgetaryQuote } from '@uid/contract/cart';
import { warehouseDay } from '@uid/contract/dispatch-day';

import type { ServerContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { createAddressLimit } from '../../http/limits/address-limit.ts';
import type { Serve } from '../../http/serve.ts';
import { findOwner } from '../cart/cart-owner.ts';
import { isOrderable, presentCart } from '../cart/present-cart.ts';
import { listLines } from '../cart/read-lines.ts';
import { findBody } from '../contents/contents.ts';
import { sellerOf } from '../invoices/sheet/seller.ts';

/**
 * Per network address. Writing a document blocks other requests, and anybody with one piece in a cart can ask for it.
 */
const quotesInTenMinutes = 60;

/** Serves the quote that buyers, guests included, make of their own cart. */
export function serveBudgetaryQuote(serve: Serve, context: ServerContext): void {
  const { database, redis } = context;
  const { handle } = database;
  const limit = createAddressLimit(quotesInTenMinutes, { name: 'budgetary-quotes', redis });

  serve(budgetaryQuote, async ({ language }, caller) => {
    await limit.spend(caller.address);
    const now = context.now();
    const owner = await findOwner(context, caller);
    const cart = presentCart(owner ? await listLines(handle, owner) : [], { language, now });
    if (!cart.lines.some(isOrderable)) throw new AppError('CART_EMPTY');
    const seller = sellerOf(await findBody(handle, 'company', 'company'), language);
    // The PDF library and its fonts are loaded only when a document is requested.
    const { writeBudgetaryQuote } = await import('./document/write-budgetary-quote.ts');
    const body = await writeBudgetaryQuote({ cart, seller, language, now });
    return { name: `quote-${warehouseDay(now)}.pdf`, body };
  });
}
