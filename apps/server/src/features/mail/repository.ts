import type { Selectable } from 'kysely';

import type { Handle } from '../../database/database.ts';
import type { MailState } from '../../database/identity-tables.ts';
import type { Tables } from '../../database/tables.ts';

export type StoredMail = Selectable<Tables['mails']>;

export async function listDueMails(
  handle: Handle,
  now: number,
  limit: number,
): Promise<StoredMail[]> {
  return handle
    .selectFrom('mails')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('nextAttemptAt', '<=', now)
    .orderBy('nextAttemptAt')
    .limit(limit)
    .execute();
}

/** Makes this process the mail's sender until the lease ends. False when another one was first. */
export async function leaseMail(
  handle: Handle,
  mail: StoredMail,
  leaseEnd: number,
): Promise<boolean> {
  const { numUpdatedRows } = await handle
    .updateTable('mails')
    .set({ nextAttemptAt: leaseEnd, attempts: mail.attempts + 1 })
    .where('id', '=', mail.id)
    .where('state', '=', 'waiting')
    .where('nextAttemptAt', '=', mail.nextAttemptAt)
    .where('attempts', '=', mail.attempts)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function settleMail(
  handle: Handle,
  id: string,
  { state, at }: { state: Exclude<MailState, 'waiting'>; at: number },
): Promise<void> {
  await handle
    .updateTable('mails')
    .set({ state, settledAt: at, ...(state !== 'captured' && { text: '', html: null }) })
    .where('id', '=', id)
    .execute();
}

export async function postponeMail(handle: Handle, id: string, until: number): Promise<void> {
  await handle
    .updateTable('mails')
    .set({ nextAttemptAt: until })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

export async function listLatestMails(handle: Handle, limit: number): Promise<StoredMail[]> {
  return handle
    .selectFrom('mails')
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function deleteSettledMails(handle: Handle, before: number): Promise<void> {
  await handle
    .deleteFrom('mails')
    .where('state', '!=', 'waiting')
    .where('createdAt', '<', before)
    .execute();
}
