import { join } from 'node:path';

import type { PageToCut } from './cut-page.ts';

export interface PageOfPlan extends PageToCut {
  /** The file with the `CuttingPlan` that the build wrote. */
  planFile: string;
}

/**
 * The script of a worker thread that cuts the fonts of a `PageOfPlan` and posts the `CutPage`. HarfBuzz is loaded only
 * in that thread.
 */
export const cutPageThread = join(import.meta.dirname, 'cut-page-thread.ts');
