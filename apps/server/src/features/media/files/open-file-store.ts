import type { Config } from '../../../config.ts';
import type { BucketConfig } from '../settings.ts';
import type { FileFolder, FileStore } from './file-store.ts';
import { openFolderStore } from './folder-store.ts';

/** Opens the store for files that staff upload: the S3 bucket if one is configured, or else a folder of `dataDir`. */
export function openFileStore(
  { dataDir, bucket }: Pick<Config, 'dataDir' | 'bucket'>,
  kind: FileFolder,
): FileStore {
  return bucket ? openLazyBucketStore(bucket, kind) : openFolderStore(dataDir, kind);
}

/** Loads the S3 client with the first call, because most processes never need it. */
function openLazyBucketStore(bucket: BucketConfig, kind: FileFolder): FileStore {
  let loading: Promise<FileStore> | undefined;
  const load = () =>
    (loading ??= import('./s3/bucket-store.ts').then(({ openBucketStore }) =>
      openBucketStore(bucket, kind),
    ));
  return {
    write: async (...given) => (await load()).write(...given),
    read: async (name) => (await load()).read(name),
    stream: async (...given) => (await load()).stream(...given),
    remove: async (name) => (await load()).remove(name),
    async *list() {
      yield* (await load()).list();
    },
    removeUnfinished: async (before) => (await load()).removeUnfinished(before),
  };
}
