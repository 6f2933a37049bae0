import type { ServerContext } from '../../context.ts';
import { day } from '../../job.ts';
import type { Job } from '../../job.ts';
import { deleteCuts } from './repository.ts';

/**
 * Milliseconds. After this time, fonts of pages and builds that are gone are removed. Those of existing pages are cut
 * again.
 */
const keptFor = 30 * day;
/** Milliseconds. Files are kept longer, because browsers and caches may still have a page that names them. */
const filesKeptFor = keptFor + day;

export function pageFontJobs({ database, now }: Pick<ServerContext, 'database' | 'now'>): Job[] {
  return [
    {
      name: 'forget-page-fonts',
      every: day,
      run: () =>
        deleteCuts(database.handle, { pages: now() - keptFor, files: now() - filesKeptFor }),
    },
  ];
}
