import { accessTokenHeader, successCode } from '@uid/contract/constants';
import type { Endpoint } from '@uid/contract/endpoint';
import type { ErrorResult } from '@uid/contract/envelope';
import { errorKinds } from '@uid/contract/errors';
import type { ErrorName } from '@uid/contract/errors';
import type { Fetch } from '@uid/contract/transport';

export interface Sent {
  path: string;
  token: string;
  /** The JSON of a POST, or the parameters of a GET. */
  body: unknown;
  /** The text of an uploaded file. */
  file?: string;
}

export interface Answer {
  status: number;
  data: unknown;
  /** Responds with a file of that name; `data` is its text. */
  file?: string;
}

/** A broken connection: `fetch` rejects. */
export class NoAnswer extends Error {}

type Scripted = Answer | NoAnswer | Promise<Answer>;

export interface FakeServer {
  fetch: Fetch;
  sent: Sent[];
  /** Sets the response of an endpoint from now on. A promise delays it. */
  on: (endpoint: Pick<Endpoint, 'path'>, answer: Scripted) => void;
  /** Sets only the next response of an endpoint. */
  once: (endpoint: Pick<Endpoint, 'path'>, answer: Scripted) => void;
}

export function success(result: unknown): Answer {
  return { status: 200, data: { code: successCode, message: 'OK', result, success: true } };
}

/** An error response with the server's Chinese text. */
export function refusal(error: ErrorName, more: Partial<ErrorResult> = {}): Answer {
  const { code, status, text } = errorKinds[error];
  const result = { error, requestId: 'r-1', ...more };
  return { status, data: { code, message: text.zh, result, success: false } };
}

/** A transport that gives the responses set by the test; every other request gets a 404. */
export function createFakeServer(): FakeServer {
  const answers = new Map<string, Scripted>();
  const next = new Map<string, Scripted>();
  const sent: Sent[] = [];
  return {
    sent,
    on: ({ path }, answer) => void answers.set(path, answer),
    once: ({ path }, answer) => void next.set(path, answer),
    async fetch(address, { headers, body, signal }) {
      const { pathname, search } = new URL(address, location.href);
      const query = new URLSearchParams(search);
      sent.push({
        path: pathname,
        token: new Headers(headers).get(accessTokenHeader) ?? '',
        body: typeof body === 'string' ? JSON.parse(body) : Object.fromEntries(query),
        ...(body instanceof Uint8Array && { file: new TextDecoder().decode(body) }),
      });
      const scripted = next.get(pathname) ?? answers.get(pathname);
      next.delete(pathname);
      const answer = (await scripted) ?? refusal('NOT_FOUND');
      if (answer instanceof NoAnswer) throw answer;
      signal?.throwIfAborted();
      const { status, data, file } = answer;
      if (file !== undefined) return fileResponse(file, data as string);
      return new Response(JSON.stringify(data), { status });
    },
  };
}

function fileResponse(name: string, text: string): Response {
  const headers = {
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="${name}"`,
  };
  return new Response(text, { headers });
}
