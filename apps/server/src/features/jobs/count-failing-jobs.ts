import { countAtMost } from '../../database/count-at-most.ts';
import type { Handle } from '../../database/database.ts';

/** Counts those of these jobs whose last run failed, up to a limit. */
export async function countFailingJobs(
  handle: Handle,
  names: readonly string[],
  max = Number.MAX_SAFE_INTEGER,
): Promise<number> {
  const failing = handle
    .selectFrom('jobs')
    .select('jobs.name')
    .where('name', 'in', names)
    .where('failures', '>', 0);
  return countAtMost(handle, failing, max);
}
