import { countAtMost } from '../../database/count-at-most.ts';
import type { Handle } from '../../database/database.ts';

/** Counts the messages that were given up, up to a limit. */
export async function countFailedMessages(handle: Handle, max: number): Promise<number> {
  return countAtMost(
    handle,
    handle.selectFrom('mails').select('mails.id').where('state', '=', 'failed'),
    max,
  );
}
