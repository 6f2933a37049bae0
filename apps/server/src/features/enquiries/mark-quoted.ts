import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { findStored, markFirstAnswer, setState } from './repository.ts';

/** Marks an enquiry as answered because a quote for it was sent, unless it is closed. */
export async function markQuoted(
  handle: Handle,
  no: string,
  { now }: Pick<ServerContext, 'now'>,
): Promise<void> {
  const enquiry = await findStored(handle, no);
  if (!enquiry || enquiry.state === 'closed') return;
  await setState(handle, no, 'answered');
  await markFirstAnswer(handle, enquiry.id, now());
}
