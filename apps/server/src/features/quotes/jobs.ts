import type { ServerContext } from '../../context.ts';
import { second } from '../../job.ts';
import type { Job } from '../../job.ts';
import { eraseQuotes } from './erase-quotes.ts';
import { markExpired } from './repository.ts';

const batch = 200;

export function quoteJobs(context: ServerContext): Job[] {
  const { database, now } = context;
  return [
    {
      name: 'expire-quotes',
      every: second,
      run: () => markExpired(database.handle, { now: now(), limit: batch }),
    },
    eraseQuotes.oldJob(context),
  ];
}
