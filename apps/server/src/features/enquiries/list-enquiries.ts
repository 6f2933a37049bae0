import { enquiryStates } from '@uid/contract/kinds';
import { maxEnquiriesCounted } from '@uid/contract/staff-enquiries';
import type { Enquiry } from '@uid/contract/staff-enquiries';
import { sql } from 'kysely';

import { countAtMost } from '../../database/count-at-most.ts';
import { cutPage } from '../../database/cut-page.ts';
import type { Page } from '../../database/cut-page.ts';
import type { Handle } from '../../database/database.ts';
import { day } from '../../job.ts';
import type { StoredEnquiry } from './repository.ts';

export const enquiryPageSize = 30;

interface Filter {
  state?: Enquiry['state'] | undefined;
  kind?: Enquiry['kind'] | undefined;
  /** The id of an account. */
  assignee?: string | undefined;
  order: 'newest' | 'oldest';
  after?: string | undefined;
}

/** Returns a page of enquiries. Ids rise with time, so the next page begins after the last id. */
export async function listStored(
  handle: Handle,
  { state, kind, assignee, order, after }: Filter,
): Promise<Page<StoredEnquiry>> {
  const found = await handle
    .selectFrom('enquiries')
    .selectAll()
    .$if(state !== undefined, (query) => query.where('state', '=', state!))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .$if(assignee !== undefined, (query) => query.where('assigneeId', '=', assignee!))
    .$if(after !== undefined, (query) => query.where('id', order === 'newest' ? '<' : '>', after!))
    .orderBy('id', order === 'newest' ? 'desc' : 'asc')
    .limit(enquiryPageSize + 1)
    .execute();
  return cutPage(found, enquiryPageSize, ({ id }) => id);
}

/** Counts the enquiries in each state, up to `maxEnquiriesCounted`. */
export async function countStates(handle: Handle): Promise<Record<Enquiry['state'], number>> {
  const counts = await Promise.all(
    enquiryStates.map(
      async (state) => [state, await countEnquiries(handle, state, maxEnquiriesCounted)] as const,
    ),
  );
  return Object.fromEntries(counts) as Record<Enquiry['state'], number>;
}

/** Counts the enquiries in a state, up to a limit. */
export async function countEnquiries(
  handle: Handle,
  state: Enquiry['state'],
  max: number,
): Promise<number> {
  const inState = handle
    .selectFrom('enquiries')
    .select('enquiries.id')
    .where('state', '=', sql.lit(state));
  return countAtMost(handle, inState, max);
}

const lookBack = 30 * day;

/**
 * Returns the median time to a first answer in milliseconds, of first answers in the last 30 days; undefined if there
 * was none.
 */
export async function medianResponseTime(handle: Handle, now: number): Promise<number | undefined> {
  const rows = await handle
    .selectFrom('enquiries')
    .select(['createdAt', 'firstAnsweredAt'])
    .where('firstAnsweredAt', '>=', now - lookBack)
    .orderBy('firstAnsweredAt', 'desc')
    .limit(maxEnquiriesCounted)
    .execute();
  return medianOf(rows.map(({ createdAt, firstAnsweredAt }) => (firstAnsweredAt ?? 0) - createdAt));
}

/** For an even number of times, returns the mean of the two in the middle. */
export function medianOf(times: readonly number[]): number | undefined {
  if (times.length === 0) return undefined;
  const sorted = times.toSorted((left, right) => left - right);
  const upper = Math.floor(sorted.length / 2);
  const lower = Math.floor((sorted.length - 1) / 2);
  return Math.round(((sorted[lower] ?? 0) + (sorted[upper] ?? 0)) / 2);
}
