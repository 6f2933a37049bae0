import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { extname } from 'node:path';

export interface Answer {
  status?: number;
  type?: string;
  body?: string | Uint8Array;
  headers?: Record<string, string>;
  /** Closes the connection instead of answering. */
  isLost?: boolean;
  /** Delays the response until this promise resolves. */
  after?: Promise<unknown>;
  /** Called when the path is requested. */
  onAsked?: () => void;
}

export interface Site extends AsyncDisposable {
  origin: string;
  /** Requested paths since the last reset, in order. */
  requests: string[];
  serve(path: string, answer: Answer | string | Uint8Array): void;
  /** Serves a child with one module, or with the elements in `head`. */
  child(name: string, files: { module?: string; head?: string; body?: string }): void;
  /** Serves this answer for a number of requests, or until the returned function is called. */
  failing(path: string, answer: Answer, limit?: { times: number }): () => void;
}

export const strictPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; " +
  "font-src 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types micro-app";

const typeOf: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** A small web server that sends the strict policy with every page. */
export async function startSite({ policy = strictPolicy } = {}): Promise<Site> {
  const files = new Map<string, Answer>();
  const failures = new Map<string, { answer: Answer; times: number }>();
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = pathOf(request);
    if (path === '/favicon.ico') return void response.writeHead(204).end();
    requests.push(path);
    const failure = failures.get(path);
    if (failure && --failure.times === 0) failures.delete(path);
    const answer = failure?.answer ?? files.get(path) ?? { status: 404, body: 'not found' };
    return void send(response, path, { policy, answer });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const site: Site = {
    origin: originOf(server),
    requests,
    serve(path, answer) {
      const isBare = typeof answer === 'string' || answer instanceof Uint8Array;
      files.set(path, isBare ? { body: answer } : answer);
    },
    child(name, { module, head, body = '' }) {
      const file = head ? 'entry.js' : 'assets/entry.js';
      const tags = head ?? `<script type="module" src="${file}" data-lifecycles></script>`;
      site.serve(`/child/${name}/`, page(tags, body));
      if (module !== undefined) site.serve(`/child/${name}/${file}`, module);
    },
    failing(path, answer, { times } = { times: Infinity }) {
      failures.set(path, { answer, times });
      return () => void failures.delete(path);
    },
    [Symbol.asyncDispose]: () => stop(server),
  };
  return site;
}

function originOf(server: Server): string {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the site has no port');
  return `http://127.0.0.1:${address.port}`;
}

export function page(head: string, body = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>test</title>${head}</head><body>${body}</body></html>`;
}

function pathOf(request: IncomingMessage): string {
  return new URL(request.url ?? '/', 'http://site').pathname;
}

interface Sending {
  policy: string;
  answer: Answer;
}

async function send(response: ServerResponse, path: string, { policy, answer }: Sending) {
  await answer.after;
  answer.onAsked?.();
  if (answer.isLost) return response.destroy();
  const { status = 200, body = '', headers } = answer;
  const isHashed = path.includes('/assets/');
  response.writeHead(status, {
    'Content-Type': answer.type ?? typeOf[extname(path)] ?? 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
    'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...headers,
  });
  return response.end(body);
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
