import { resolve } from 'node:path';

import { z } from 'zod';

import { ConfigError } from '../../config-error.ts';
import { settings } from '../../settings.ts';
import { hour } from '../../job.ts';

export interface BackupConfig {
  /** What the clock backs up, and where to; undefined: nothing is backed up by itself. */
  backups: BackupPlan | undefined;
}

export interface BackupPlan {
  folder: string;
  /** Milliseconds from one backup to the next. */
  every: number;
  /** How many stay. */
  keep: number;
}

export const backupSettings = settings({
  variables: {
    BACKUP_DIR: z.string().min(1).optional(),
    BACKUP_HOURS: z.coerce.number().min(0.1).max(720).default(24),
    BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).default(14),
  },
  /** `dataDir`: what is backed up. */
  read({ BACKUP_DIR: place, BACKUP_HOURS, BACKUP_KEEP }, dataDir: string): BackupConfig {
    if (place === undefined) return { backups: undefined };
    const folder = resolve(place);
    if (folder === resolve(dataDir))
      throw new ConfigError(
        'BACKUP_DIR is DATA_DIR: name a folder of its own, best on another disk, because both would be lost together.',
      );
    return { backups: { folder, every: BACKUP_HOURS * hour, keep: BACKUP_KEEP } };
  },
});
