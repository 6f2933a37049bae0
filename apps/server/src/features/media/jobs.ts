import type { ServerContext } from '../../context.ts';
import { day } from '../../job.ts';
import type { Job } from '../../job.ts';
import { openFileStore } from './files/open-file-store.ts';
import { sweepFiles } from './sweep-files.ts';

export function mediaJobs(context: ServerContext): Job[] {
  const store = openFileStore(context.config, 'media');
  return [{ name: 'sweep-media', every: day, run: () => sweepFiles(context, store) }];
}
