import { join } from 'node:path';

import type { ServerContext } from '../../context.ts';
import type { Job } from '../../job.ts';
import { makeFolder } from '../../make-folder.ts';
import type { Figure } from '../../telemetry/figure.ts';
import { backupName, findNewestBackup, removeOldBackups } from './kept-backups.ts';

/**
 * Makes backups at intervals if a folder is set, and copies them to a bucket if one is set. Old backups are removed
 * once a newer one has been verified.
 */
export function backupJobs({ config, now }: Pick<ServerContext, 'config' | 'now'>): Job[] {
  const { backups, backupBucket } = config;
  if (!backups) return [];
  const { folder, every, keep } = backups;
  return [
    {
      name: 'back-up',
      every,
      async run() {
        makeFolder(folder);
        const name = backupName(now());
        // Loaded with the first backup, because most processes make none.
        const { makeBackup } = await import('./make-backup.ts');
        await makeBackup(config, join(folder, name), { now: now() });
        removeOldBackups(folder, { keep, now: now() });
        if (!backupBucket) return;
        const { sendBackup, removeOldInBucket } = await import('./bucket-backups.ts');
        await sendBackup(backupBucket, join(folder, name), name);
        await removeOldInBucket(backupBucket, { keep, now: now() });
      },
    },
  ];
}

/** Returns the age of the newest backup as a metric. */
export function backupFigures({ config, now }: Pick<ServerContext, 'config' | 'now'>): Figure[] {
  const { backups } = config;
  if (!backups) return [];
  return [
    {
      name: 'backup_age_seconds',
      help: 'Age of the newest proven backup in BACKUP_DIR; NaN where there is none.',
      count: async () => {
        const newest = findNewestBackup(backups.folder, now());
        return newest ? (now() - newest.madeAt) / 1000 : Number.NaN;
      },
    },
  ];
}
