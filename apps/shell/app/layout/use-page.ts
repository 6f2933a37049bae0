import type { Page } from '@uid/contract/pages';
import { createContext, use } from 'react';

/** What the table of pages says about the page being rendered, and about all other pages. */
interface PageTableView {
  /** Undefined if the site has no page at the address. */
  page: Page | undefined;
  pages: readonly Page[];
}

/** Provided by the document, only on the server: no browser script contains the table. */
export const PageTableContext = createContext<PageTableView>({ page: undefined, pages: [] });

/** Returns the row of the page being rendered. */
export function usePage(): Page {
  const { page } = use(PageTableContext);
  if (!page) throw new Error('The address being rendered is not in the table of pages.');
  return page;
}

/** Returns all pages of the site, in the order of the table. */
export function usePages(): readonly Page[] {
  return use(PageTableContext).pages;
}
