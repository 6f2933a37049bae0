import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { endWaiting } from '../conversations/end-waiting.ts';
import { changeEnquiry } from './change-enquiry.ts';
import type { ReadEnquiry } from './change-enquiry.ts';
import { findStored } from './repository.ts';
import type { StoredEnquiry } from './repository.ts';

/** Closes an enquiry. Idempotent. Returns the enquiry and its state before. */
export async function closeEnquiry(
  handle: Handle,
  read: ReadEnquiry,
  { now }: Pick<ServerContext, 'now'>,
): Promise<{ enquiry: StoredEnquiry; before: StoredEnquiry['state'] }> {
  const found = await findStored(handle, read.no);
  if (found?.state === 'closed') return { enquiry: found, before: 'closed' };
  const enquiry = await changeEnquiry(handle, read, { state: 'closed', closedAt: now() });
  // A closed enquiry can't be answered, so it would stay on the list of those that wait.
  await endWaiting(handle, enquiry.id);
  return { enquiry, before: found?.state ?? 'open' };
}
