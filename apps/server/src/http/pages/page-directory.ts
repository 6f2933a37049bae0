import { createPageTable, staticPages } from '@uid/contract/page-table';
import type { PageTable } from '@uid/contract/page-table';
import type { Page } from '@uid/contract/pages';

/** The table of pages of a running site: the pages of the code, then those that editors have added. */
export interface PageDirectory {
  /** The table as it was last read, which is enough to find a cached page. */
  lastRead: () => PageTable;
  /** The current table. While the added pages cannot be read, the table as it was last read. */
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
