import { countAtMost } from '../../database/count-at-most.ts';
import type { Handle } from '../../database/database.ts';

/** Counts the jobs whose last run failed, up to a limit. */
export async function countFailingJobs(handle: Handle, most: number): Promise<number> {
  return countAtMost(
    handle,
    handle.selectFrom('jobs').select('jobs.name').where('failures', '>', 0),
    most,
  );
}
