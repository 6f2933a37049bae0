import type { ServerContext } from '../../context.ts';
import { second } from '../../job.ts';
import type { Job } from '../../job.ts';
import { runSchedules } from './versions/run-schedules.ts';
import { showContentsToCome } from './versions/show-contents-to-come.ts';

export function contentJobs(context: Pick<ServerContext, 'database' | 'config' | 'now'>): Job[] {
  return [
    {
      name: 'run-content-schedules',
      every: second,
      run: (isStopping) => runSchedules(context, isStopping),
    },
    {
      name: 'show-contents-to-come',
      every: second,
      run: (isStopping) => showContentsToCome(context, isStopping),
    },
  ];
}
