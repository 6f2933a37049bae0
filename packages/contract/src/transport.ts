import { TransportError } from './client-errors.ts';

export interface Exchange {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer> | undefined;
  /** Milliseconds within which the complete response must arrive. */
  timeout: number;
  signal?: AbortSignal | undefined;
  /** Whether to read the body of a success as a file. Every other body is read as text. */
  isFile?: boolean;
}

export interface Answer {
  response: Response;
  body: string | Blob;
}

/** The part of the browser's `fetch` that is used. */
export type Fetch = (path: string, init: RequestInit) => Promise<Response>;

/** The parts of the document on which a request depends. */
export type Page = Pick<Document, 'baseURI' | 'cookie'>;

/** Sends one request to the page's own origin. Rejects with a `TransportError` if no response arrives. */
export async function exchange(
  { path, timeout, signal, isFile, ...init }: Exchange,
  { page, fetch }: { page: Page; fetch: Fetch },
): Promise<Answer> {
  const { protocol } = new URL(page.baseURI);
  if (!protocol.startsWith('http'))
    throw new TransportError('ERR_BAD_REQUEST', `Unsupported protocol ${protocol}`);
  const limit = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(path, {
      ...init,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    const body = await (isFile && response.ok ? response.blob() : response.text());
    return { response, body };
  } catch (cause) {
    if (signal?.aborted) throw new TransportError('ECONNABORTED', 'Request aborted', cause);
    if (limit.aborted)
      throw new TransportError('ECONNABORTED', `timeout of ${timeout}ms exceeded`, cause);
    throw new TransportError('ERR_NETWORK', 'Network Error', cause);
  }
}

/** The error for a response with a status outside 200–299. */
export function statusError(status: number): TransportError {
  return new TransportError(
    status >= 400 && status < 500 ? 'ERR_BAD_REQUEST' : 'ERR_BAD_RESPONSE',
    `Request failed with status code ${status}`,
  );
}

export function readCookie(page: Page, name: string): string | undefined {
  const found = page.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
  return found && decodeURIComponent(found.slice(name.length + 1));
}
