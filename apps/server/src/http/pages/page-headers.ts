import type { StoredPage } from './stored-page.ts';

/** Browsers ask each time; a balancer may repeat the page for a second, so that a crowd costs one request. */
const sharedForASecond = 'max-age=0, s-maxage=1';

/** Of a page that says less than the site does by now. */
export const noStore = 'no-store';

/** The headers of a rendered page, besides those of every answer and those of its bytes. */
export function pageHeaders(page: StoredPage): Record<string, string> {
  const { status, headers, body } = page;
  return {
    ...headers,
    vary: 'accept-encoding',
    ...(status === 200 && { etag: body.etag }),
    ...(isForEverybody(page) && { 'cache-control': sharedForASecond }),
  };
}

/** Prices and stock must not be a second old, and a page that is a person's says so itself. */
function isForEverybody({ status, headers, cookies, prices }: StoredPage): boolean {
  const says = headers['cache-control'];
  return status === 200 && says === 'no-cache' && cookies.length === 0 && prices.length === 0;
}
