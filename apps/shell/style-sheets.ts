import { resolve } from 'node:path';

/**
 * The folders of the styles of pages and islands. Both builds use them, so that they give the classes the same names.
 */
export const styleSheetFolders = ['app', '../../packages/ui/src'].map((folder) =>
  resolve(import.meta.dirname, folder),
);
