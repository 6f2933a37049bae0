import { countAtMost } from '../../database/count-at-most.ts';
import type { Handle } from '../../database/database.ts';

/** How many jobs failed the last time, up to so many. */
export async function countFailingJobs(handle: Handle, most: number): Promise<number> {
  return countAtMost(
    handle,
    handle.selectFrom('jobs').select('jobs.name').where('failures', '>', 0),
    most,
  );
}
