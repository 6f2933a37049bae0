import type { Events, Subscriber } from '../../events.ts';

export const eraseNotices: Subscriber<Events['account-deleted']> = async (
  handle,
  { accountId },
) => {
  await handle.deleteFrom('notices').where('accountId', '=', accountId).execute();
};
