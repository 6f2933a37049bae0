import { address as addressSchema } from '@uid/contract/orders';
import type { Address, placeOrder as contract } from '@uid/contract/orders';
import type { ParsedInputOf } from '@uid/contract/endpoint';
import type { Language } from '@uid/contract/language';
import { validate } from '@uid/contract/validate';

import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { listSelectedLines, takeSelectedLines } from '../../cart/take-selected-lines.ts';
import { takeStock } from '../../catalogue/move-stock.ts';
import { claimKey } from '../../idempotency/claim-key.ts';
import { insertOrder } from './insert-order.ts';
import type { OrderDraft } from './insert-order.ts';
import { createOrderNumber } from './order-number.ts';
import { presentCheckout, readCheckout } from './read-checkout.ts';

export interface Placement {
  accountId: string;
  idempotencyKey: string | undefined;
  input: ParsedInputOf<typeof contract>;
}

/**
 * Turns the selected lines into an order, in one transaction: all of it stands, or nothing.
 * Prices come from the catalogue; the request only says what its sender saw.
 */
export async function placeOrder(
  context: ServerContext,
  placement: Placement,
): Promise<{ no: string }> {
  const { accountId, input } = placement;
  try {
    return await context.database.transact((handle) => place(handle, context, placement));
  } catch (cause) {
    if (!(cause instanceof AppError) || cause.error !== 'CHECKOUT_CHANGED') throw cause;
    const details = await readCheckout(context.database.handle, accountId, input.language);
    const isGone = details.lines.length === 0 && details.leftOut === undefined;
    throw new AppError(isGone ? 'CART_EMPTY' : 'CHECKOUT_CHANGED', isGone ? {} : { details });
  }
}

async function place(
  handle: Handle,
  context: ServerContext,
  { accountId, idempotencyKey, input }: Placement,
): Promise<{ no: string }> {
  const now = context.now();
  const answer = { no: createOrderNumber(now) };
  if (idempotencyKey !== undefined) {
    const { language: _, ...body } = input;
    const claim = { accountId, operation: 'place-order', key: idempotencyKey, body, answer, now };
    const earlier = await claimKey(handle, claim);
    if (earlier) return earlier;
  }
  const draft = await takeDraft(handle, context, { accountId, input });
  await insertOrder(handle, { ...draft, no: answer.no }, context);
  return answer;
}

/** Takes the lines out of the cart and their pieces out of the stock. */
async function takeDraft(
  handle: Handle,
  context: ServerContext,
  { accountId, input }: Omit<Placement, 'idempotencyKey'>,
): Promise<Omit<OrderDraft, 'no'>> {
  const selected = await listSelectedLines(handle, accountId);
  if (selected.length === 0) throw new AppError('CART_EMPTY');
  const checkout = presentCheckout(selected, input.language);
  if (checkout.seen !== input.seen) throw new AppError('CHECKOUT_CHANGED');
  if (checkout.lines.length === 0) throw new AppError('CART_EMPTY');
  const lines = selected.filter(({ sku }) => checkout.lines.some((each) => each.sku === sku));
  const address = checkout.needsAddress ? requireAddress(input.address, input.language) : undefined;
  const id = context.newId();
  if (!(await takeSelectedLines(handle, accountId, lines))) throw new AppError('CHECKOUT_CHANGED');
  if (!(await takeStock(handle, lines, { orderId: id, reason: 'ordered', context })))
    throw new AppError('CHECKOUT_CHANGED');
  const { invoice, note } = input;
  return {
    id,
    accountId,
    lines,
    totals: checkout.totals,
    address,
    invoice,
    note: note || undefined,
  };
}

function requireAddress(address: Address | undefined, language: Language): Address {
  if (address) return address;
  const missing = validate(addressSchema, {}, language);
  const fields = missing.ok ? {} : missing.fields;
  throw new AppError('INVALID_INPUT', {
    fields: Object.fromEntries(
      Object.entries(fields).map(([field, message]) => [`address.${field}`, message]),
    ),
  });
}
