import type { FastifyInstance } from 'fastify';

import type { Config } from '../../config.ts';
import type { ServerContext } from '../../context.ts';
import type { Caller } from '../../http/caller.ts';
import { requestLanguage } from '../../http/request-facts.ts';
import type { DeveloperDoor } from '../../http/developer-door/developer-door.ts';
import { localPrefix } from '../../http/developer-door/local-visitor.ts';
import { addForms, readForm } from '../../http/read-form.ts';
import { refuseOtherSites } from '../../http/refuse-other-sites.ts';
import { isLoopbackHost, isLoopbackOrigin } from '../../http/loopback.ts';
import { findMessage, listLatestMessages } from './repository.ts';
import type { StoredMessage } from './repository.ts';

export const mailboxPath = `${localPrefix}mail`;
const shownMails = 20;
const constraints = { visitor: 'local' };

/** Sends the text typed below a mail to the mail's address for replies. */
export type AnswerMail = (message: StoredMessage, text: string) => Promise<void>;

/** Shows captured mails to the developer at this machine who has the key; for others the page does not exist. */
export async function serveMailbox(
  app: FastifyInstance,
  { config, database }: ServerContext,
  { door, answerMail }: { door: DeveloperDoor; answerMail: AnswerMail },
): Promise<void> {
  if (!hasMailbox(config)) return;
  app.get(mailboxPath, { constraints }, async (request, reply) => {
    if (!(await door.opensTo(request, reply))) return door.ask(request, reply);
    const mails = await listLatestMessages(database.handle, shownMails);
    const { mailboxPolicy, renderMailbox } = await import('./mailbox-page.ts');
    return reply
      .headers({ 'content-security-policy': mailboxPolicy, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(renderMailbox(mails, requestLanguage(request)));
  });
  await addForms(app, (forms) => {
    forms.post(mailboxPath, { constraints }, async (request, reply) => {
      refuseOtherSites(request, config.publicOrigin);
      if (!(await door.opensTo(request, reply))) return door.ask(request, reply);
      const form = readForm(request);
      const message = await findMessage(database.handle, form.get('mail') ?? '');
      const text = form.get('text')?.trim();
      if (message && text) await answerMail(message, text);
      return reply.header('cache-control', 'no-store').redirect(mailboxPath, 303);
    });
  });
}

/** Returns the mailbox's path to a caller at this machine, if there is a mailbox. The page opens with a key. */
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
