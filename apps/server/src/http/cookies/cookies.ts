import { parseCookie, stringifySetCookie } from 'cookie';
import type { Cookies, SetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

export function readCookies({ headers: { cookie } }: FastifyRequest): Cookies {
  return cookie === undefined ? {} : parseCookie(cookie);
}

/** Sets a cookie for every path of this host, unless the cookie names a path. */
export function setCookie(reply: FastifyReply, cookie: SetCookie): void {
  void reply.header('set-cookie', stringifySetCookie({ sameSite: 'lax', path: '/', ...cookie }));
}
