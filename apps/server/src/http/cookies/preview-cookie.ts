import { previewPrefix } from '@uid/contract/constants';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { readCookies, setCookie } from './cookies.ts';

export const previewCookie = 'uid-preview';
/** Seconds. */
export const previewTime = 15 * 60;

export function readPreviewToken(request: FastifyRequest): string | undefined {
  return readCookies(request)[previewCookie];
}

/** Browsers send this cookie to the addresses of this one preview only. */
export function writePreviewToken(
  reply: FastifyReply,
  { id, token, isSecure }: { id: string; token: string; isSecure: boolean },
): void {
  setCookie(reply, {
    name: previewCookie,
    value: token,
    path: `${previewPrefix}${id}`,
    maxAge: previewTime,
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
  });
}
