import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import type { Events, Subscriber } from '../../events.ts';
import { hour } from '../../job.ts';
import type { Job } from '../../job.ts';
import { claimTime } from '../erasures/erase-rows.ts';
import { readOrderIds } from './read-order-ids.ts';
import { deleteOldMessages, deleteWrittenBy, emptyConversations } from './repository.ts';

/** Erases messages and files about an account's orders together with the account. No accounting record needs them. */
export const eraseConversations: Subscriber<Events['account-deleted']> = async (
  handle,
  { accountId },
) => {
  await eraseConversationsOf(handle, await readOrderIds(handle, accountId));
  await deleteWrittenBy(handle, accountId);
};

/** Erases messages and files from the conversations of these orders or enquiries. */
export async function eraseConversationsOf(handle: Handle, ids: readonly string[]): Promise<void> {
  await emptyConversations(handle, ids);
}

/** Erases all messages that are past their retention time. */
export function oldMessagesJob({ database, now }: Pick<ServerContext, 'database' | 'now'>): Job {
  return {
    name: 'erase-old-messages',
    every: hour,
    run: () => database.transact((handle) => deleteOldMessages(handle, now() - claimTime)),
  };
}
