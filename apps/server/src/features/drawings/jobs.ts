import type { ServerContext } from '../../context.ts';
import { day } from '../../job.ts';
import type { Job } from '../../job.ts';
import { openFolderStore } from '../media/files/folder-store.ts';
import { sweepDrawn } from './sweep-drawn.ts';

export function drawingJobs(context: Pick<ServerContext, 'config' | 'now'>): Job[] {
  const store = openFolderStore(context.config.dataDir, 'drawn');
  return [{ name: 'sweep-drawn', every: day, run: () => sweepDrawn(context, store) }];
}
