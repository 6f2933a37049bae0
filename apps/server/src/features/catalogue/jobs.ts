import type { ServerContext } from '../../context.ts';
import { day, second } from '../../job.ts';
import type { Job } from '../../job.ts';
import { startPlannedPrices } from './staff/start-planned-prices.ts';

export function catalogueJobs(context: ServerContext): Job[] {
  return [
    {
      name: 'start-planned-prices',
      every: second,
      run: (isStopping) => startPlannedPrices(context, isStopping),
    },
    { name: 'check-catalogue', every: day, run: () => reportFaults(context) },
  ];
}

/** Throws if there is a fault, so that the job counts as failed. `npm run check-books` lists all faults. */
async function reportFaults({ database }: ServerContext): Promise<void> {
  // The module is needed only once a day, so it is not loaded at the start.
  const { findCatalogueFaults } = await import('./find-catalogue-faults.ts');
  const faults = await findCatalogueFaults(database.handle);
  const named = faults.slice(0, 10).map(({ id, problem }) => `${id}: ${problem}`);
  if (faults.length > 0) throw new Error(`${faults.length} faults. ${named.join('; ')}`);
}
