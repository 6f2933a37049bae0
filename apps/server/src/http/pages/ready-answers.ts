import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';

import { errorKinds } from '@uid/contract/errors';
import { splitLanguage } from '@uid/contract/paths';

import type { Arrival } from '../arrival.ts';
import { busyPage } from './busy-page.ts';
import { envelopeHeaders } from '../error-answer.ts';
import { namesTag } from '../entity-tags.ts';
import type { CachedFile } from '../files/cached-files.ts';
import { pageHeaders } from './page-headers.ts';
import type { ReadyCalls } from '../ready-calls.ts';
import { requestId } from '../log/request-log.ts';
import type { AnsweredRequest } from '../log/request-log.ts';
import type { StoredPage } from './stored-page.ts';
import { takesCoding } from '../takes-coding.ts';
import { visitorAddress } from '../visitor-address.ts';

/**
 * Finds what can be sent to a reader at once; `busy` if there is no time to render the page; undefined if Fastify shall
 * answer.
 */
export type FindReady = (
  arrival: Arrival,
) => StoredPage | Promise<StoredPage | undefined> | 'busy' | undefined;

type FindFile = (arrival: Arrival) => CachedFile | undefined;

/** `route` is the route as Fastify knows it. */
export interface ReadyAnswer extends AnsweredRequest {
  route: string;
}

export interface ReadyOptions {
  arrivalOf: (raw: IncomingMessage) => Arrival;
  /** Whether neither the request's host nor the proxies in front require a refusal or a warning. */
  isWelcome: (arrival: Arrival) => boolean;
  /** Finds a shared answer of an endpoint, which is the same for everybody. */
  findCall: ReadyCalls['find'];
  /** The headers of every response, besides its request id. */
  headers: Readonly<Record<string, string>>;
  isStopping: () => boolean;
  onSent: (answered: ReadyAnswer, raw: IncomingMessage) => void;
}

export interface ReadyAnswers {
  /** Wraps the listener that routes requests. */
  before: (route: RequestListener) => RequestListener;
  /** Sets, once pages and built files are served, the functions that find them. */
  findIn: (find: FindReady, findFile: FindFile) => void;
}

/**
 * Answers requests for cached pages, files and shared answers before they are routed. All other requests go on to
 * Fastify, which would also send these responses with the same headers and bytes.
 */
export function createReadyAnswers(options: ReadyOptions): ReadyAnswers {
  const heads = createHeads(options.headers);
  const envelopeHead = Object.entries({ ...options.headers, ...envelopeHeaders }).flat();
  let find: FindReady = () => undefined;
  let findFile: FindFile = () => undefined;

  function sendPage(exchange: Exchange, page: StoredPage): void {
    const { arrival, isPlain } = exchange;
    const { headers } = arrival;
    const { full, unchanged, body } = isPlain ? heads.ofPlain(page) : heads.of(page);
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

  function sendEnvelope(exchange: Exchange, route: string, body: string): void {
    const head = [...envelopeHead, 'content-length', `${body.length}`];
    send(exchange, { status: 200, route, head, body });
  }

  function send(
    { arrival, response, began, id }: Exchange,
    { status, head, body, route = pageRoute }: Sent,
  ): void {
    const { method = '', url = '' } = arrival.raw;
    response.once('finish', () => {
      const address = visitorAddress(arrival);
      const elapsedMs = performance.now() - began;
      options.onSent({ id, method, url, status, elapsedMs, address, route }, arrival.raw);
    });
    const last = options.isStopping() ? ['connection', 'close'] : [];
    response.writeHead(status, [...last, 'x-request-id', id, ...head]);
    // Node omits the body from the response to a HEAD request.
    response.end(body, 'latin1');
  }

  function answer(
    raw: IncomingMessage,
    response: ServerResponse,
    route: RequestListener,
  ): Promise<void> | void {
    const began = performance.now();
    const arrival = isRead(raw) ? options.arrivalOf(raw) : undefined;
    if (!arrival || !options.isWelcome(arrival)) return route(raw, response);
    // Requests that are routed get their id from Fastify.
    const open = (): Exchange => {
      const isPlain = !takesCoding(raw.headers['accept-encoding']?.toString(), 'br');
      return { arrival, response, began, id: requestId(raw), isPlain };
    };
    const call = options.findCall(arrival);
    if (call) {
      const exchange = open();
      const answered = (body: string) => sendEnvelope(exchange, call.route, body);
      // If there is no answer any more, Fastify reports the reason.
      return call.answer().then(answered, () => route(raw, response));
    }
    const file = findFile(arrival);
    if (file) return send(open(), { status: 200, ...file });
    const found = find(arrival);
    if (!found) return route(raw, response);
    const exchange = open();
    const { isPlain } = exchange;
    if (found === 'busy') return sendBusy(exchange);
    const sendOrRoute = (page?: StoredPage) =>
      page && (!isPlain || page.body.plain) ? sendPage(exchange, page) : route(raw, response);
    if (!(found instanceof Promise)) return sendOrRoute(found);
    return found.then(sendOrRoute, () => sendOrRoute());
  }

  return {
    findIn(pages, files) {
      find = pages;
      findFile = files;
    },
    before: (route) => (raw, response) => {
      // Fastify turns a fault into a response; here the fault would end the process.
      const recover = () => {
        if (response.headersSent) response.destroy();
        else route(raw, response);
      };
      try {
        answer(raw, response, route)?.catch(recover);
      } catch {
        recover();
      }
    },
  };
}

interface Exchange {
  arrival: Arrival;
  response: ServerResponse;
  began: number;
  id: string;
  /** Whether the client takes no Brotli. */
  isPlain: boolean;
}

interface Sent {
  status: number;
  /** By default the route of all pages. */
  route?: string;
  /** Names and values alternate. */
  head: string[];
  body?: string | Buffer;
}

/** The route of all pages as Fastify knows it. */
const pageRoute = '/*';

/**
 * Converts each byte to one character: Node writes a string together with the headers, which saves a tenth of the time.
 */
function asLatin1(bytes: Buffer): string {
  return bytes.toString('latin1');
}

/** Whether the request only reads, and has no body. */
function isRead({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return !('transfer-encoding' in headers || 'content-length' in headers);
}

interface Head {
  full: string[];
  /** The headers of a 304. */
  unchanged: string[];
  body: string | Buffer;
}

/** Caches the names and values of a page's headers for as long as its bytes stay the same. */
function createHeads(everyHeaders: Readonly<Record<string, string>>) {
  const heads = new WeakMap<StoredPage, Head & { bytes: Buffer }>();

  function headersOf(page: StoredPage, ownHeaders: Record<string, string>): Omit<Head, 'body'> {
    const shared = { ...everyHeaders, ...pageHeaders(page) };
    return {
      full: Object.entries({ ...shared, ...ownHeaders }).flat(),
      unchanged: Object.entries(shared).flat(),
    };
  }

  function make(page: StoredPage): Head {
    const bytes = page.body.brotli;
    const ownHeaders = { 'content-encoding': 'br', 'content-length': `${bytes.length}` };
    const head = { ...headersOf(page, ownHeaders), bytes, body: asLatin1(bytes) };
    heads.set(page, head);
    return head;
  }

  return {
    of(page: StoredPage): Head {
      const known = heads.get(page);
      return known?.bytes === page.body.brotli ? known : make(page);
    },
    /** The head for the expanded text, which another cache keeps for a short time. */
    ofPlain(page: StoredPage): Head {
      const body = page.body.plain ?? Buffer.of();
      return { ...headersOf(page, { 'content-length': `${body.length}` }), body };
    },
  };
}
