import { resolve } from 'node:path';

/** Where the styles of pages and islands lie: both builds name their classes alike. */
export const styleSheetFolders = ['app', '../../packages/ui/src'].map((folder) =>
  resolve(import.meta.dirname, folder),
);
