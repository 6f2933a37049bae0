import type { ServerContext } from '../../context.ts';
import { hour } from '../../job.ts';
import type { Job } from '../../job.ts';

export function searchJobs({ database, now }: ServerContext): Job[] {
  return [
    {
      name: 'sweep-missed-searches',
      every: 24 * hour,
      run: async () => {
        const { forgetMissed } = await import('./missed-searches.ts');
        await forgetMissed(database.handle, now());
      },
    },
  ];
}
