import type { FastifyReply, FastifyRequest } from 'fastify';

import { readCookies, setCookie } from './cookies.ts';

/** Over plain HTTP, which browsers refuse the other name. */
export const outsideCookie = 'uid-outside';
/** Browsers take this name from this host alone, over HTTPS and for every path: no neighbour can plant it. */
export const securedOutsideCookie = `__Host-${outsideCookie}`;
/** Seconds. */
export const outsideTime = 10 * 60;

/** Tells the browser that went to another company to log in from every other that comes back from there. */
export function readOutsideToken(request: FastifyRequest): string | undefined {
  const cookies = readCookies(request);
  return [securedOutsideCookie, outsideCookie].map((name) => cookies[name]).find(Boolean);
}

export function writeOutsideToken(reply: FastifyReply, token: string, isSecure: boolean): void {
  const name = isSecure ? securedOutsideCookie : outsideCookie;
  const limits = { httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  setCookie(reply, { name, value: token, maxAge: outsideTime, ...limits });
}
