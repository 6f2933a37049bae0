import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';

import { errorKinds } from '@uid/contract/errors';
import { splitLanguage } from '@uid/contract/paths';

import type { Arrival } from './arrival.ts';
import { busyPage } from './busy-page.ts';
import { namesTag } from './entity-tags.ts';
import { pageHeaders } from './page-headers.ts';
import { requestId } from './request-log.ts';
import type { AnsweredRequest } from './request-log.ts';
import type { StoredPage } from './stored-page.ts';
import { takesBrotli } from './takes-brotli.ts';
import { visitorAddress } from './visitor-address.ts';

/**
 * Yields what can be sent at once to whoever reads a page; `busy`: that there is no time to render it; undefined:
 * Fastify answers.
 */
export type FindReady = (
  arrival: Arrival,
) => StoredPage | Promise<StoredPage | undefined> | 'busy' | undefined;

export interface ReadyOptions {
  arrivalOf: (raw: IncomingMessage) => Arrival;
  /** Whether nothing about its host or the proxies in front needs a refusal or a warning. */
  isWelcome: (arrival: Arrival) => boolean;
  /** Of every answer, beside its request's id. */
  headers: Readonly<Record<string, string>>;
  isStopping: () => boolean;
  onSent: (answered: AnsweredRequest, raw: IncomingMessage) => void;
}

export interface ReadyAnswers {
  /** Wraps the listener that routes requests. */
  before: (route: RequestListener) => RequestListener;
  /** Says, once pages are served, where they are found. */
  findIn: (find: FindReady) => void;
}

/**
 * Answers readers of kept pages before their requests are routed. Everything else goes on to Fastify, which would
 * answer these readers with the same headers and bytes.
 */
export function createReadyAnswers(options: ReadyOptions): ReadyAnswers {
  const heads = createHeads(options.headers);
  let find: FindReady = () => undefined;

  function sendPage(exchange: Exchange, page: StoredPage): void {
    const { headers } = exchange.arrival;
    const { full, unchanged, body } = heads.of(page);
    if (page.status === 200 && namesTag(headers['if-none-match'], page.body.etag))
      return send(exchange, { status: 304, head: unchanged });
    send(exchange, { status: page.status, head: full, body });
  }

  function sendBusy(exchange: Exchange): void {
    const { language } = splitLanguage(exchange.arrival.url);
    const { headers, text } = busyPage(language, exchange.id);
    const body = asLatin1(Buffer.from(text));
    const all = { ...options.headers, ...headers, 'content-length': `${body.length}` };
    send(exchange, { status: errorKinds.BUSY.status, head: Object.entries(all).flat(), body });
  }

  function send({ arrival, response, began, id }: Exchange, { status, head, body }: Sent): void {
    const { method = '', url = '' } = arrival.raw;
    response.once('finish', () => {
      const address = visitorAddress(arrival);
      const elapsedMs = performance.now() - began;
      options.onSent({ id, method, url, status, elapsedMs, address }, arrival.raw);
    });
    const last = options.isStopping() ? ['connection', 'close'] : [];
    response.writeHead(status, [...last, 'x-request-id', id, ...head]);
    response.end(method === 'HEAD' ? undefined : body, 'latin1');
  }

  return {
    findIn: (given) => void (find = given),
    before: (route) => (raw, response) => {
      const began = performance.now();
      const arrival = isPlainRead(raw) ? options.arrivalOf(raw) : undefined;
      const found = arrival && options.isWelcome(arrival) ? find(arrival) : undefined;
      if (!arrival || !found) return route(raw, response);
      const exchange = { arrival, response, began, id: requestId(raw) };
      if (found === 'busy') return sendBusy(exchange);
      if (!(found instanceof Promise)) return sendPage(exchange, found);
      const sendOrRoute = (page?: StoredPage) =>
        page ? sendPage(exchange, page) : route(raw, response);
      found.then(sendOrRoute, () => sendOrRoute());
    },
  };
}

interface Exchange {
  arrival: Arrival;
  response: ServerResponse;
  began: number;
  id: string;
}

interface Sent {
  status: number;
  /** Names and values, by turns. */
  head: string[];
  body?: string;
}

/** Each byte as one character: Node writes a string together with its head at once, which saves a tenth. */
function asLatin1(bytes: Buffer): string {
  return bytes.toString('latin1');
}

/** Whether a page is read, in the form in which it is kept. */
function isPlainRead({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if ('transfer-encoding' in headers || 'content-length' in headers) return false;
  return takesBrotli(headers['accept-encoding']?.toString());
}

interface Head {
  bytes: Buffer;
  full: string[];
  /** Of a 304. */
  unchanged: string[];
  body: string;
}

/** Names and values of a page's headers, put together once for as long as its bytes stay what they are. */
function createHeads(everyHeaders: Readonly<Record<string, string>>) {
  const heads = new WeakMap<StoredPage, Head>();

  function make(page: StoredPage): Head {
    const bytes = page.body.brotli;
    const shared = { ...everyHeaders, ...pageHeaders(page) };
    const full = {
      ...shared,
      'content-encoding': 'br',
      'content-length': `${bytes.length}`,
    };
    const head = {
      bytes,
      full: Object.entries(full).flat(),
      unchanged: Object.entries(shared).flat(),
      body: asLatin1(bytes),
    };
    heads.set(page, head);
    return head;
  }

  return {
    of(page: StoredPage): Head {
      const known = heads.get(page);
      return known?.bytes === page.body.brotli ? known : make(page);
    },
  };
}
