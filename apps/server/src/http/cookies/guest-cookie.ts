import { hash, timingSafeEqual } from 'node:crypto';

import { xsrfCookie, xsrfHeader } from '@uid/contract/constants';
import type { SetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { readCookies, setCookie } from './cookies.ts';

/** Over plain HTTP, which browsers refuse the other name. */
export const guestCookie = 'uid-guest';
/** Browsers take this name from this host alone, over HTTPS and for every path: no neighbour can plant it. */
export const securedGuestCookie = `__Host-${guestCookie}`;
/** A cart that was begun under the plain name is still found by it, where there is no other. */
const readNames = [securedGuestCookie, guestCookie];
const ninetyDays = 90 * 24 * 60 * 60;

export function readGuestToken(request: FastifyRequest): string | undefined {
  const cookies = readCookies(request);
  return readNames.map((name) => cookies[name]).find(Boolean);
}

export function readXsrfToken(request: FastifyRequest): string | undefined {
  return readCookies(request)[xsrfCookie];
}

/** The pair is bound to the guest cookie: a token planted for another guest does not fit. */
export function hasXsrfPair(request: FastifyRequest, guestToken: string): boolean {
  const header = request.headers[xsrfHeader.toLowerCase()];
  if (typeof header !== 'string' || header === '' || readXsrfToken(request) !== header)
    return false;
  return isSame(header, xsrfTokenOf(guestToken));
}

export function writeGuestToken(reply: FastifyReply, token: string, isSecure: boolean): void {
  const name = isSecure ? securedGuestCookie : guestCookie;
  const kept = { maxAge: ninetyDays, secure: isSecure };
  setCookie(reply, { ...kept, name, value: token, httpOnly: true });
  setCookie(reply, { ...kept, name: xsrfCookie, value: xsrfTokenOf(token) });
}

/** For another ninety days. What came under the plain name, where there is a better one, is not made to last. */
export function renewGuestToken(reply: FastifyReply, isSecure: boolean): void {
  const token = readCookies(reply.request)[isSecure ? securedGuestCookie : guestCookie];
  if (token) writeGuestToken(reply, token, isSecure);
}

/** Under whichever names it came. */
export function removeGuestToken(reply: FastifyReply): void {
  const cookies = readCookies(reply.request);
  for (const name of readNames) {
    // Without `Secure` browsers would not let the secured name go either.
    if (name in cookies) removeCookie(reply, { name, secure: name !== guestCookie });
  }
  removeCookie(reply, { name: xsrfCookie });
}

function removeCookie(reply: FastifyReply, cookie: Pick<SetCookie, 'name' | 'secure'>): void {
  setCookie(reply, { ...cookie, value: '', maxAge: 0, expires: new Date(0) });
}

function xsrfTokenOf(guestToken: string): string {
  return hash('sha256', `xsrf:${guestToken}`, 'base64url');
}

function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
