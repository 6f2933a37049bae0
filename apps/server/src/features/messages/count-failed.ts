import { countAtMost } from '../../database/count-at-most.ts';
import type { Handle } from '../../database/database.ts';

/** How many messages were given up, up to so many. */
export async function countFailedMessages(handle: Handle, most: number): Promise<number> {
  return countAtMost(
    handle,
    handle.selectFrom('mails').select('mails.id').where('state', '=', 'failed'),
    most,
  );
}
