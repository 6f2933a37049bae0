import type { Events, Subscriber } from '../../events.ts';

/** Orders stay in the company's books, with the id of an account that no longer exists. */
export const eraseLanguage: Subscriber<Events['account-deleted']> = async (
  handle,
  { accountId },
) => {
  await handle.deleteFrom('accountLanguages').where('accountId', '=', accountId).execute();
};
