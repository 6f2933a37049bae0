import type { ServerContext } from '../../context.ts';
import { day } from '../../job.ts';
import type { Job } from '../../job.ts';
import { openFileStore } from '../media/files/open-file-store.ts';
import { sweepDocuments } from './documents/sweep-documents.ts';

export function downloadJobs(context: ServerContext): Job[] {
  const store = openFileStore(context.config, 'documents');
  return [{ name: 'sweep-documents', every: day, run: () => sweepDocuments(context, store) }];
}
