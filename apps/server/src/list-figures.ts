import { backlogsOf } from './backlogs.ts';
import { certificateFigures } from './checks/certificate.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { IntegrityWatch } from './database/integrity-watch.ts';
import { backupFigures } from './features/backups/jobs.ts';
import { contentFigures } from './features/contents/content-faults.ts';
import { jobNamesOf } from './features/jobs/job-names-of.ts';
import { lostLinesOf } from './http/log/log-lines.ts';
import type { BoundedLog } from './http/log/log-lines.ts';
import type { Figure } from './telemetry/figure.ts';
import { processFigures } from './telemetry/process-figures.ts';

interface Watched {
  config: Config;
  database: Database;
  integrity: IntegrityWatch | undefined;
  log: BoundedLog;
  now: () => number;
}

/** Every figure of this server, except those of pages, which are added with the pages, and measured durations. */
export function listFigures({ config, database, integrity, log, now }: Watched): Figure[] {
  return [
    ...processFigures,
    ...database.figures,
    ...backlogsOf(database, { jobs: jobNamesOf(config), now }),
    ...(integrity?.figures ?? []),
    ...contentFigures,
    ...backupFigures({ config, now }),
    ...certificateFigures(config.publicOrigin, now),
    lostLinesOf(log),
  ];
}
