import type { Handle } from '../../database/database.ts';
import type { Events, Subscriber } from '../../events.ts';

/** Erases what was sent to the person, and what is still to be sent. */
export const eraseMessages: Subscriber<Events['account-deleted']> = async (
  handle,
  { email, numbers },
) => {
  const recipients = [email, ...numbers].filter((each) => each !== null);
  if (recipients.length === 0) return;
  await handle.deleteFrom('mails').where('recipient', 'in', recipients).execute();
};

/** Erases messages by the keys under which they were queued, whoever receives them. */
export async function eraseQueuedMessages(handle: Handle, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  await handle.deleteFrom('mails').where('uniqueKey', 'in', keys).execute();
}
