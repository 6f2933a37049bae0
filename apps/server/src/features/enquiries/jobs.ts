import type { ServerContext } from '../../context.ts';
import { hour } from '../../job.ts';
import type { Job } from '../../job.ts';
import { emptyOut } from './erase-enquiries.ts';
import { listToErase } from './repository.ts';

/** Three years, in which a claim can be made (Civil Code, article 188), and what a leap year adds. */
export const enquiryTime = (3 * 365 + 1) * 24 * hour;
const batch = 200;

export function enquiryJobs({ database, now }: ServerContext): Job[] {
  return [
    {
      name: 'erase-old-enquiries',
      every: hour,
      run: () =>
        database.transact(async (handle) => {
          const ids = await listToErase(handle, now() - enquiryTime, batch);
          await emptyOut(handle, ids, now());
        }),
    },
  ];
}
