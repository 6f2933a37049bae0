import type { ServerContext } from '../../context.ts';
import { second } from '../../job.ts';
import type { Job } from '../../job.ts';
import { queueNoticeMails } from './queue-notice-mails.ts';

export function noticeJobs(context: ServerContext): Job[] {
  return [{ name: 'queue-notice-mails', every: second, run: () => queueNoticeMails(context) }];
}
