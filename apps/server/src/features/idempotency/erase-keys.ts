import type { Events, Subscriber } from '../../events.ts';

export const eraseKeys: Subscriber<Events['account-deleted']> = async (handle, { accountId }) => {
  await handle.deleteFrom('idempotencyKeys').where('accountId', '=', accountId).execute();
};
