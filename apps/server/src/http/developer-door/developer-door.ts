import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Config } from '../../config.ts';
import { cookieOf, isSameText, openDeveloperKey } from './developer-key.ts';
import { keyPage, keyPagePolicy } from './key-page.ts';
import { createAddressLimit } from '../limits/address-limit.ts';
import { addLocalVisitors, localPrefix } from './local-visitor.ts';
import { addForms, readForm } from '../read-form.ts';
import { refuseOtherSites } from '../refuse-other-sites.ts';
import { requestLanguage } from '../request-facts.ts';

/**
 * Guards the pages for development with a key: a local address proves nothing, since any proxy on this machine has one.
 */
export interface DeveloperDoor {
  /** Whether the request has the key. Throws TOO_MANY_REQUESTS. */
  opensTo: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
  /** Sends the form that asks for the key. */
  ask: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
}

const keyHeader = 'x-mailbox-key';
const keyCookie = 'uid-mailbox';
const doorPath = `${localPrefix}key`;
/** Maximum number of wrong keys in ten minutes. */
const tries = 10;

export async function createDeveloperDoor(
  app: FastifyInstance,
  config: Config,
): Promise<DeveloperDoor> {
  addLocalVisitors(app);
  const limit = createAddressLimit(tries, { name: 'developer-door', redis: undefined });
  let known: string | undefined;
  const key = () => (known ??= openDeveloperKey(config));

  /** Counts each wrong key. */
  async function check(request: FastifyRequest, isRight: boolean): Promise<boolean> {
    await limit.check(request.ip);
    if (!isRight) await limit.spend(request.ip);
    return isRight;
  }

  const door: DeveloperDoor = {
    async opensTo(request, reply) {
      const sent = request.headers[keyHeader];
      if (typeof sent === 'string') return check(request, isSameText(sent, key()));
      const kept = parseCookie(request.headers.cookie ?? '')[keyCookie];
      if (!kept) return false;
      const isOpen = await check(request, isSameText(kept, cookieOf(key())));
      if (!isOpen) setCookie(reply, '', 0);
      return isOpen;
    },
    ask: (request, reply) => answerForm(request, reply, { isWrong: false }),
  };

  await addForms(app, (forms) => {
    forms.post(doorPath, { constraints: { visitor: 'local' } }, async (request, reply) => {
      refuseOtherSites(request, config.publicOrigin);
      const form = readForm(request);
      if (!(await check(request, isSameText(form.get('key')?.trim() ?? '', key()))))
        return answerForm(request, reply, { isWrong: true });
      setCookie(reply, cookieOf(key()));
      return reply.header('cache-control', 'no-store').redirect(pageOf(form.get('page')), 303);
    });
  });
  return door;
}

function answerForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { isWrong }: { isWrong: boolean },
): FastifyReply {
  const page = pageOf(isWrong ? readForm(request).get('page') : request.url);
  return reply
    .status(isWrong ? 403 : 401)
    .headers({ 'content-security-policy': keyPagePolicy, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(keyPage({ action: doorPath, page, isWrong }, requestLanguage(request)));
}

/** Returns the path of a page for development, whatever the form says. */
function pageOf(path: string | null): string {
  const name = /^\/sandbox-(mail|carrier)/.exec(path ?? '')?.[1] ?? 'mail';
  return `${localPrefix}${name}`;
}

function setCookie(reply: FastifyReply, value: string, maxAge?: number): void {
  const cookie = { name: keyCookie, value, path: '/', httpOnly: true, sameSite: 'strict' } as const;
  void reply.header(
    'set-cookie',
    stringifySetCookie({ ...cookie, ...(maxAge !== undefined && { maxAge }) }),
  );
}
