import type { Selectable } from 'kysely';

import type { Handle } from '../../database/database.ts';
import type { MailState } from '../../database/identity-tables.ts';
import type { Tables } from '../../database/tables.ts';

export type StoredMessage = Selectable<Tables['mails']>;

export async function listDueMessages(
  handle: Handle,
  channel: string,
  { now, limit }: { now: number; limit: number },
): Promise<StoredMessage[]> {
  return handle
    .selectFrom('mails')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('channel', '=', channel)
    .where('nextAttemptAt', '<=', now)
    .orderBy('nextAttemptAt')
    .limit(limit)
    .execute();
}

/** Makes this process the message's sender until the lease ends. False when another one was first. */
export async function leaseMessage(
  handle: Handle,
  message: StoredMessage,
  leaseEnd: number,
): Promise<boolean> {
  const { numUpdatedRows } = await handle
    .updateTable('mails')
    .set({ nextAttemptAt: leaseEnd, attempts: message.attempts + 1 })
    .where('id', '=', message.id)
    .where('state', '=', 'waiting')
    .where('nextAttemptAt', '=', message.nextAttemptAt)
    .where('attempts', '=', message.attempts)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function settleMessage(
  handle: Handle,
  id: string,
  { state, at }: { state: Exclude<MailState, 'waiting'>; at: number },
): Promise<void> {
  await handle
    .updateTable('mails')
    .set({
      state,
      settledAt: at,
      ...(state !== 'captured' && { text: '', html: null, content: null }),
    })
    .where('id', '=', id)
    .execute();
}

export async function postponeMessage(handle: Handle, id: string, until: number): Promise<void> {
  await handle
    .updateTable('mails')
    .set({ nextAttemptAt: until })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

export async function deleteSettledMessages(handle: Handle, before: number): Promise<void> {
  await handle
    .deleteFrom('mails')
    .where('state', '!=', 'waiting')
    .where('createdAt', '<', before)
    .execute();
}

export async function listLatestMessages(handle: Handle, limit: number): Promise<StoredMessage[]> {
  return handle
    .selectFrom('mails')
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
