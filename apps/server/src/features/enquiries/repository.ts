import type { Enquiry } from '@uid/contract/enquiries';
import type { Insertable, Selectable } from 'kysely';

import type { Handle } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';

export type StoredEnquiry = Selectable<Tables['enquiries']>;
type StoredAnswer = Selectable<Tables['enquiryAnswers']>;

export async function insertEnquiry(
  handle: Handle,
  row: Insertable<Tables['enquiries']>,
): Promise<void> {
  await handle.insertInto('enquiries').values(row).execute();
}

export interface EnquiryFilter {
  state: Enquiry['state'] | undefined;
  kind: Enquiry['kind'] | undefined;
  before: string | undefined;
}

/** Ids rise with time, so the newest come first and the next page begins below the last one shown. */
export async function listStored(
  handle: Handle,
  { state, kind, before }: EnquiryFilter,
  limit: number,
): Promise<StoredEnquiry[]> {
  return handle
    .selectFrom('enquiries')
    .selectAll()
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'open'))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'contact'))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function listAnswers(handle: Handle, enquiryIds: string[]): Promise<StoredAnswer[]> {
  if (enquiryIds.length === 0) return [];
  return handle
    .selectFrom('enquiryAnswers')
    .selectAll()
    .where('enquiryId', 'in', enquiryIds)
    .orderBy('id')
    .execute();
}

export async function insertAnswer(handle: Handle, row: StoredAnswer): Promise<void> {
  await handle.insertInto('enquiryAnswers').values(row).execute();
}

/** Undefined where there is no such enquiry, or it is closed. */
export async function markAnswered(handle: Handle, no: string): Promise<StoredEnquiry | undefined> {
  return handle
    .updateTable('enquiries')
    .set({ state: 'answered' })
    .where('no', '=', no)
    .where('state', '!=', 'closed')
    .returningAll()
    .executeTakeFirst();
}

/** The first closing stands. */
export async function markClosed(handle: Handle, no: string, now: number): Promise<void> {
  await handle
    .updateTable('enquiries')
    .set({ state: 'closed', closedAt: now })
    .where('no', '=', no)
    .where('state', '!=', 'closed')
    .execute();
}

export async function findStored(handle: Handle, no: string): Promise<StoredEnquiry | undefined> {
  return handle.selectFrom('enquiries').selectAll().where('no', '=', no).executeTakeFirst();
}

export async function listIdsOfSender(handle: Handle, email: string): Promise<string[]> {
  const rows = await handle
    .selectFrom('enquiries')
    .select('id')
    .where('email', '=', email)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Enquiries from before, the oldest first, that still say whose they are. */
export async function listToErase(
  handle: Handle,
  before: number,
  limit: number,
): Promise<string[]> {
  const rows = await handle
    .selectFrom('enquiries')
    .select('id')
    .where('createdAt', '<', before)
    .where('erasedAt', 'is', null)
    .orderBy('createdAt')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Yields their numbers. */
export async function emptyEnquiries(
  handle: Handle,
  ids: string[],
  now: number,
): Promise<string[]> {
  const rows = await handle
    .updateTable('enquiries')
    .set((eb) => ({
      name: '',
      email: '',
      phone: null,
      company: null,
      message: '',
      state: 'closed',
      closedAt: eb.fn.coalesce('closedAt', eb.val(now)),
      erasedAt: now,
    }))
    .where('id', 'in', ids)
    .where('erasedAt', 'is', null)
    .returning('no')
    .execute();
  return rows.map(({ no }) => no);
}

export async function emptyAnswers(handle: Handle, enquiryIds: string[]): Promise<void> {
  await handle
    .updateTable('enquiryAnswers')
    .set({ text: '' })
    .where('enquiryId', 'in', enquiryIds)
    .execute();
}
