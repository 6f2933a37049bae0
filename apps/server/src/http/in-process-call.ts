import { ClientError } from '@uid/contract/client-errors';
import type { Call } from '@uid/contract/endpoint';
import { isSuccess } from '@uid/contract/envelope';
import type { Envelope, ErrorResult } from '@uid/contract/envelope';
import { xsrfHeader } from '@uid/contract/constants';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { readXsrfToken } from './guest-cookie.ts';
import { hostOf } from './host-header.ts';
import { visitorAddress } from './visitor-address.ts';

export interface InProcessCall {
  call: Call;
  /** Cookies that the called endpoints set; the page's answer passes them on. */
  cookies: string[];
  /** Whether prices or stock were among what was asked so far. */
  askedPrices: () => boolean;
}

/**
 * Calls the API for a page being rendered: the same route, validation and envelope, without a socket.
 * The page has already refused forms of other origins, so the visitor's own XSRF cookie completes the pair.
 * A page that is kept for everybody is made by nobody: no cookie is there to be rendered into it.
 */
export function createInProcessCall(
  app: FastifyInstance,
  request: FastifyRequest,
  { isPersonal }: { isPersonal: boolean },
): InProcessCall {
  const cookies: string[] = [];
  let hasAskedPrices = false;
  const call: Call = async (endpoint, input) => {
    const isGet = endpoint.method === 'GET';
    hasAskedPrices ||= endpoint.isPriced ?? false;
    const answer = await app.inject({
      method: endpoint.method,
      url: endpoint.path,
      remoteAddress: visitorAddress(request),
      headers: isPersonal ? visitorHeaders(request) : ownHeaders(request),
      ...(isGet ? { query: queryOf(input) } : { payload: input as object }),
    });
    cookies.push(...[answer.headers['set-cookie'] ?? []].flat());
    const envelope = answer.json<Envelope<unknown>>();
    if (isSuccess(envelope)) return envelope.result as never;
    throw new ClientError('business', envelope.message, {
      code: envelope.code,
      result: envelope.result as ErrorResult,
    });
  };
  return { call, cookies, askedPrices: () => hasAskedPrices };
}

function visitorHeaders(request: FastifyRequest): Record<string, string> {
  return {
    ...ownHeaders(request),
    cookie: request.headers.cookie ?? '',
    [xsrfHeader]: readXsrfToken(request) ?? '',
    'user-agent': request.headers['user-agent'] ?? '',
  };
}

function ownHeaders(request: FastifyRequest): Record<string, string> {
  return { host: hostOf(request), 'x-request-id': request.id };
}

function queryOf(input: unknown): Record<string, string> {
  const entries = Object.entries(input as Record<string, unknown>).filter(
    ([, value]) => value !== undefined,
  );
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
