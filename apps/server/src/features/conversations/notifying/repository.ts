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

/** Of two at once, one tells: the other waits and then gets nothing. */
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

/** What is due later than it can be was written while the clock was ahead. */
export function isDue(due: (typeof columns)[Side]['due'], now: number) {
  const latest = now + quietTime + clockTolerance;
  return (eb: ExpressionBuilder<Tables, 'conversations'>) =>
    eb.or([eb(due, '<=', now), eb(due, '>', latest)]);
}

/** What one side wrote and nobody has mailed yet, oldest first. */
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

/** Of the files of these messages, in the order in which they were attached. */
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
