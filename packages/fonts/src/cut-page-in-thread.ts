import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import type { CutPage, PageToCut } from './cut-page.ts';

export interface PageOfPlan extends PageToCut {
  /** The `CuttingPlan` that the build wrote. */
  planFile: string;
}

/**
 * Cuts a page's fonts in a thread of its own, which ends with it: what HarfBuzz and the sources take of memory goes
 * with the thread. It runs from its source, so nothing of it is loaded before.
 */
export function cutPageInThread(workerData: PageOfPlan, signal: AbortSignal): Promise<CutPage> {
  const worker = new Worker(join(import.meta.dirname, 'cut-page-thread.ts'), {
    workerData,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
  worker.unref();
  const end = () => void worker.terminate();
  signal.addEventListener('abort', end);
  return new Promise<CutPage>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The thread ended before the fonts were cut.')));
  }).finally(() => signal.removeEventListener('abort', end));
}
