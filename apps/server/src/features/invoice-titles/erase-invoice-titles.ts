import type { Events, Subscriber } from '../../events.ts';

export const eraseInvoiceTitles: Subscriber<Events['account-deleted']> = async (
  handle,
  { accountId },
) => {
  await handle.deleteFrom('invoiceTitles').where('accountId', '=', accountId).execute();
};
