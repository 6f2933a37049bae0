import { AsyncLocalStorage } from 'node:async_hooks';

import { ClientError } from '@uid/contract/client-errors';
import type { Call, MayBeBehind } from '@uid/contract/endpoint';
import { isSuccess } from '@uid/contract/envelope';
import type { Envelope, ErrorResult } from '@uid/contract/envelope';
import { xsrfHeader } from '@uid/contract/constants';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { readXsrfToken } from './cookies/guest-cookie.ts';
import { hostOf } from './host-header.ts';
import { visitorAddress } from './visitor-address.ts';

/** A call whose answer shows prices or stock. */
export interface PricedQuestion {
  path: string;
  query: Record<string, string>;
}

/** The current prices and stock in the answers to these questions, one text for each question. */
export type ReadPrices = (questions: readonly PricedQuestion[]) => Promise<string[]>;

export interface PricesSeen {
  question: PricedQuestion;
  /** Undefined if they could not be read. */
  state: string | undefined;
}

export interface InProcessCall {
  call: Call;
  /** Cookies that the called endpoints set; the page's response passes them on. */
  cookies: string[];
  /** The questions so far whose answers show prices or stock, with the prices as they were before each answer. */
  pricesAsked: () => PricesSeen[];
  /** Whether any answer so far came from an older state of the site. */
  isBehind: () => boolean;
}

const ofPages = new AsyncLocalStorage<true>();

/** Whether the running code was called by a page that is being rendered. */
export function isAskedByPage(): boolean {
  return ofPages.getStore() === true;
}

/**
 * Calls the API for a page being rendered: through the same route, validation and envelope, without a socket. The page
 * has already refused forms of other origins, so the visitor's own XSRF cookie completes the pair. A page that is
 * cached for everybody is rendered without cookies, so that none can end up in it.
 */
export function createInProcessCall(
  app: FastifyInstance,
  request: FastifyRequest,
  { isPersonal, readPrices }: { isPersonal: boolean; readPrices?: ReadPrices },
): InProcessCall {
  const cookies: string[] = [];
  const seen: PricesSeen[] = [];
  let isBehind = false;

  /** Reads the prices before the answer is made: if one changes meanwhile, the next reader renders again. */
  async function notePrices(question: PricedQuestion): Promise<void> {
    const states = await readPrices?.([question]).catch(() => undefined);
    seen.push({ question, state: states?.[0] });
  }

  const call: Call = async (endpoint, input) => {
    const isGet = endpoint.method === 'GET';
    const { path } = endpoint;
    if (endpoint.isPriced) await notePrices({ path, query: queryOf(input) });
    const answer = await ofPages.run(true, async () =>
      app.inject({
        method: endpoint.method,
        url: endpoint.path,
        remoteAddress: visitorAddress(request),
        headers: isPersonal ? visitorHeaders(request) : ownHeaders(request),
        ...(isGet ? { query: queryOf(input) } : { payload: input as object }),
      }),
    );
    for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) {
      // A repeated cookie replaces the earlier one: a page may make as many calls as a cart has lines.
      if (cookies.includes(cookie)) cookies.splice(cookies.indexOf(cookie), 1);
      cookies.push(cookie);
    }
    const envelope = answer.json<Envelope<unknown>>();
    if (isSuccess(envelope)) {
      isBehind ||= (envelope.result as Partial<MayBeBehind> | null)?.isBehind === true;
      return envelope.result as never;
    }
    throw new ClientError('business', envelope.message, {
      code: envelope.code,
      result: envelope.result as ErrorResult,
    });
  };
  return { call, cookies, pricesAsked: () => seen, isBehind: () => isBehind };
}

function visitorHeaders(request: FastifyRequest): Record<string, string> {
  return {
    ...ownHeaders(request),
    cookie: request.headers.cookie ?? '',
    [xsrfHeader]: readXsrfToken(request) ?? '',
  };
}

function ownHeaders(request: FastifyRequest): Record<string, string> {
  return { host: hostOf(request), 'x-request-id': request.id };
}

/** Formats the input as the query of a URL. */
export function queryOf(input: unknown): Record<string, string> {
  const entries = Object.entries(input as Record<string, unknown>).filter(
    ([, value]) => value !== undefined,
  );
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
