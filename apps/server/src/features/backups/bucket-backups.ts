import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { json } from 'node:stream/consumers';

import { z } from '@uid/contract/zod';

import { openBucket } from '../media/files/s3/open-bucket.ts';
import type { Bucket } from '../media/files/s3/open-bucket.ts';
import type { BucketConfig } from '../media/settings.ts';
import { backupTime, compareBackups } from './kept-backups.ts';
import { UselessBackup } from './prove-backup.ts';

/** The list of files is written last: a backup in a bucket is complete once its list exists. */
const listName = 'files.json';

const files = z.array(
  z.object({
    path: z.string().check(z.regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/)),
    size: z.int().check(z.minimum(0)),
    sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  }),
);

/** Copies a verified backup to the bucket, file by file, and then the list of its files with their checksums. */
export async function sendBackup(
  config: BucketConfig,
  folder: string,
  name: string,
): Promise<void> {
  const bucket = openBucket(config);
  const sent: z.infer<typeof files> = [];
  for (const path of await listFiles(folder)) {
    const hash = createHash('sha256');
    const counted = async function* counted() {
      for await (const chunk of createReadStream(join(folder, path))) {
        hash.update(chunk as Buffer);
        yield chunk as Buffer;
      }
    };
    await bucket.put(`${name}/${path}`, counted());
    const { size } = await stat(join(folder, path));
    sent.push({ path, size, sha256: hash.digest('hex') });
  }
  await bucket.put(`${name}/${listName}`, Buffer.from(JSON.stringify(sent)));
}

/** Copies a backup from the bucket to a local folder. Throws `UselessBackup` if a byte differs. */
export async function fetchBackup(
  config: BucketConfig,
  name: string,
  folder: string,
): Promise<void> {
  const bucket = openBucket(config);
  const list = await bucket.get(`${name}/${listName}`);
  if (!list) {
    const kept = await listBucketBackups(config, Date.now());
    const others = kept.length > 0 ? `There are ${kept.join(', ')}.` : 'There is none.';
    throw new UselessBackup(`The bucket holds no whole backup ${name}. ${others}`);
  }
  const found = files.safeParse(await json(list));
  if (!found.success) throw new UselessBackup(`The list of files of ${name} is damaged.`);
  for (const file of found.data) {
    const path = join(folder, file.path);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const fault = await fetchFile(bucket, `${name}/${file.path}`, { ...file, path });
    if (fault) throw new UselessBackup(`${file.path} of ${name} is ${fault}.`);
  }
}

interface Expected {
  path: string;
  sha256: string;
}

async function fetchFile(
  bucket: Bucket,
  key: string,
  { path, sha256 }: Expected,
): Promise<'missing' | 'damaged' | undefined> {
  const bytes = await bucket.get(key);
  if (!bytes) return 'missing';
  const hash = createHash('sha256');
  const counted = async function* counted() {
    for await (const chunk of bytes) {
      hash.update(chunk as Buffer);
      yield chunk as Buffer;
    }
  };
  await pipeline(Readable.from(counted()), createWriteStream(path, { mode: 0o600 }));
  return hash.digest('hex') === sha256 ? undefined : 'damaged';
}

/** Returns the names of complete backups, newest first. */
export async function listBucketBackups(config: BucketConfig, now: number): Promise<string[]> {
  const keys = await listKeys(openBucket(config));
  return keys
    .filter(isList)
    .map((key) => ({ name: nameOf(key), madeAt: backupTime(nameOf(key)) ?? 0 }))
    .toSorted(compareBackups(now))
    .map(({ name }) => name);
}

/** Removes all but the newest complete backups, and older incomplete ones. */
export async function removeOldInBucket(
  config: BucketConfig,
  { keep, now }: { keep: number; now: number },
): Promise<void> {
  const bucket = openBucket(config);
  const whole = await listBucketBackups(config, now);
  const kept = whole.slice(0, keep);
  const [newest = ''] = kept;
  const keys = await listKeys(bucket);
  const isOld = (name: string) => !kept.includes(name) && (name < newest || whole.includes(name));
  const old = keys.filter((key) => isOld(nameOf(key)));
  // Lists are removed first, so that a half-removed backup does not count as complete.
  for (const key of [...old.filter(isList), ...old.filter((each) => !isList(each))])
    await bucket.remove(key);
}

async function listKeys(bucket: Bucket): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of bucket.list('uid-')) keys.push(key);
  return keys;
}

function isList(key: string): boolean {
  return key.endsWith(`/${listName}`);
}

function nameOf(key: string): string {
  return key.slice(0, key.indexOf('/'));
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}
