import { hash, timingSafeEqual } from 'node:crypto';

import { xsrfCookie, xsrfHeader } from '@uid/contract/constants';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Over plain HTTP, which browsers refuse the other name. */
export const guestCookie = 'uid-guest';
/** Browsers take this name from this host alone, over HTTPS and for every path: no neighbour can plant it. */
export const securedGuestCookie = `__Host-${guestCookie}`;
/** A cart that was begun under the plain name is still found by it, where there is no other. */
const readNames = [securedGuestCookie, guestCookie];
const ninetyDays = 90 * 24 * 60 * 60;

export function readGuestToken({ cookies }: FastifyRequest): string | undefined {
  return readNames.map((name) => cookies[name]).find(Boolean);
}

/** The pair is bound to the guest cookie: a token planted for another guest does not fit. */
export function hasXsrfPair(request: FastifyRequest, guestToken: string): boolean {
  const header = request.headers[xsrfHeader.toLowerCase()];
  const cookie = request.cookies[xsrfCookie];
  if (typeof header !== 'string' || header === '' || cookie !== header) return false;
  return isSame(header, xsrfTokenOf(guestToken));
}

export function writeGuestToken(reply: FastifyReply, token: string, isSecure: boolean): void {
  const name = isSecure ? securedGuestCookie : guestCookie;
  const cookie = { path: '/', maxAge: ninetyDays, sameSite: 'lax', secure: isSecure } as const;
  void reply.setCookie(name, token, { ...cookie, httpOnly: true });
  void reply.setCookie(xsrfCookie, xsrfTokenOf(token), cookie);
}

/** Under whichever names it came. */
export function removeGuestToken(reply: FastifyReply): void {
  const { cookies } = reply.request;
  for (const name of readNames) {
    // Without `Secure` browsers would not let the secured name go either.
    if (name in cookies) void reply.clearCookie(name, { path: '/', secure: name !== guestCookie });
  }
  void reply.clearCookie(xsrfCookie, { path: '/' });
}

function xsrfTokenOf(guestToken: string): string {
  return hash('sha256', `xsrf:${guestToken}`, 'base64url');
}

function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
