import type { Page } from '@uid/contract/pages';
import { createContext, use } from 'react';

/** What the table of pages says of the page being rendered, and of all others. */
interface PageTableView {
  /** Undefined where the site has no page at the address. */
  page: Page | undefined;
  pages: readonly Page[];
}

/** Given by the document. It stands on the server only: no script of a browser carries the table. */
export const PageTableContext = createContext<PageTableView>({ page: undefined, pages: [] });

/** The row of the page being rendered. */
export function usePage(): Page {
  const { page } = use(PageTableContext);
  if (!page) throw new Error('The address being rendered is not in the table of pages.');
  return page;
}

/** All pages of the site, in the order of the table. */
export function usePages(): readonly Page[] {
  return use(PageTableContext).pages;
}
