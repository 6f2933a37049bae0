import { resolve } from 'node:path';

import { z } from '@uid/contract/zod';

import { ConfigError } from '../../config-error.ts';
import { readBucket } from '../media/settings.ts';
import type { BucketConfig } from '../media/settings.ts';
import { settings, urlOf, wholeMilliseconds } from '../../settings.ts';
import { hour } from '../../job.ts';

export interface BackupConfig {
  /** The plan for backups by the job. If undefined, the job makes none. */
  backups: BackupPlan | undefined;
  /**
   * The bucket to which each backup is copied and to which `npm run backup -- s3` writes. If undefined, nothing is
   * copied.
   */
  backupBucket: BucketConfig | undefined;
}

export interface BackupPlan {
  folder: string;
  /** Milliseconds from one backup to the next. */
  every: number;
  /** Number of backups that are kept. */
  keep: number;
}

export const backupSettings = settings({
  variables: {
    BACKUP_DIR: z.optional(z.string().check(z.minLength(1))),
    BACKUP_HOURS: z._default(z.coerce.number().check(z.minimum(0.1), z.maximum(720)), 24),
    BACKUP_S3_URL: z.optional(urlOf('http', 'https')),
    BACKUP_S3_ACCESS_KEY: z.optional(z.string().check(z.minLength(1))),
    BACKUP_S3_SECRET_KEY: z.optional(z.string().check(z.minLength(1))),
    BACKUP_KEEP: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), 14),
  },
  /** @param dataDir the folder that is backed up */
  read({ BACKUP_DIR: place, BACKUP_HOURS, BACKUP_KEEP, ...values }, dataDir: string): BackupConfig {
    const backupBucket = readBucket('BACKUP_S3', {
      url: values.BACKUP_S3_URL,
      accessKey: values.BACKUP_S3_ACCESS_KEY,
      secretKey: values.BACKUP_S3_SECRET_KEY,
    });
    if (place === undefined) return { backups: undefined, backupBucket };
    const folder = resolve(place);
    if (folder === resolve(dataDir))
      throw new ConfigError(
        'BACKUP_DIR is DATA_DIR: name a folder of its own, best on another disk, because both would be lost together.',
      );
    return {
      backups: { folder, every: wholeMilliseconds(BACKUP_HOURS, hour), keep: BACKUP_KEEP },
      backupBucket,
    };
  },
});
