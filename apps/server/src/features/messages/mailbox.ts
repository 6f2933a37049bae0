import type { FastifyInstance } from 'fastify';

import type { Config } from '../../config.ts';
import type { ServerContext } from '../../context.ts';
import type { Caller } from '../../http/caller.ts';
import { requestLanguage } from '../../http/request-facts.ts';
import type { DeveloperDoor } from '../../http/developer-door.ts';
import { localPrefix } from '../../http/local-visitor.ts';
import { isLoopbackHost, isLoopbackOrigin } from '../../http/loopback.ts';
import { mailboxPolicy, renderMailbox } from './mailbox-page.ts';
import { listLatestMessages } from './repository.ts';

export const mailboxPath = `${localPrefix}mail`;
const shownMails = 20;

/** Shows captured mails to the developer at this machine who has the key; elsewhere the page does not exist. */
export function serveMailbox(
  app: FastifyInstance,
  { config, database }: ServerContext,
  door: DeveloperDoor,
): void {
  if (!hasMailbox(config)) return;
  app.get(mailboxPath, { constraints: { visitor: 'local' } }, async (request, reply) => {
    if (!(await door.opensTo(request, reply))) return door.ask(request, reply);
    const mails = await listLatestMessages(database.handle, shownMails);
    return reply
      .headers({ 'content-security-policy': mailboxPolicy, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(renderMailbox(mails, requestLanguage(request)));
  });
}

/** The mailbox's path, where it may interest this caller: it opens with a key. */
export function mailboxFor(
  { address, origin }: Pick<Caller, 'address' | 'origin'>,
  config: Config,
): string | undefined {
  const isLocal = isLoopbackHost(address) && isLoopbackOrigin(origin);
  return isLocal && hasMailbox(config) ? mailboxPath : undefined;
}

export function hasMailbox(config: Config): boolean {
  return !config.channels.has('mail') && !config.isPublic;
}
