import type { Events, Subscriber } from '../../events.ts';

/** Deletes an account's language. The account's orders stay in the books, with the id of the deleted account. */
export const eraseLanguage: Subscriber<Events['account-deleted']> = async (
  handle,
  { accountId },
) => {
  await handle.deleteFrom('accountLanguages').where('accountId', '=', accountId).execute();
};
