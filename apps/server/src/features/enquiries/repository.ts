import { sql } from 'kysely';
import type { Insertable, Selectable, Updateable } from 'kysely';

import type { Handle } from '../../database/database.ts';
import { holdRows } from '../../database/hold-rows.ts';
import type { Tables } from '../../database/tables.ts';
import { AppError } from '../../http/app-error.ts';

export type StoredEnquiry = Selectable<Tables['enquiries']>;
export type StoredNote = Selectable<Tables['enquiryNotes']>;

export async function insertEnquiry(
  handle: Handle,
  row: Insertable<Tables['enquiries']>,
): Promise<void> {
  await handle.insertInto('enquiries').values(row).execute();
}

export async function listNotes(handle: Handle, enquiryId: string): Promise<StoredNote[]> {
  return handle
    .selectFrom('enquiryNotes')
    .selectAll()
    .where('enquiryId', '=', enquiryId)
    .orderBy('id')
    .execute();
}

/** Inserts a note. Throws ENQUIRY_CLOSED if the enquiry was erased. */
export async function insertNote(handle: Handle, row: StoredNote): Promise<void> {
  const enquiry = handle
    .selectFrom('enquiries')
    .select('id')
    .where('id', '=', row.enquiryId)
    .where('erasedAt', 'is', null);
  await holdRows(handle, enquiry).executeTakeFirstOrThrow(() => new AppError('ENQUIRY_CLOSED'));
  await handle.insertInto('enquiryNotes').values(row).execute();
}

/** Returns undefined if the enquiry has another revision by now, or is closed. */
export async function updateAtRevision(
  handle: Handle,
  { no, revision }: { no: string; revision: number },
  values: Updateable<Tables['enquiries']>,
): Promise<StoredEnquiry | undefined> {
  return handle
    .updateTable('enquiries')
    .set({ ...values, revision: revision + 1 })
    .where('no', '=', no)
    .where('revision', '=', revision)
    .where('state', '!=', 'closed')
    .returningAll()
    .executeTakeFirst();
}

/** Sets the state at any revision, for changes that follow from another act. A closed enquiry stays closed. */
export async function setState(
  handle: Handle,
  no: string,
  state: StoredEnquiry['state'],
): Promise<void> {
  await handle
    .updateTable('enquiries')
    .set((eb) => ({ state, revision: eb('revision', '+', 1) }))
    .where('no', '=', no)
    .where('state', '!=', 'closed')
    .execute();
}

/** Records the time of the first answer. Later answers do not change it. */
export async function markFirstAnswer(handle: Handle, id: string, at: number): Promise<void> {
  await handle
    .updateTable('enquiries')
    .set({ firstAnsweredAt: at })
    .where('id', '=', id)
    .where('firstAnsweredAt', 'is', null)
    .execute();
}

export async function findStored(handle: Handle, no: string): Promise<StoredEnquiry | undefined> {
  return handle.selectFrom('enquiries').selectAll().where('no', '=', no).executeTakeFirst();
}

/** Reopens an enquiry whose sender has written again. Its assignee stays. */
export async function reopen(handle: Handle, id: string): Promise<void> {
  await handle
    .updateTable('enquiries')
    .set((eb) => ({
      state: eb
        .case()
        .when('assigneeId', 'is', null)
        .then(sql.lit('open' as const))
        .else(sql.lit('in-progress' as const))
        .end(),
      closedAt: null,
      revision: eb('revision', '+', 1),
    }))
    .where('id', '=', id)
    .where('erasedAt', 'is', null)
    .execute();
}

/** Blanks the personal data of the sender, and closes the enquiries. Returns their numbers. */
export async function blankEnquiries(
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
      state: 'closed' as const,
      revision: eb('revision', '+', 1),
      closedAt: eb.fn.coalesce('closedAt', eb.val(now)),
      erasedAt: now,
    }))
    .where('id', 'in', ids)
    .where('erasedAt', 'is', null)
    .returning('no')
    .execute();
  return rows.map(({ no }) => no);
}

export async function deleteNotes(handle: Handle, enquiryIds: string[]): Promise<void> {
  await handle.deleteFrom('enquiryNotes').where('enquiryId', 'in', enquiryIds).execute();
}
