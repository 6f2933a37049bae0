import type { Events, Subscriber } from '../../events.ts';

export const eraseAddresses: Subscriber<Events['account-deleted']> = async (
  handle,
  { accountId },
) => {
  await handle.deleteFrom('addresses').where('accountId', '=', accountId).execute();
};
