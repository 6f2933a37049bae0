import { buffer } from 'node:stream/consumers';

import type { BucketConfig } from '../../settings.ts';
import { fileNames } from '../file-store.ts';
import type { FileFolder, FileStore } from '../file-store.ts';
import { openBucket } from './open-bucket.ts';

/** Keeps files of a kind in a bucket, under a prefix of their own. */
export function openBucketStore(config: BucketConfig, kind: FileFolder): FileStore {
  const bucket = openBucket(config);
  const keyOf = (name: string) => `${kind}/${name}`;
  return {
    write: (name, bytes) => bucket.put(keyOf(name), bytes),
    async read(name) {
      const bytes = await bucket.get(keyOf(name));
      return bytes && buffer(bytes);
    },
    stream: (name, range) => bucket.get(keyOf(name), range),
    remove: (name) => bucket.remove(keyOf(name)),
    async *list() {
      for await (const { key, writtenAt } of bucket.list(keyOf(''))) {
        const name = key.slice(keyOf('').length);
        if (fileNames[kind].test(name)) yield { name, writtenAt };
      }
    },
    // An upload in parts is no file before it is completed; a rule of the bucket ends abandoned uploads
    // (deploy/README.md).
    removeUnfinished: () => Promise.resolve(),
  };
}
