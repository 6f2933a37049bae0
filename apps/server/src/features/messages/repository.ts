import type { Selectable } from 'kysely';

import type { Handle } from '../../database/database.ts';
import type { MailState } from '../../database/identity-tables.ts';
import type { Tables } from '../../database/tables.ts';
import { waitingAgain } from './resend-failed.ts';

export type StoredMessage = Selectable<Tables['mails']>;

export async function listDueMessages(
  handle: Handle,
  channel: string,
  { now, latest, limit }: { now: number; latest: number; limit: number },
): Promise<StoredMessage[]> {
  return (
    handle
      .selectFrom('mails')
      .selectAll()
      .where('state', '=', 'waiting')
      .where('channel', '=', channel)
      // A time after `latest` was written while the clock was ahead.
      .where((eb) => eb.or([eb('nextAttemptAt', '<=', now), eb('nextAttemptAt', '>', latest)]))
      .orderBy('nextAttemptAt')
      .limit(limit)
      .execute()
  );
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

interface Settlement {
  state: Exclude<MailState, 'waiting'>;
  at: number;
  /** Why the message was not accepted, if it was not. */
  cause?: string;
}

export async function settleMessage(
  handle: Handle,
  id: string,
  { state, at, cause }: Settlement,
): Promise<void> {
  const keepsWords = state === 'captured' || state === 'failed';
  await handle
    .updateTable('mails')
    .set({
      state,
      settledAt: at,
      lastError: cause ?? null,
      ...(!keepsWords && { text: '', html: null, content: null }),
    })
    .where('id', '=', id)
    .execute();
}

export async function postponeMessage(
  handle: Handle,
  id: string,
  { until, cause }: { until: number; cause: string },
): Promise<void> {
  await handle
    .updateTable('mails')
    .set({ nextAttemptAt: until, lastError: cause })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

export async function deleteSettledMessages(handle: Handle, before: number): Promise<void> {
  await handle
    .deleteFrom('mails')
    .where('createdAt', '<', before)
    // Null while the message waits.
    .where('settledAt', '<', before)
    .execute();
}

/** Lists the messages that were given up, newest first, after the one with the id `after`. */
export async function listFailedMessages(
  handle: Handle,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<StoredMessage[]> {
  return handle
    .selectFrom('mails')
    .selectAll()
    .where('state', '=', 'failed')
    .$if(after !== undefined, (query) => query.where('id', '<', after!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Puts given-up messages back into the outbox, and returns how many there were. */
export async function requeueFailed(
  handle: Handle,
  ids: readonly string[] | 'all',
  now: number,
): Promise<number> {
  const { numUpdatedRows } = await handle
    .updateTable('mails')
    .set(waitingAgain(now))
    .where('state', '=', 'failed')
    .$if(ids !== 'all', (query) => query.where('id', 'in', ids as readonly string[]))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function findMessage(handle: Handle, id: string): Promise<StoredMessage | undefined> {
  return handle.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();
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
