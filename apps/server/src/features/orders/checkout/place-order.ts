import { address as addressSchema } from '@uid/contract/orders';
import type { Address, placeOrder as contract } from '@uid/contract/orders';
import type { ParsedInputOf } from '@uid/contract/endpoint';
import type { Language } from '@uid/contract/language';
import { validate } from '@uid/contract/validate';

import type { ServerContext } from '../../../context.ts';
import { runAllOrNone } from '../../../database/run-all-or-none.ts';
import { mustChange } from '../../../database/run-together.ts';
import { AppError } from '../../../http/app-error.ts';
import { listSelectedLines, takeSelectedLines } from '../../cart/take-selected-lines.ts';
import { stockWrites } from '../../catalogue/move-stock.ts';
import { findAnswer, keyWrite } from '../../idempotency/claim-key.ts';
import type { KeyClaim } from '../../idempotency/claim-key.ts';
import { languageWrite } from '../../notices/remember-language.ts';
import { orderWrites } from './insert-order.ts';
import type { OrderDraft } from './insert-order.ts';
import { createOrderNumber } from './order-number.ts';
import { presentCheckout, readCheckout } from './read-checkout.ts';

export interface Placement {
  accountId: string;
  idempotencyKey: string | undefined;
  input: ParsedInputOf<typeof contract>;
}

interface Placed {
  /** The order's number. */
  no: string;
}

/**
 * Turns the selected lines into an order: all of it stands, or nothing.
 * Prices come from the catalogue; the request only says what its sender saw.
 */
export async function placeOrder(context: ServerContext, placement: Placement): Promise<Placed> {
  const { accountId, idempotencyKey, input } = placement;
  const now = context.now();
  const { language, ...body } = input;
  const key = idempotencyKey && {
    accountId,
    operation: 'place-order',
    key: idempotencyKey,
    body,
    now,
  };
  const answer = { no: createOrderNumber(now) };
  const claim = key ? { ...key, answer } : undefined;
  const { database } = context;
  try {
    await place(context, { ...placement, no: answer.no, claim });
    return answer;
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause;
    // A repeat finds its lines gone from the cart, or its key taken.
    const earlier = key && (await findAnswer<Placed>(database.handle, key));
    if (earlier) return earlier;
    if (cause.error !== 'CHECKOUT_CHANGED') throw cause;
    const details = await readCheckout(database.handle, accountId, { language, now });
    const isGone = details.lines.length === 0 && details.leftOut === undefined;
    throw new AppError(isGone ? 'CART_EMPTY' : 'CHECKOUT_CHANGED', isGone ? {} : { details });
  }
}

interface Placing extends Placement, Placed {
  /** Makes the order's number the answer to its key. */
  claim: KeyClaim | undefined;
}

/** The order is read from the cart, and then written only if everything is still as it was read. */
async function place(
  context: ServerContext,
  { accountId, input, no, claim }: Placing,
): Promise<void> {
  const draft = await readDraft(context, { accountId, input });
  const { id, lines } = draft;
  const isPlaced = await runAllOrNone(context.database, [
    ...stockWrites(lines, { orderId: id, reason: 'ordered', context }),
    mustChange(lines.length, takeSelectedLines(accountId, lines)),
    languageWrite({ accountId, language: input.language }),
    ...orderWrites({ ...draft, no }, context),
    ...(claim ? [mustChange(1, keyWrite(claim))] : []),
  ]);
  // The cart, a price or the stock has changed, or the key has an answer.
  if (!isPlaced) throw new AppError('CHECKOUT_CHANGED');
}

async function readDraft(
  { database, newId, now }: ServerContext,
  { accountId, input }: Omit<Placement, 'idempotencyKey'>,
): Promise<Omit<OrderDraft, 'no'>> {
  const selected = await listSelectedLines(database.handle, accountId);
  if (selected.length === 0) throw new AppError('CART_EMPTY');
  const { language } = input;
  const checkout = presentCheckout(selected, { language, now: now() });
  if (checkout.seen !== input.seen) throw new AppError('CHECKOUT_CHANGED');
  if (checkout.lines.length === 0) throw new AppError('CART_EMPTY');
  const lines = selected.filter(({ sku }) => checkout.lines.some((each) => each.sku === sku));
  const address = checkout.needsAddress ? requireAddress(input.address, language) : undefined;
  const { invoice, note } = input;
  return {
    id: newId(),
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
