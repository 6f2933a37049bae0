import type { Handle } from '../../../database/database.ts';
import type { Side, StoredConversation } from '../repository.ts';

const columns = {
  customer: { due: 'tellCustomerAt', told: 'customerToldAt' },
  staff: { due: 'tellStaffAt', told: 'staffToldAt' },
} as const;

/** Of two at once, one tells: the other waits and then gets nothing. */
export function takeTelling(
  handle: Handle,
  { id, side, now }: { id: string; side: Side; now: number },
): Promise<StoredConversation | undefined> {
  const { due, told } = columns[side];
  return handle
    .updateTable('conversations')
    .set({ [due]: null, [told]: now })
    .where('id', '=', id)
    .where(due, '<=', now)
    .returningAll()
    .executeTakeFirst();
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

export async function countFilesOf(handle: Handle, messageIds: readonly string[]): Promise<number> {
  const { count } = await handle
    .selectFrom('conversationFiles')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('messageId', 'in', [...messageIds])
    .executeTakeFirstOrThrow();
  return count;
}
