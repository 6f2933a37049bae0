import { join } from 'node:path';

import type { Config } from '../../../config.ts';
import type { FileStore } from './file-store.ts';
import { openFolderStore } from './folder-store.ts';

export function openFileStore({ dataDir }: Pick<Config, 'dataDir'>): FileStore {
  return openFolderStore(join(dataDir, 'media'));
}
