import type { FastifyInstance } from 'fastify';

import type { Config } from '../../config.ts';
import type { ServerContext } from '../../context.ts';
import type { Caller } from '../../http/caller.ts';
import { requestLanguage } from '../../http/request-facts.ts';
import { addLocalVisitors, isLocalSite, localPrefix } from '../../http/local-visitor.ts';
import { isLoopbackHost, isLoopbackOrigin } from '../../http/loopback.ts';
import { mailboxPolicy, renderMailbox } from './mailbox-page.ts';
import { listLatestMessages } from './repository.ts';

const mailboxPath = `${localPrefix}mail`;
const shownMails = 20;

/** Shows captured mails to the developer at this machine; for anybody else the page does not exist. */
export function serveMailbox(app: FastifyInstance, { config, database }: ServerContext): void {
  if (!hasMailbox(config)) return;
  addLocalVisitors(app);
  app.get(mailboxPath, { constraints: { visitor: 'local' } }, async (request, reply) => {
    const mails = await listLatestMessages(database.handle, shownMails);
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

function hasMailbox(config: Config): boolean {
  return !config.channels.has('mail') && isLocalSite(config);
}
