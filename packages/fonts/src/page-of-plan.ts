import { join } from 'node:path';

import type { PageToCut } from './cut-page.ts';

export interface PageOfPlan extends PageToCut {
  /** The `CuttingPlan` that the build wrote. */
  planFile: string;
}

/** The script of a thread that cuts the fonts of a `PageOfPlan`, and posts the `CutPage`: HarfBuzz is loaded there. */
export const cutPageThread = join(import.meta.dirname, 'cut-page-thread.ts');
