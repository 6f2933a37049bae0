import type { Language } from '@uid/contract/language';
import { quoteStates } from '@uid/contract/quotes';
import type { QuoteState } from '@uid/contract/quotes';
import { maxQuotesCounted } from '@uid/contract/staff-quotes';
import { sql } from 'kysely';

import { cutPage } from '../../database/cut-page.ts';
import type { Page } from '../../database/cut-page.ts';
import type { Handle } from '../../database/database.ts';
import type { StoredQuote } from './repository.ts';

export const quotePageSize = 50;

interface Filter {
  state?: QuoteState | undefined;
  q?: string | undefined;
  enquiry?: string | undefined;
  after?: string | undefined;
}

/** Returns a page of quotes, newest first. */
export async function readQuotes(
  handle: Handle,
  { state, q, enquiry, after }: Filter,
): Promise<Page<StoredQuote>> {
  const found = await handle
    .selectFrom('quotes')
    .selectAll()
    .$if(state !== undefined, (query) => query.where('state', '=', state!))
    .$if(!!q, (query) =>
      q!.includes('@')
        ? query.where('email', '=', q!.toLowerCase())
        : query.where('no', '=', q!.toUpperCase()),
    )
    .$if(enquiry !== undefined, (query) => query.where('enquiryNo', '=', enquiry!))
    .$if(after !== undefined, (query) =>
      query.where('id', '<', (eb) =>
        eb.selectFrom('quotes as last').select('last.id').where('last.no', '=', after!),
      ),
    )
    .orderBy('id', 'desc')
    .limit(quotePageSize + 1)
    .execute();
  return cutPage(found, quotePageSize, ({ no }) => no);
}

/** Counts the quotes in each state, up to `maxQuotesCounted`. */
export async function readQuoteCounts(handle: Handle): Promise<Record<QuoteState, number>> {
  const counts = await Promise.all(
    quoteStates.map(async (state) => {
      const some = handle
        .selectFrom('quotes')
        .select('quotes.id')
        .where('state', '=', sql.lit(state))
        .limit(maxQuotesCounted)
        .as('some');
      const { count } = await handle
        .selectFrom(some)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return [state, count] as const;
    }),
  );
  return Object.fromEntries(counts) as Record<QuoteState, number>;
}

interface Writer {
  email: string;
  /** The language in which they last read or ordered; if unknown, that of the company. */
  language: Language;
}

/** Returns the author of a quote, unless they have left the staff or have no second factor at present. */
export async function readWriter(handle: Handle, accountId: string): Promise<Writer | undefined> {
  const writer = await handle
    .selectFrom('staff')
    .innerJoin('accounts', 'accounts.id', 'staff.accountId')
    .leftJoin('accountLanguages', 'accountLanguages.accountId', 'staff.accountId')
    .select(['accounts.email', 'accountLanguages.language'])
    .where('staff.accountId', '=', accountId)
    .where('staff.factor', 'is not', null)
    .where((eb) =>
      eb.exists(
        eb.selectFrom('staffRoles').select('role').where('staffRoles.accountId', '=', accountId),
      ),
    )
    .executeTakeFirst();
  // Staff always have an address, since roles are granted to addresses.
  if (!writer?.email) return undefined;
  return { email: writer.email, language: writer.language ?? 'zh' };
}

export async function readEmail(handle: Handle, accountId: string): Promise<string | undefined> {
  const account = await handle
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account?.email ?? undefined;
}
