import type { StoredPage } from './stored-page.ts';

/**
 * Browsers revalidate each time; a proxy cache may reuse the page for a second, so that a crowd costs one request.
 */
const sharedForASecond = 'max-age=0, s-maxage=1';

/** The cache header of a page that was rendered from an older state of the site. */
export const noStore = 'no-store';

/** The headers of a rendered page, besides those of every response and those of its body. */
export function pageHeaders(page: StoredPage): Record<string, string> {
  const { status, headers, body } = page;
  return {
    ...headers,
    vary: 'accept-encoding',
    ...(status === 200 && { etag: body.etag }),
    ...(isForEverybody(page) && { 'cache-control': sharedForASecond }),
  };
}

/** False for prices and stock, which must not be a second old, and for personal pages, whose header says so. */
function isForEverybody({ status, headers, cookies, prices }: StoredPage): boolean {
  const says = headers['cache-control'];
  return status === 200 && says === 'no-cache' && cookies.length === 0 && prices.length === 0;
}
