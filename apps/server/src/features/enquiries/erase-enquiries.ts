import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import type { Events, Subscriber } from '../../events.ts';
import { recordErasures } from '../erasures/record-erasures.ts';
import { eraseQueuedMessages } from '../messages/erase-messages.ts';
import { emptyAnswers, emptyEnquiries, listIdsOfSender } from './repository.ts';

/** What the person asked us, from the address that is now erased. */
export const eraseEnquiries: Subscriber<Events['account-deleted']> = async (
  handle,
  { email },
  { now },
) => {
  const ids = await listIdsOfSender(handle, email);
  await emptyOut(handle, ids, now());
  await recordErasures(
    handle,
    ids.map((subject) => ({ kind: 'enquiry', subject, at: now() })),
  );
};

/** The same of one enquiry. */
export async function eraseEnquiry(
  handle: Handle,
  id: string,
  { now }: Pick<ServerContext, 'now'>,
): Promise<void> {
  await emptyOut(handle, [id], now());
}

/**
 * Takes name, addresses and words; kind, product and day stay for the count.
 * Nobody can be answered any more: it is closed.
 */
export async function emptyOut(handle: Handle, ids: string[], now: number): Promise<void> {
  if (ids.length === 0) return;
  const numbers = await emptyEnquiries(handle, ids, now);
  await emptyAnswers(handle, ids);
  await eraseQueuedMessages(
    handle,
    numbers.flatMap((no) => [`enquiry:${no}`, `enquiry-confirmed:${no}`]),
  );
}
