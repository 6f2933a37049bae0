import { text } from 'node:stream/consumers';

import type { Config } from '../config.ts';
import type { BucketConfig } from '../features/media/settings.ts';
import { fail, ok } from './finding.ts';
import type { Finding } from './finding.ts';

const key = 'doctor/written-and-removed.txt';

/** Whether files can be written, read and removed where staff's are kept. Nothing of it stays. */
export async function checkFiles({
  bucket,
  dataDir,
}: Pick<Config, 'bucket' | 'dataDir'>): Promise<Finding> {
  if (!bucket) return ok(`Files that staff upload are in ${dataDir}.`);
  return (
    (await faultOf(bucket, 'S3_URL')) ?? ok(`${placeOf(bucket)} takes, gives and removes files.`)
  );
}

function placeOf({ endpoint, name, prefix }: BucketConfig): string {
  return `${endpoint}/${name}/${prefix}`;
}

async function faultOf(config: BucketConfig, variable: string): Promise<Finding | undefined> {
  const { openBucket } = await import('../features/media/files/s3/open-bucket.ts');
  const bucket = openBucket(config);
  try {
    await bucket.put(key, Buffer.from('written'));
    const found = await bucket.get(key);
    const isWhole = found !== undefined && (await text(found)) === 'written';
    await bucket.remove(key);
    return isWhole ? undefined : fail(`${placeOf(config)} gives back other bytes than it took.`);
  } catch (cause) {
    return fail(`${(cause as Error).message} Look at ${variable} and its keys.`);
  }
}
