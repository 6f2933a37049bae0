import type { Fetch } from '@uid/contract/transport';
import { vi } from 'vitest';

import { signInjected } from '../../apps/server/src/testing/sign-request.ts';
import type { TestApp } from '../../apps/server/src/testing/test-app.ts';

export interface SiteFetch {
  fetch: Fetch;
  /** Resolves when no request is open any more. */
  answered: () => Promise<void>;
}

/** Returns a `fetch` that calls a server in the same process, with the session of the token. */
export function siteFetch({ app, deps }: TestApp, token: string): SiteFetch {
  let open = 0;
  const ask: Fetch = async (address, init) => {
    const { pathname, search } = new URL(address, 'http://localhost');
    const url = pathname + search;
    const method = init.method === 'POST' ? 'POST' : 'GET';
    const body = init.body ?? undefined;
    const payload =
      body === undefined
        ? undefined
        : typeof body === 'string'
          ? body
          : Buffer.from(body as Uint8Array);
    const headers = {
      ...Object.fromEntries(new Headers(init.headers)),
      ...(await signInjected(deps, { method, url, body: body as string, token })),
    };
    const answer = await app.inject({
      method,
      url,
      headers,
      ...(payload !== undefined && { payload }),
    });
    return new Response(answer.body, { status: answer.statusCode });
  };
  return {
    async fetch(...call) {
      open += 1;
      return ask(...call).finally(() => (open -= 1));
    },
    answered: () =>
      vi.waitFor(() => {
        if (open > 0) throw new Error(`${open} answers are awaited.`);
      }),
  };
}
