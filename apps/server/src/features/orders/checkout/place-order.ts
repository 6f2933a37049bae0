import type { placeOrder as contract } from '@uid/contract/orders';
import type { ParsedInputOf } from '@uid/contract/endpoint';

import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { listSelectedLines, takeSelectedLines } from '../../cart/take-selected-lines.ts';
import type { ListedLine } from '../../cart/read-lines.ts';
import { takeStock } from '../../catalogue/move-stock.ts';
import { claimKey, findAnswer } from '../../idempotency/claim-key.ts';
import { rememberLanguage } from '../remember-language.ts';
import { copyLine } from './copy-line.ts';
import { insertOrder } from './insert-order.ts';
import type { OrderDraft } from './insert-order.ts';
import { createOrderNumber } from './order-number.ts';
import { presentCheckout, readCheckout } from './read-checkout.ts';
import { requireAddress } from './require-address.ts';

export interface Placement {
  accountId: string;
  idempotencyKey: string;
  input: ParsedInputOf<typeof contract>;
}

interface Placed {
  /** The order's number. */
  no: string;
}

/**
 * Turns the selected lines into an order, in one transaction.
 * Prices come from the catalogue; the request only has a fingerprint of what the buyer saw.
 */
export async function placeOrder(context: ServerContext, placement: Placement): Promise<Placed> {
  const { database, now } = context;
  try {
    return await database.transact((handle) => place(handle, placement, context));
  } catch (cause) {
    if (!(cause instanceof AppError) || cause.error !== 'CHECKOUT_CHANGED') throw cause;
    const { accountId, input } = placement;
    const reader = { language: input.language, now: now() };
    const details = await readCheckout(database.handle, accountId, reader);
    const isGone = details.lines.length === 0 && details.leftOut === undefined;
    throw new AppError(isGone ? 'CART_EMPTY' : 'CHECKOUT_CHANGED', isGone ? {} : { details });
  }
}

/** The order that was placed under the same idempotency key; undefined if there is none yet. */
export async function findPlaced(
  { database, now }: ServerContext,
  placement: Placement,
): Promise<Placed | undefined> {
  return findAnswer<Placed>(database.handle, { ...keyOf(placement), now: now() });
}

function keyOf({ accountId, idempotencyKey, input }: Placement) {
  const { language: _, ...body } = input;
  return { accountId, operation: 'place-order', key: idempotencyKey, body };
}

async function place(
  handle: Handle,
  placement: Placement,
  context: ServerContext,
): Promise<Placed> {
  const now = context.now();
  const { accountId, input } = placement;
  const { language } = input;
  const placed = { no: createOrderNumber(now) };
  const [earlier, selected] = await Promise.all([
    claimKey(handle, { ...keyOf(placement), answer: placed, now }),
    listSelectedLines(handle, accountId),
  ]);
  if (earlier) return earlier;
  const order = { ...draftOf(selected, { accountId, input, now }), ...placed, id: context.newId() };
  const change = { orderId: order.id, reason: 'ordered', context } as const;
  const [, isTaken, , isInStock] = await Promise.all([
    // Comes first, because a deletion also locks the account before the cart: the two can't deadlock.
    rememberLanguage(handle, { accountId, language }),
    takeSelectedLines(handle, accountId, order.lines),
    insertOrder(handle, order, context),
    // Comes last, because other buyers of the same variants wait from here to the end of the transaction.
    takeStock(handle, order.lines, change),
  ]);
  if (!isTaken || !isInStock) throw new AppError('CHECKOUT_CHANGED');
  return placed;
}

/** The draft of an order of the selected lines, with the catalogue's current data. */
function draftOf(
  selected: ListedLine[],
  { accountId, input, now }: Omit<Placement, 'idempotencyKey'> & { now: number },
): Omit<OrderDraft, 'id' | 'no'> {
  if (selected.length === 0) throw new AppError('CART_EMPTY');
  const { language, invoice, note } = input;
  const checkout = presentCheckout(selected, { language, now });
  if (checkout.seen !== input.seen) throw new AppError('CHECKOUT_CHANGED');
  if (checkout.lines.length === 0) throw new AppError('CART_EMPTY');
  return {
    accountId,
    lines: selected
      .filter(({ sku }) => checkout.lines.some((each) => each.sku === sku))
      .map(copyLine),
    totals: checkout.totals,
    address: checkout.needsAddress ? requireAddress(input.address, language) : undefined,
    invoice,
    note: note || undefined,
  };
}
