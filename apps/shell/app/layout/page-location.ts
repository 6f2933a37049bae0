import { createContext, use } from 'react';

/** The address of the page, without scheme and host. */
export interface PageLocation {
  pathname: string;
  search: string;
}

/** Provided by the document on the server and by the island in the browser, so that no page needs a router for it. */
export const PageLocationContext = createContext<PageLocation | undefined>(undefined);

export function usePageLocation(): PageLocation {
  const location = use(PageLocationContext);
  if (!location) throw new Error('Rendered outside a page: PageLocationContext is missing.');
  return location;
}

export function usePageQuery(): URLSearchParams {
  return new URLSearchParams(usePageLocation().search);
}
