import type { IncomingMessage } from 'node:http';

import type { FastifyInstance } from 'fastify';

import type { Config } from '../../config.ts';
import type { ServerContext } from '../../context.ts';
import type { Caller } from '../../http/caller.ts';
import { requestLanguage } from '../../http/request-facts.ts';
import { isLoopbackHost, isLoopbackOrigin } from './loopback.ts';
import { mailboxPolicy, renderMailbox } from './mailbox-page.ts';
import { listLatestMails } from './repository.ts';

const mailboxPath = '/sandbox-mail';
const shownMails = 20;

/** Shows captured mails to the developer at this machine; for anybody else the page does not exist. */
export function serveMailbox(app: FastifyInstance, { config, database }: ServerContext): void {
  if (!hasMailbox(config)) return;
  app.addConstraintStrategy(visitorConstraint);
  app.get(mailboxPath, { constraints: { visitor: 'local' } }, async (request, reply) => {
    const mails = await listLatestMails(database.handle, shownMails);
    return reply
      .headers({ 'content-security-policy': mailboxPolicy, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(renderMailbox(mails, requestLanguage(request)));
  });
}

/** The mailbox's path, where this caller may read it. */
export function mailboxFor(
  { address, origin }: Pick<Caller, 'address' | 'origin'>,
  config: Config,
): string | undefined {
  const isLocal = isLoopbackHost(address) && isLoopbackOrigin(origin);
  return isLocal && hasMailbox(config) ? mailboxPath : undefined;
}

function hasMailbox({ smtp, publicOrigin }: Config): boolean {
  return !smtp && (publicOrigin === undefined || isLoopbackOrigin(publicOrigin));
}

/** A route constraint rather than a check in the handler: visitors from elsewhere get the site's own 404. */
const visitorConstraint = {
  name: 'visitor',
  storage: () => {
    const handlers = new Map<unknown, never>();
    return {
      get: (visitor: unknown) => handlers.get(visitor) ?? null,
      set: (visitor: unknown, handler: never) => void handlers.set(visitor, handler),
    };
  },
  validate: () => undefined,
  deriveConstraint: (request: IncomingMessage) => (isLocalVisitor(request) ? 'local' : 'remote'),
};

/** A proxy on this machine, or a foreign name that resolves to it, is not a local visitor. */
function isLocalVisitor({ socket, headers }: IncomingMessage): boolean {
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some(
    (name) => headers[name] !== undefined,
  );
  const host = (headers.host ?? '').replace(/:\d+$/, '');
  return isLoopbackHost(socket.remoteAddress ?? '') && isLoopbackHost(host) && !isForwarded;
}
