import type { FastifyReply, FastifyRequest } from 'fastify';

import { readCookies, setCookie } from './cookies.ts';

/** The name over plain HTTP, where browsers refuse the `__Host-` prefix. */
export const outsideCookie = 'uid-outside';
/**
 * Browsers accept this name only from this host, over HTTPS and for every path: no neighbouring host can plant it.
 */
export const securedOutsideCookie = `__Host-${outsideCookie}`;
/** Seconds. */
export const outsideTime = 10 * 60;

/**
 * Reads the token that shows that the browser coming back from another company's login is the one that went there.
 */
export function readOutsideToken(request: FastifyRequest): string | undefined {
  const cookies = readCookies(request);
  return [securedOutsideCookie, outsideCookie].map((name) => cookies[name]).find(Boolean);
}

export function writeOutsideToken(reply: FastifyReply, token: string, isSecure: boolean): void {
  const name = isSecure ? securedOutsideCookie : outsideCookie;
  const limits = { httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  setCookie(reply, { name, value: token, maxAge: outsideTime, ...limits });
}
