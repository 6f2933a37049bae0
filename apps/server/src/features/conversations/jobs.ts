import type { ServerContext } from '../../context.ts';
import { second } from '../../job.ts';
import type { Job } from '../../job.ts';
import { oldMessagesJob } from './erase-conversations.ts';
import { unsentFilesJob } from './files/keep-file.ts';
import { notifySides } from './notifying/notify-sides.ts';

export function conversationJobs(context: ServerContext): Job[] {
  return [
    { name: 'queue-conversation-mails', every: second, run: () => notifySides(context) },
    unsentFilesJob(context),
    oldMessagesJob(context),
  ];
}
