import type { ServerContext } from '../../context.ts';
import { second } from '../../job.ts';
import type { Job } from '../../job.ts';
import { deliverNotifications } from './deliver-notifications.ts';
import type { PostNotification } from './deliver-notifications.ts';

export function sandboxPayJobs(context: ServerContext, post: PostNotification): Job[] {
  return [
    {
      name: 'deliver-sandbox-notifications',
      every: second,
      run: () => deliverNotifications(context, post),
    },
  ];
}
