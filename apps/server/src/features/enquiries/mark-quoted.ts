import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { findStored, markFirstAnswer, setState } from './repository.ts';

/** A quote that was sent answers the enquiry it was made of, unless that is closed. */
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
