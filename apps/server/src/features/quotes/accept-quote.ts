import type { ParsedInputOf } from '@uid/contract/endpoint';
import type { acceptQuote as contract } from '@uid/contract/quotes';

import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { takeStock } from '../catalogue/move-stock.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import type { KeyedRequest } from '../idempotency/answer-once.ts';
import { insertOrder } from '../orders/checkout/insert-order.ts';
import { createOrderNumber } from '../orders/checkout/order-number.ts';
import { requireAddress } from '../orders/checkout/require-address.ts';
import { rememberLanguage } from '../orders/remember-language.ts';
import { stateAt, totalsOf } from './quote.ts';
import { findOwnQuote, listQuoteLines, markAccepted } from './repository.ts';
import type { StoredQuote } from './repository.ts';
import { notifyStaff } from './notify-staff.ts';

interface Acceptance {
  accountId: string;
  /** The address of the account. The quote must be for it. */
  email: string;
  request: KeyedRequest;
  input: ParsedInputOf<typeof contract>;
}

/** Creates the order that a quote offers, at its prices, in one transaction. */
export async function acceptQuote(
  context: ServerContext,
  acceptance: Acceptance,
): Promise<{ no: string }> {
  const { request } = acceptance;
  return context.database.transact((handle) =>
    answerOnce(handle, { request, now: context.now() }, () => order(handle, acceptance, context)),
  );
}

async function order(
  handle: Handle,
  { accountId, email, input }: Acceptance,
  context: ServerContext,
): Promise<{ no: string }> {
  const now = context.now();
  const { language, invoice, note } = input;
  const no = createOrderNumber(now);
  // Locks the account before the quote, as the deletion of an account does, so that the two cannot deadlock.
  await rememberLanguage(handle, { accountId, language });
  const quote = await markAccepted(handle, { no: input.no, email, orderNo: no, now });
  if (!quote) throw refusalOf(await findOwnQuote(handle, { no: input.no, email }), now);
  const lines = await listQuoteLines(handle, quote.id);
  const isShipped = lines.some(({ delivery }) => delivery === 'shipped');
  const draft = {
    id: context.newId(),
    no,
    accountId,
    lines,
    totals: totalsOf(lines, quote.deliveryFen),
    address: isShipped ? requireAddress(input.address, language) : undefined,
    invoice,
    note: note || undefined,
    quoteNo: quote.no,
  };
  await insertOrder(handle, draft, context);
  // No price is compared, because the quote sets it.
  const pieces = lines.map(({ sku, quantity }) => ({ sku, quantity }));
  const change = { orderId: draft.id, reason: 'ordered', context } as const;
  if (!(await takeStock(handle, pieces, change))) throw new AppError('OUT_OF_STOCK');
  await notifyStaff(handle, quote, context);
  return { no };
}

function refusalOf(quote: StoredQuote | undefined, now: number): AppError {
  if (!quote) return new AppError('NOT_FOUND');
  return new AppError(stateAt(quote, now) === 'expired' ? 'QUOTE_EXPIRED' : 'QUOTE_OVER');
}
