import { createHash, timingSafeEqual } from 'node:crypto';

import { xsrfCookie, xsrfHeader } from '@uid/contract/constants';
import type { FastifyReply, FastifyRequest } from 'fastify';

const guestCookie = 'uid-guest';
const ninetyDays = 90 * 24 * 60 * 60;

export function readGuestToken(request: FastifyRequest): string | undefined {
  return request.cookies[guestCookie] || undefined;
}

/** The pair is bound to the guest cookie: a token planted for another guest does not fit. */
export function hasXsrfPair(request: FastifyRequest, guestToken: string): boolean {
  const header = request.headers[xsrfHeader.toLowerCase()];
  const cookie = request.cookies[xsrfCookie];
  if (typeof header !== 'string' || header === '' || cookie !== header) return false;
  return isSame(header, xsrfTokenOf(guestToken));
}

export function writeGuestToken(reply: FastifyReply, token: string, isSecure: boolean): void {
  const cookie = { path: '/', maxAge: ninetyDays, sameSite: 'lax', secure: isSecure } as const;
  void reply.setCookie(guestCookie, token, { ...cookie, httpOnly: true });
  void reply.setCookie(xsrfCookie, xsrfTokenOf(token), cookie);
}

export function removeGuestToken(reply: FastifyReply): void {
  void reply.clearCookie(guestCookie, { path: '/' });
  void reply.clearCookie(xsrfCookie, { path: '/' });
}

function xsrfTokenOf(guestToken: string): string {
  return createHash('sha256').update(`xsrf:${guestToken}`).digest('base64url');
}

function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
