import { budgetaryQuote } from '@uid/contract/cart';
import { warehouseDay } from '@uid/contract/dispatch-day';

import type { ServerContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import type { Serve } from '../../http/serve.ts';
import { findOwner } from '../cart/cart-owner.ts';
import { isOrderable, presentCart } from '../cart/present-cart.ts';
import { listLines } from '../cart/read-lines.ts';
import { findBody } from '../contents/contents.ts';
import { sellerOf } from '../invoices/sheet/seller.ts';

/** The quote that a buyer, who may be a guest, makes of their own cart. */
export function serveBudgetaryQuote(serve: Serve, context: ServerContext): void {
  const { handle } = context.database;

  serve(budgetaryQuote, async ({ language }, caller) => {
    const now = context.now();
    const owner = await findOwner(context, caller);
    const cart = presentCart(owner ? await listLines(handle, owner) : [], { language, now });
    if (!cart.lines.some(isOrderable)) throw new AppError('CART_EMPTY');
    const seller = sellerOf(await findBody(handle, 'company', 'company'), language);
    // The library and its fonts are loaded only where a document is asked for.
    const { writeBudgetaryQuote } = await import('./document/write-budgetary-quote.ts');
    const body = await writeBudgetaryQuote({ cart, seller, language, now });
    return { name: `quote-${warehouseDay(now)}.pdf`, body };
  });
}
