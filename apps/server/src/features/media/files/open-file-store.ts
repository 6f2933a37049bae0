import type { Config } from '../../../config.ts';
import type { BucketConfig } from '../settings.ts';
import type { FileFolder, FileStore } from './file-store.ts';
import { openFolderStore } from './folder-store.ts';

/** The one place that decides where the files of staff are. */
export function openFileStore(
  { dataDir, bucket }: Pick<Config, 'dataDir' | 'bucket'>,
  kind: FileFolder,
): FileStore {
  return bucket ? whenNeeded(bucket, kind) : openFolderStore(dataDir, kind);
}

/** What speaks S3 is loaded with the first file that is asked for. */
function whenNeeded(bucket: BucketConfig, kind: FileFolder): FileStore {
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
  };
}
