import type { ServerContext } from '../../context.ts';
import { hour } from '../../job.ts';
import type { Job } from '../../job.ts';
import { deleteReports } from './repository.ts';

/** Milliseconds after which a kind is deleted if no browser has reported it. */
const keptFor = 30 * 24 * hour;

export function policyReportJobs({ database, now }: ServerContext): Job[] {
  return [
    {
      name: 'sweep-policy-reports',
      every: 24 * hour,
      run: () => deleteReports(database.handle, now() - keptFor),
    },
  ];
}
