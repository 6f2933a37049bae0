import type { FastifyReply, FastifyRequest } from 'fastify';

import { readCookies, setCookie } from './cookies.ts';

/** The name over plain HTTP, where browsers refuse the `__Host-` prefix. */
export const deviceCookie = 'uid-device';
/**
 * Browsers accept this name only from this host, over HTTPS and for every path: no neighbouring host can plant it.
 */
export const securedDeviceCookie = `__Host-${deviceCookie}`;
/** Seconds: the longest time that browsers keep a cookie. */
const kept = 400 * 24 * 60 * 60;

/** Reads the token that tells a browser which an account was used with from a stranger's; it grants no access. */
export function readDeviceToken(request: FastifyRequest): string | undefined {
  const cookies = readCookies(request);
  return [securedDeviceCookie, deviceCookie].map((name) => cookies[name]).find(Boolean);
}

export function writeDeviceToken(reply: FastifyReply, token: string, isSecure: boolean): void {
  const name = isSecure ? securedDeviceCookie : deviceCookie;
  const limits = { httpOnly: true, sameSite: 'strict', secure: isSecure } as const;
  setCookie(reply, { name, value: token, maxAge: kept, ...limits });
}
