import type { Insertable, Selectable } from 'kysely';

import type { Handle } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { clockTolerance } from '../../job.ts';

export type StoredConversation = Selectable<Tables['conversations']>;
export type StoredMessage = Selectable<Tables['conversationMessages']>;
export type StoredFile = Omit<Selectable<Tables['conversationFiles']>, 'content'>;
export type Side = StoredMessage['side'];

const maxShown = 200;

export function findConversation(
  handle: Handle,
  id: string,
): Promise<StoredConversation | undefined> {
  return handle.selectFrom('conversations').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks the row of the conversation until the transaction ends. The first message creates it. */
export async function openConversation(
  handle: Handle,
  { id, kind }: Pick<StoredConversation, 'id' | 'kind'>,
): Promise<StoredConversation> {
  await handle
    .insertInto('conversations')
    .values({ id, kind })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return handle
    .updateTable('conversations')
    .set({ kind })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateConversation(
  handle: Handle,
  id: string,
  values: Partial<StoredConversation>,
): Promise<void> {
  await handle.updateTable('conversations').set(values).where('id', '=', id).execute();
}

const readColumns = { customer: 'customerReadAt', staff: 'staffReadAt' } as const;

/**
 * Returns the time up to which a side has seen the messages. A time in the future was recorded while the clock was
 * ahead, so it is ignored.
 */
export function seenUpTo(conversation: StoredConversation, side: Side, now: number): number {
  const at = conversation[readColumns[side]];
  return at > now + clockTolerance ? 0 : at;
}

/**
 * Records that a side has seen the messages up to `at`, which is the time of a message and not of this call: later
 * messages count as unseen.
 */
export async function markSeen(
  handle: Handle,
  { id, side, at, now }: { id: string; side: Side; at: number; now: number },
): Promise<void> {
  const column = readColumns[side];
  await handle
    .updateTable('conversations')
    .set({ [column]: at })
    .where('id', '=', id)
    .where((eb) => eb.or([eb(column, '<', at), eb(column, '>', now + clockTolerance)]))
    .execute();
}

/** Returns when a message of this conversation was written. */
export async function findMessageTime(
  handle: Handle,
  { conversationId, id }: { conversationId: string; id: string },
): Promise<number | undefined> {
  const row = await handle
    .selectFrom('conversationMessages')
    .select('at')
    .where('id', '=', id)
    .where('conversationId', '=', conversationId)
    .executeTakeFirst();
  return row?.at;
}

/** Returns the newest messages, oldest first. */
export async function listMessages(handle: Handle, id: string): Promise<StoredMessage[]> {
  const rows = await handle
    .selectFrom('conversationMessages')
    .selectAll()
    .where('conversationId', '=', id)
    .orderBy('id', 'desc')
    .limit(maxShown)
    .execute();
  return rows.toReversed();
}

/** Returns false if this email was added as a message already. */
export async function insertMessage(
  handle: Handle,
  row: Insertable<Tables['conversationMessages']>,
): Promise<boolean> {
  const added = await handle
    .insertInto('conversationMessages')
    .values(row)
    .onConflict((conflict) => conflict.column('mailId').doNothing())
    .returning('id')
    .execute();
  return added.length > 0;
}

/** Lists the files of messages that were sent. */
export function listSentFiles(handle: Handle, id: string): Promise<StoredFile[]> {
  return handle
    .selectFrom('conversationFiles')
    .select([...describedFile])
    .where('conversationId', '=', id)
    .where('messageId', 'is not', null)
    .orderBy('id')
    .execute();
}

const describedFile = [
  'id',
  'conversationId',
  'messageId',
  'side',
  'accountId',
  'name',
  'type',
  'bytes',
  'at',
] as const;

export async function countFiles(handle: Handle, id: string, side: Side): Promise<number> {
  const { count } = await handle
    .selectFrom('conversationFiles')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('conversationId', '=', id)
    .where('side', '=', side)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertFile(
  handle: Handle,
  row: Insertable<Tables['conversationFiles']>,
): Promise<void> {
  await handle.insertInto('conversationFiles').values(row).execute();
}

interface Sending {
  conversationId: string;
  messageId: string;
  side: Side;
  accountId: string;
}

/** Adds files that the author attached before to their message. Returns the number of files added. */
export async function sendFiles(
  handle: Handle,
  ids: readonly string[],
  { conversationId, messageId, side, accountId }: Sending,
): Promise<number> {
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await handle
    .updateTable('conversationFiles')
    .set({ messageId })
    .where('id', 'in', [...ids])
    .where((eb) => eb.and({ conversationId, side, accountId }))
    .where('messageId', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Finds a file of a message that was sent in this conversation. */
export function findFile(
  handle: Handle,
  { conversationId, id }: { conversationId: string; id: string },
) {
  return handle
    .selectFrom('conversationFiles')
    .selectAll()
    .where('id', '=', id)
    .where('conversationId', '=', conversationId)
    .where('messageId', 'is not', null)
    .executeTakeFirst();
}

export async function deleteUnsentFiles(handle: Handle, before: number): Promise<void> {
  await handle
    .deleteFrom('conversationFiles')
    .where('messageId', 'is', null)
    .where('at', '<', before)
    .execute();
}

/** Deletes messages and files. The rows of the conversations stay. */
export async function emptyConversations(handle: Handle, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await handle
    .deleteFrom('conversationFiles')
    .where('conversationId', 'in', [...ids])
    .execute();
  await handle
    .deleteFrom('conversationMessages')
    .where('conversationId', 'in', [...ids])
    .execute();
  await handle
    .updateTable('conversations')
    .set({ waitingSince: null, tellCustomerAt: null, tellStaffAt: null })
    .where('id', 'in', [...ids])
    .execute();
}

/** Deletes what a customer wrote and attached in any conversation. */
export async function deleteWrittenBy(handle: Handle, accountId: string): Promise<void> {
  for (const table of ['conversationFiles', 'conversationMessages'] as const)
    await handle
      .deleteFrom(table)
      .where('accountId', '=', accountId)
      .where('side', '=', 'customer')
      .execute();
}

const batch = 500;

/** Ids rise with time, so the oldest messages are found without reading the others. */
export async function deleteOldMessages(handle: Handle, before: number): Promise<void> {
  const old = await handle
    .selectFrom('conversationMessages')
    .select(['id', 'at'])
    .orderBy('id')
    .limit(batch)
    .execute();
  const ids = old.filter(({ at }) => at < before).map(({ id }) => id);
  if (ids.length === 0) return;
  await handle.deleteFrom('conversationFiles').where('messageId', 'in', ids).execute();
  await handle.deleteFrom('conversationMessages').where('id', 'in', ids).execute();
}
