import type { Handle } from '../../database/database.ts';

/** Puts the mail with this key back into the outbox, to this address. False when the mail was not given up. */
export async function resendFailed(
  handle: Handle,
  { uniqueKey, recipient, now }: { uniqueKey: string; recipient: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await handle
    .updateTable('mails')
    .set({ ...waitingAgain(now), recipient })
    .where('state', '=', 'failed')
    .where('uniqueKey', '=', uniqueKey)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The columns that put a given-up message back into the queue, with no attempts counted. */
export function waitingAgain(now: number) {
  return {
    state: 'waiting' as const,
    attempts: 0,
    nextAttemptAt: now,
    resentAt: now,
    settledAt: null,
  };
}
