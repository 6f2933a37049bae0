import { hash, timingSafeEqual } from 'node:crypto';

import { xsrfCookie, xsrfHeader } from '@uid/contract/constants';
import type { SetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { readCookies, setCookie } from './cookies.ts';

/** The name over plain HTTP, where browsers refuse the `__Host-` prefix. */
export const guestCookie = 'uid-guest';
/**
 * Browsers accept this name only from this host, over HTTPS and for every path: no neighbouring host can plant it.
 */
export const securedGuestCookie = `__Host-${guestCookie}`;
/** A cart that was begun under the plain name is still found by it, if the secured cookie is absent. */
const readNames = [securedGuestCookie, guestCookie];
const ninetyDays = 90 * 24 * 60 * 60;

export function readGuestToken(request: FastifyRequest): string | undefined {
  const cookies = readCookies(request);
  return readNames.map((name) => cookies[name]).find(Boolean);
}

export function readXsrfToken(request: FastifyRequest): string | undefined {
  return readCookies(request)[xsrfCookie];
}

/** Checks the XSRF pair, which is bound to the guest cookie: a token planted for another guest does not fit. */
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

/** Renews the cookie for ninety days. Over HTTPS, a cookie with the plain name is not renewed. */
export function renewGuestToken(reply: FastifyReply, isSecure: boolean): void {
  const token = readCookies(reply.request)[isSecure ? securedGuestCookie : guestCookie];
  if (token) writeGuestToken(reply, token, isSecure);
}

/** Deletes the cookie under every name that the request sent. */
export function removeGuestToken(reply: FastifyReply): void {
  const cookies = readCookies(reply.request);
  for (const name of readNames) {
    // Without `Secure`, browsers would not delete the cookie with the secured name.
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
