import { jobNames } from '@uid/contract/job-names';
import type { JobName } from '@uid/contract/job-names';

import type { Config } from '../../config.ts';

type Settings = Pick<
  Config,
  'backups' | 'carriers' | 'databaseUrl' | 'paymentMethods' | 'shipsItself'
>;

const paysWithSandbox = ({ paymentMethods }: Settings) => paymentMethods.has('sandbox');
const shipsWithSandbox = ({ carriers }: Settings) => carriers.has('sandbox');

/** Jobs that run only with certain settings. */
const conditions: Partial<Record<JobName, (settings: Settings) => boolean>> = {
  'back-up': ({ backups }) => backups !== undefined,
  'check-database': ({ databaseUrl }) => databaseUrl === undefined,
  'deliver-sandbox-notifications': paysWithSandbox,
  'deliver-sandbox-tracking-events': shipsWithSandbox,
  'move-sandbox-parcels': shipsWithSandbox,
  'ship-by-itself': ({ shipsItself }) => shipsItself,
};

/**
 * Returns the jobs that processes with these settings run. The table also has rows of jobs that belong to earlier
 * settings or releases: nobody runs them, so they are neither overdue nor failing.
 */
export function jobNamesOf(settings: Settings): JobName[] {
  return jobNames.filter((name) => conditions[name]?.(settings) ?? true);
}
