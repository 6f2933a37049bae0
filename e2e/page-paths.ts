import { staticPages } from '@uid/contract/page-table';
import type { Page, PageKind } from '@uid/contract/pages';

/** The queries with which a page shows something, if its path alone is not enough. */
const queries: Partial<Record<PageKind, string[]>> = {
  mall: ['', '?item=sim-card'],
  newsDetail: ['?id=akma'],
};

/**
 * Milliseconds for a journey through all pages on a busy machine. A server that has just started must render
 * and compress each of some two hundred pages.
 */
export const timeForAllPages = 300_000;

/** Paths of every page of the table, with a query where the page needs one to show something. */
export const allPaths = staticPages.flatMap(pathsOf);

/** All paths except those of pages that show nothing to a visitor who has not logged in. */
export const openPaths = staticPages.filter(({ guard }) => !guard).flatMap(pathsOf);

/** Paths of one page of each kind. */
export const pathsOfEachKind = firstOfEachKind(staticPages).flatMap(pathsOf);

/** Paths of one page of each kind, without the pages that need a login. */
export const openPathsOfEachKind = firstOfEachKind(staticPages)
  .filter(({ guard }) => !guard)
  .flatMap(pathsOf);

/** Paths of one page of each kind, only of pages that need no login and that React hydrates. */
export const openHydratedPaths = firstOfEachKind(staticPages)
  .filter(({ guard, island }) => !guard && island)
  .flatMap(pathsOf);

function pathsOf({ kind, path, parameters }: Page): string[] {
  const needsQuery = Object.values(parameters).includes('required');
  if (needsQuery && !queries[kind]) throw new Error(`Say in page-paths.ts what ${path} shows.`);
  return (queries[kind] ?? ['']).map((query) => path + query);
}

function firstOfEachKind(pages: readonly Page[]): Page[] {
  return pages.filter((page) => page === pages.find(({ kind }) => kind === page.kind));
}
