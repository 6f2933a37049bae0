import type { ServerContext } from '../../context.ts';
import { day } from '../../job.ts';
import type { Job } from '../../job.ts';
import { sweepDrawn } from '../drawings/sweep-drawn.ts';
import { openFolderStore } from '../media/files/folder-store.ts';

/** Removes old signatures. A text that is still published is signed again. */
export function signatureJobs(context: Pick<ServerContext, 'config' | 'now'>): Job[] {
  const store = openFolderStore(context.config.dataDir, 'signed');
  return [{ name: 'sweep-signed', every: day, run: () => sweepDrawn(context, store) }];
}
