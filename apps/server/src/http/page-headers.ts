import type { StoredPage } from './stored-page.ts';

/** The headers of a rendered page, besides those of every answer and those of its bytes. */
export function pageHeaders({ status, headers, body }: StoredPage): Record<string, string> {
  return {
    ...headers,
    vary: 'accept-encoding',
    ...(status === 200 && { etag: body.etag }),
  };
}
