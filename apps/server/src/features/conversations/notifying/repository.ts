import type { ExpressionBuilder } from 'kysely';

import type { Handle } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';
import { clockTolerance } from '../../../job.ts';
import type { Side, StoredConversation } from '../repository.ts';
import { quietTime } from '../write-message.ts';

const columns = {
  customer: { due: 'tellCustomerAt', told: 'customerToldAt' },
  staff: { due: 'tellStaffAt', told: 'staffToldAt' },
} as const;

/**
 * Claims the notification of a side. Of two concurrent calls, one gets the conversation; the other waits and then gets
 * undefined.
 */
export function claimNotification(
  handle: Handle,
  { id, side, now }: { id: string; side: Side; now: number },
): Promise<StoredConversation | undefined> {
  const { due, told } = columns[side];
  return handle
    .updateTable('conversations')
    .set({ [due]: null, [told]: now })
    .where('id', '=', id)
    .where(isDue(due, now))
    .returningAll()
    .executeTakeFirst();
}

/**
 * Selects what is due. A time later than any that could be set now was written while the clock was ahead, so it counts
 * as due.
 */
export function isDue(due: (typeof columns)[Side]['due'], now: number) {
  const latest = now + quietTime + clockTolerance;
  return (eb: ExpressionBuilder<Tables, 'conversations'>) =>
    eb.or([eb(due, '<=', now), eb(due, '>', latest)]);
}

/** Marks the messages of one side that were not mailed yet as mailed, and returns them, oldest first. */
export async function markMailed(
  handle: Handle,
  { id, from, now }: { id: string; from: Side; now: number },
) {
  const rows = await handle
    .updateTable('conversationMessages')
    .set({ mailedAt: now })
    .where('conversationId', '=', id)
    .where('side', '=', from)
    .where('mailedAt', 'is', null)
    .returning(['id', 'text', 'at'])
    .execute();
  return rows.toSorted((left, right) => (left.id < right.id ? -1 : 1));
}

/** Returns the names of the files of these messages, in the order in which they were attached. */
export async function listFileNames(
  handle: Handle,
  messageIds: readonly string[],
): Promise<string[]> {
  const rows = await handle
    .selectFrom('conversationFiles')
    .select('name')
    .where('messageId', 'in', [...messageIds])
    .orderBy('id')
    .execute();
  return rows.map(({ name }) => name);
}
