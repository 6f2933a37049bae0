import { staticPages } from '@uid/contract/page-table';
import type { Page, PageKind } from '@uid/contract/pages';

/** The queries with which a page shows something, where that is not its path alone. */
const queries: Partial<Record<PageKind, string[]>> = {
  mall: ['', '?item=sim-card'],
  newsDetail: ['?id=akma'],
};

/** Milliseconds for a journey through all pages on a machine that is busy elsewhere: each of some two hundred is drawn and compressed anew by a server that has just started. */
export const timeForAllPages = 300_000;

/** Every page of the table, at addresses where it shows something. */
export const allPaths = staticPages.flatMap(pathsOf);

/** The same, without the pages that show nothing to a visitor who has not logged in. */
export const openPaths = staticPages.filter(({ guard }) => !guard).flatMap(pathsOf);

/** The same for one page of each kind. */
export const pathsOfEachKind = firstOfEachKind(staticPages).flatMap(pathsOf);

/** Of those, the open ones. */
export const openPathsOfEachKind = firstOfEachKind(staticPages)
  .filter(({ guard }) => !guard)
  .flatMap(pathsOf);

/** Of those, the pages that React hydrates. */
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
