import type { ServerContext } from '../../context.ts';
import { day } from '../../job.ts';
import type { Job } from '../../job.ts';
import { deleteCuts } from './repository.ts';

/** Then a page that is still there is cut again: what belongs to pages and builds that are gone goes by itself. */
const keptFor = 30 * day;
/** Browsers and caches may still have a page that names them. */
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
