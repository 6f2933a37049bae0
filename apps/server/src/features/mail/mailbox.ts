import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import type { Language, Localised } from '@uid/contract/language';
import { languageTags } from '@uid/contract/language';
import type { FastifyInstance } from 'fastify';

import type { Config } from '../../config.ts';
import type { ServerContext } from '../../context.ts';
import type { Caller } from '../../http/caller.ts';
import { requestLanguage } from '../../http/request-facts.ts';
import { isLoopbackHost, isLoopbackOrigin } from './loopback.ts';
import { listLatestMails } from './repository.ts';
import type { StoredMail } from './repository.ts';

export const mailboxPath = '/sandbox-mail';
const shownMails = 20;

/** Shows captured mails to the developer at this machine; for anybody else the page does not exist. */
export function serveMailbox(app: FastifyInstance, { config, database }: ServerContext): void {
  if (!hasMailbox(config)) return;
  app.addConstraintStrategy(visitorConstraint);
  app.get(mailboxPath, { constraints: { visitor: 'local' } }, async (request, reply) => {
    const mails = await listLatestMails(database.handle, shownMails);
    return reply
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
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

const style =
  'body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif}' +
  'article{border-top:1px solid;padding:1rem 0}h2{font-size:1rem;margin:0}' +
  'pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}';
const styleHash = createHash('sha256').update(style).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const texts: Localised<{ title: string; note: string; none: string; to: string }> = {
  zh: {
    title: '开发用收件箱',
    note: '尚未配置邮件服务器，系统发出的邮件都保存在这里，只有这台机器能看到。显示最近 20 封。',
    none: '还没有邮件。',
    to: '收件人',
  },
  en: {
    title: 'Development mailbox',
    note: 'No mail server is configured, so what the site mails is kept here and shown on this machine only: the latest 20.',
    none: 'No mail yet.',
    to: 'To',
  },
};

function renderMailbox(mails: StoredMail[], language: Language): string {
  const { title, note, none, to } = texts[language];
  const articles = mails.map(
    ({ id, recipient, subject, text, createdAt }) =>
      `<article id="${escape(id)}"><h2>${escape(subject)}</h2>` +
      `<p>${to}: <span>${escape(recipient)}</span> · <time>${new Date(createdAt).toISOString()}</time></p>` +
      `<pre>${escape(text)}</pre></article>`,
  );
  return (
    `<!doctype html><html lang="${languageTags[language]}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
    `<title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${note}</p>` +
    `${articles.join('') || `<p>${none}</p>`}</main></body></html>`
  );
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
