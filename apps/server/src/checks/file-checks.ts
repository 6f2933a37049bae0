import { text } from 'node:stream/consumers';

import type { Config } from '../config.ts';
import { backupTime } from '../features/backups/kept-backups.ts';
import type { BucketConfig } from '../features/media/settings.ts';
import { fail, ok, warn } from './finding.ts';
import type { Finding } from './finding.ts';

const key = 'doctor/written-and-removed.txt';

/** Writes, reads and removes a file in the store of uploads. */
export async function checkFiles({
  bucket,
  dataDir,
}: Pick<Config, 'bucket' | 'dataDir'>): Promise<Finding> {
  if (!bucket) return ok(`Files that staff upload are in ${dataDir}.`);
  return (
    (await tryBucket(bucket, 'S3_URL')) ?? ok(`${placeOf(bucket)} takes, gives and removes files.`)
  );
}

/** Does the same in the bucket for backups, and checks the age of the newest backup. */
export async function checkBucketBackups(
  { backupBucket, backups }: Pick<Config, 'backupBucket' | 'backups'>,
  now: number,
): Promise<Finding> {
  if (!backupBucket) return ok('BACKUP_S3_URL is not set: backups stay where they are made.');
  const fault = await tryBucket(backupBucket, 'BACKUP_S3_URL');
  if (fault) return fault;
  const { listBucketBackups } = await import('../features/backups/bucket-backups.ts');
  const [newest] = await listBucketBackups(backupBucket, now);
  const place = placeOf(backupBucket);
  if (!backups)
    return warn(
      `BACKUP_DIR is not set: nothing is copied to ${place} by itself (docs/backups.md).`,
    );
  if (newest === undefined)
    return fail(`${place} holds no backup: look for "back-up" in the server's log.`);
  const hours = (now - (backupTime(newest) ?? 0)) / 3_600_000;
  const sentence = `The newest in ${place} is ${hours.toFixed(1)} hours old`;
  return hours * 3_600_000 > 2 * backups.every
    ? fail(`${sentence}: look for "back-up" in the server's log.`)
    : ok(`${sentence}.`);
}

function placeOf({ endpoint, name, prefix }: BucketConfig): string {
  return `${endpoint}/${name}/${prefix}`;
}

/** Undefined if the bucket works. */
async function tryBucket(config: BucketConfig, variable: string): Promise<Finding | undefined> {
  const { openBucket } = await import('../features/media/files/s3/open-bucket.ts');
  const bucket = openBucket(config);
  try {
    await bucket.put(key, Buffer.from('written'));
    const found = await bucket.get(key);
    const isSame = found !== undefined && (await text(found)) === 'written';
    await bucket.remove(key);
    return isSame ? undefined : fail(`${placeOf(config)} gives back other bytes than it took.`);
  } catch (cause) {
    return fail(`${(cause as Error).message} Look at ${variable} and its keys.`);
  }
}
