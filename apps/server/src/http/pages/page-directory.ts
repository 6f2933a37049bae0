import { createPageTable, staticPages } from '@uid/contract/page-table';
import type { PageTable } from '@uid/contract/page-table';
import type { Page } from '@uid/contract/pages';

/** The table of pages of a running site: the pages of the code, then those that were added since. */
export interface PageDirectory {
  /** As it was read last, which is enough to find a page that is kept. */
  lastRead: () => PageTable;
  /** As it stands. While the added pages cannot be read, as it was read last. */
  read: () => Promise<PageTable>;
}

export type ListAddedPages = () => Promise<readonly Page[]>;

export function createPageDirectory(listAddedPages: ListAddedPages): PageDirectory {
  let table = createPageTable(staticPages);
  let known = '[]';
  return {
    lastRead: () => table,
    async read() {
      const added = await listAddedPages().catch(() => undefined);
      const text = JSON.stringify(added);
      if (added && text !== known) {
        table = createPageTable([...staticPages, ...added]);
        known = text;
      }
      return table;
    },
  };
}
