import { successCode } from '@uid/contract/constants';
import type { Endpoint } from '@uid/contract/endpoint';
import { errorKinds } from '@uid/contract/errors';
import type { ErrorName } from '@uid/contract/errors';
import { afterEach, beforeEach, vi } from 'vitest';

interface Asked {
  path: string;
  body: unknown;
  key: string | null;
}

/** For tests: sets what the server answers. Without an answer for an endpoint the connection breaks. */
export function fakeAnswers() {
  const answers = new Map<string, () => Response>();
  const asked: Asked[] = [];

  beforeEach(() => {
    asked.length = 0;
    answers.clear();
    localStorage.clear();
    sessionStorage.clear();
    vi.stubGlobal('fetch', async (address: string, { body, headers }: RequestInit) => {
      const { pathname } = new URL(address, location.href);
      const sent = typeof body === 'string' ? JSON.parse(body) : undefined;
      asked.push({ path: pathname, body: sent, key: new Headers(headers).get('idempotency-key') });
      const next = answers.get(pathname);
      if (!next) throw new TypeError('Failed to fetch');
      return next();
    });
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
    sessionStorage.clear();
  });

  return {
    /** Removes all answers. */
    fallSilent: () => answers.clear(),
    answer: ({ path }: Endpoint, result: unknown): void => {
      const body = { code: successCode, message: 'OK', result, success: true };
      answers.set(path, () => Response.json(body));
    },
    refuse: ({ path }: Endpoint, error: ErrorName): void => {
      const { code, status, text } = errorKinds[error];
      const result = { error, requestId: 'r' };
      const body = { code, message: text.en, result, success: false };
      answers.set(path, () => Response.json(body, { status }));
    },
    askedOf: ({ path }: Endpoint) => asked.filter((each) => each.path === path),
  };
}
