import type { Events, Subscriber } from '../../events.ts';

/** What was sent to the person, and what is still to be sent. */
export const eraseMessages: Subscriber<Events['account-deleted']> = async (
  handle,
  { email, numbers },
) => {
  await handle
    .deleteFrom('mails')
    .where('recipient', 'in', [email, ...numbers])
    .execute();
};
