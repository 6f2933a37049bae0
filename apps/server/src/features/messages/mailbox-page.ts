import { hash } from 'node:crypto';

import { languageTags } from '@uid/contract/language';
import type { Language, Localised } from '@uid/contract/language';

import type { StoredMessage } from './repository.ts';
import { channelName } from './channel-modules.ts';

const style =
  'body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif}' +
  'article{border-top:1px solid;padding:1rem 0}h2{font-size:1rem;margin:0}' +
  'pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}';
const styleHash = hash('sha256', style, 'base64');

/** Nothing but the page's own style. */
export const mailboxPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const texts: Localised<{ title: string; note: string; none: string; to: string }> = {
  zh: {
    title: '开发用收件箱',
    note: '尚未配置邮件服务器，系统发出的邮件和短信都保存在这里，只有这台机器能看到。显示最近 20 条。',
    none: '还没有邮件。',
    to: '收件人',
  },
  en: {
    title: 'Development mailbox',
    note: 'No mail server is configured, so what the site sends, text messages too, is kept here and shown on this machine only: the latest 20.',
    none: 'No mail yet.',
    to: 'To',
  },
};

/** The latest mails as a plain page, without any script. */
export function renderMailbox(mails: StoredMessage[], language: Language): string {
  const { title, note, none, to } = texts[language];
  const articles = mails.map(
    ({ id, channel, recipient, subject, text, createdAt }) =>
      `<article id="${escape(id)}"><h2>${escape(subject || channelName(channel, language))}</h2>` +
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
