import type { FastifyReply, FastifyRequest } from 'fastify';

import { readCookies, setCookie } from './cookies.ts';

/** Over plain HTTP, which browsers refuse the other name. */
export const deviceCookie = 'uid-device';
/** Browsers take this name from this host alone, over HTTPS and for every path: no neighbour can plant it. */
export const securedDeviceCookie = `__Host-${deviceCookie}`;
/** The longest that browsers keep a cookie. */
const kept = 400 * 24 * 60 * 60;

/** What tells a browser that an account was used with from a stranger's; it opens nothing by itself. */
export function readDeviceToken(request: FastifyRequest): string | undefined {
  const cookies = readCookies(request);
  return [securedDeviceCookie, deviceCookie].map((name) => cookies[name]).find(Boolean);
}

export function writeDeviceToken(reply: FastifyReply, token: string, isSecure: boolean): void {
  const name = isSecure ? securedDeviceCookie : deviceCookie;
  const limits = { httpOnly: true, sameSite: 'strict', secure: isSecure } as const;
  setCookie(reply, { name, value: token, maxAge: kept, ...limits });
}
