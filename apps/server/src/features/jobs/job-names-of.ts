import { jobNames } from '@uid/contract/job-names';
import type { JobName } from '@uid/contract/job-names';

import type { Config } from '../../config.ts';

type Settings = Pick<
  Config,
  'backups' | 'carriers' | 'databaseUrl' | 'paymentMethods' | 'shipsItself'
>;

const paysWithSandbox = ({ paymentMethods }: Settings) => paymentMethods.has('sandbox');
const shipsWithSandbox = ({ carriers }: Settings) => carriers.has('sandbox');

/** The jobs that only some settings ask for. */
const conditions: Partial<Record<JobName, (settings: Settings) => boolean>> = {
  'back-up': ({ backups }) => backups !== undefined,
  'check-database': ({ databaseUrl }) => databaseUrl === undefined,
  'deliver-sandbox-notifications': paysWithSandbox,
  'deliver-sandbox-tracking-events': shipsWithSandbox,
  'move-sandbox-parcels': shipsWithSandbox,
  'ship-by-itself': ({ shipsItself }) => shipsItself,
};

/**
 * The jobs that processes with these settings do. The table keeps rows of others, whose settings or whose release are
 * gone: nobody does them, so they are neither overdue nor failing.
 */
export function jobNamesOf(settings: Settings): JobName[] {
  return jobNames.filter((name) => conditions[name]?.(settings) ?? true);
}
