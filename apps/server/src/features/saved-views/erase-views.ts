import type { Events, Subscriber } from '../../events.ts';

export const eraseViews: Subscriber<Events['account-deleted']> = async (handle, { accountId }) => {
  await handle.deleteFrom('savedViews').where('accountId', '=', accountId).execute();
};
