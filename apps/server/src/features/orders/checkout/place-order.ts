import { address as addressSchema } from '@uid/contract/orders';
import type { Address, placeOrder as contract } from '@uid/contract/orders';
import type { ParsedInputOf } from '@uid/contract/endpoint';
import type { Language } from '@uid/contract/language';
import { validate } from '@uid/contract/validate';

import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { runTogether } from '../../../database/run-together.ts';
import { AppError } from '../../../http/app-error.ts';
import { listSelectedLines, takeSelectedLines } from '../../cart/take-selected-lines.ts';
import { movementsWrite, takePieces } from '../../catalogue/move-stock.ts';
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
 * Turns the selected lines into an order, in one transaction: all of it stands, or nothing.
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
    await database.transact((handle) =>
      place(handle, context, { ...placement, no: answer.no, claim }),
    );
    return answer;
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause;
    // A repeat finds its lines gone from the cart, or its key taken.
    const earlier = key && (await findAnswer<Placed>(database.handle, key));
    if (earlier) return earlier;
    if (cause.error !== 'CHECKOUT_CHANGED') throw cause;
    const details = await readCheckout(database.handle, accountId, language);
    const isGone = details.lines.length === 0 && details.leftOut === undefined;
    throw new AppError(isGone ? 'CART_EMPTY' : 'CHECKOUT_CHANGED', isGone ? {} : { details });
  }
}

interface Placing extends Placement, Placed {
  /** Makes the order's number the answer to its key. */
  claim: KeyClaim | undefined;
}

async function place(
  handle: Handle,
  context: ServerContext,
  { accountId, input, no, claim }: Placing,
): Promise<void> {
  const draft = await takeDraft(handle, context, { accountId, input });
  const { id, lines } = draft;
  const change = { orderId: id, reason: 'ordered', context } as const;
  const [taken, ...others] = await runTogether(handle, [
    takeSelectedLines(accountId, lines),
    movementsWrite(lines, { change, sign: -1 }),
    languageWrite({ accountId, language: input.language }),
    ...orderWrites({ ...draft, no }, context),
    ...(claim ? [keyWrite(claim)] : []),
  ]);
  const isRepeat = claim !== undefined && others.at(-1) === 0;
  // Somebody else had the cart first, or changed a line of it.
  if (isRepeat || taken !== lines.length) throw new AppError('CHECKOUT_CHANGED');
}

/** What is ordered, with its pieces taken out of the stock. */
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
  if (!(await takePieces(handle, lines))) throw new AppError('CHECKOUT_CHANGED');
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
