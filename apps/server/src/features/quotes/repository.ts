import type { QuoteState } from '@uid/contract/quotes';
import { sql } from 'kysely';
import type { Insertable, Selectable, Updateable } from 'kysely';

import type { Handle } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import type { OrderLineCopy } from '../orders/checkout/copy-line.ts';

export type StoredQuote = Selectable<Tables['quotes']>;
/** A line of a quote has the fields of an order's line. */
export type StoredQuoteLine = OrderLineCopy;

export async function insertQuote(
  handle: Handle,
  row: Insertable<Tables['quotes']>,
): Promise<void> {
  await handle.insertInto('quotes').values(row).execute();
}

export function findQuote(handle: Handle, no: string): Promise<StoredQuote | undefined> {
  return handle.selectFrom('quotes').selectAll().where('no', '=', no).executeTakeFirst();
}

/**
 * Finds a quote that its buyer may see. Drafts are excluded. So are erased quotes, which have no address and belong to
 * nobody.
 */
export function findOwnQuote(
  handle: Handle,
  { no, email }: { no: string; email: string },
): Promise<StoredQuote | undefined> {
  return handle
    .selectFrom('quotes')
    .selectAll()
    .where('no', '=', no)
    .where('email', '=', email)
    .where('sentAt', 'is not', null)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
}

/** Returns a page of the quotes sent to an address, newest first. */
export function listOwnQuotes(
  handle: Handle,
  { email, after, limit }: { email: string; after: string | undefined; limit: number },
): Promise<StoredQuote[]> {
  return handle
    .selectFrom('quotes')
    .selectAll()
    .where('email', '=', email)
    .where('sentAt', 'is not', null)
    .where('erasedAt', 'is', null)
    .$if(after !== undefined, (query) =>
      query.where('id', '<', (eb) =>
        eb.selectFrom('quotes as last').select('last.id').where('last.no', '=', after!),
      ),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export function listQuoteLines(handle: Handle, quoteId: string): Promise<StoredQuoteLine[]> {
  return handle
    .selectFrom('quoteLines')
    .select(['sku', 'itemId', 'drawing', 'delivery', 'quantity', 'priceFen', 'lineFen'])
    .select(['leadDays', 'names', 'variantNames', 'units'])
    .where('quoteId', '=', quoteId)
    .orderBy('position')
    .execute();
}

export async function replaceLines(
  handle: Handle,
  quoteId: string,
  lines: OrderLineCopy[],
): Promise<void> {
  await handle.deleteFrom('quoteLines').where('quoteId', '=', quoteId).execute();
  await handle
    .insertInto('quoteLines')
    .values(lines.map((line, position) => ({ ...line, quoteId, position })))
    .execute();
}

/** Changes a draft. Returns undefined if the quote is no draft any more, or has another revision. */
export function changeDraft(
  handle: Handle,
  { no, revision }: { no: string; revision: number },
  values: Updateable<Tables['quotes']>,
): Promise<StoredQuote | undefined> {
  return handle
    .updateTable('quotes')
    .set({ ...values, revision: revision + 1 })
    .where('no', '=', no)
    .where('revision', '=', revision)
    .where('state', '=', 'draft')
    .returningAll()
    .executeTakeFirst();
}

/** Marks a quote as withdrawn. Returns undefined if it has been accepted or withdrawn already. */
export function markWithdrawn(
  handle: Handle,
  { no, now }: { no: string; now: number },
): Promise<StoredQuote | undefined> {
  return handle
    .updateTable('quotes')
    .set((eb) => ({ state: 'withdrawn', endedAt: now, revision: eb('revision', '+', 1) }))
    .where('no', '=', no)
    .where('state', 'not in', ['accepted', 'withdrawn'])
    .returningAll()
    .executeTakeFirst();
}

interface Acceptance {
  no: string;
  email: string;
  orderNo: string;
  now: number;
}

/**
 * Marks a quote as accepted. Of concurrent acceptances and withdrawals, only one succeeds. Returns undefined for the
 * others, and once the quote is over.
 */
export function markAccepted(
  handle: Handle,
  { no, email, orderNo, now }: Acceptance,
): Promise<StoredQuote | undefined> {
  return handle
    .updateTable('quotes')
    .set((eb) => ({ state: 'accepted', endedAt: now, orderNo, revision: eb('revision', '+', 1) }))
    .where('no', '=', no)
    .where('email', '=', email)
    .where('state', '=', 'sent')
    .where('expiresAt', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** Marks expired quotes. */
export async function markExpired(
  handle: Handle,
  { now, limit }: { now: number; limit: number },
): Promise<void> {
  const over = handle
    .selectFrom('quotes')
    .select('id')
    // The state is a literal: SQLite cannot see that a parameter meets the condition of the partial index.
    .where('state', '=', sql.lit('sent'))
    .where('expiresAt', '<=', now)
    .limit(limit);
  await handle
    .updateTable('quotes')
    .set({ state: 'expired' })
    .where('id', 'in', over)
    .where('state', '=', 'sent')
    .execute();
}

/** Removes to whom the quotes were made, so that nobody can accept them. Goods and prices stay. */
export async function emptyQuotes(handle: Handle, ids: string[], now: number): Promise<void> {
  await handle
    .updateTable('quotes')
    .set((eb) => ({
      email: '',
      buyer: '',
      note: '',
      erasedAt: now,
      state: sql<QuoteState>`case when state in ('draft', 'sent') then 'withdrawn' else state end`,
      endedAt: eb.fn.coalesce('endedAt', eb.val(now)),
    }))
    .where('id', 'in', ids)
    .where('erasedAt', 'is', null)
    .execute();
}
