import type { Config } from '../../../config.ts';
import type { FileFolder, FileStore } from './file-store.ts';
import { openFolderStore } from './folder-store.ts';

export function openFileStore({ dataDir }: Pick<Config, 'dataDir'>, kind: FileFolder): FileStore {
  return openFolderStore(dataDir, kind);
}
