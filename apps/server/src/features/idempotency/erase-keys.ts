import type { Handle } from '../../database/database.ts';
import type { Events, Subscriber } from '../../events.ts';

/** Forgets these answers of what nobody logged in for: the same request is done anew. */
export async function forgetAnswers(
  handle: Handle,
  operation: string,
  answers: readonly object[],
): Promise<void> {
  if (answers.length === 0) return;
  await handle
    .deleteFrom('idempotencyKeys')
    .where('accountId', '=', '')
    .where('operation', '=', operation)
    .where(
      'answer',
      'in',
      answers.map((answer) => JSON.stringify(answer)),
    )
    .execute();
}

export const eraseKeys: Subscriber<Events['account-deleted']> = async (handle, { accountId }) => {
  await handle.deleteFrom('idempotencyKeys').where('accountId', '=', accountId).execute();
};
