import { parseCookie, stringifySetCookie } from 'cookie';
import type { Cookies, SetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

export function readCookies({ headers: { cookie } }: FastifyRequest): Cookies {
  return cookie === undefined ? {} : parseCookie(cookie);
}

/** For the addresses below this path alone. */
export function setCookieBelow(reply: FastifyReply, cookie: SetCookie & { path: string }): void {
  void reply.header('set-cookie', stringifySetCookie(cookie));
}

/** For every path of this host. */
export function setCookie(reply: FastifyReply, cookie: SetCookie): void {
  void reply.header('set-cookie', stringifySetCookie({ sameSite: 'lax', ...cookie, path: '/' }));
}
