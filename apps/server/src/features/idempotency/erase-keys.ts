import type { Handle } from '../../database/database.ts';
import type { Events, Subscriber } from '../../events.ts';

/** Deletes these answers to requests without a login, so that the same request has its effect again. */
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
