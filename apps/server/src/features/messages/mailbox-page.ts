import { hash } from 'node:crypto';

import { languageTags } from '@uid/contract/language';
import type { Language, Localised } from '@uid/contract/language';

import { escapeHtml } from '../../escape-html.ts';
import type { StoredMessage } from './repository.ts';
import { channelName } from './channel-modules.ts';

const style =
  'body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif}' +
  'article{border-top:1px solid;padding:1rem 0}h2{font-size:1rem;margin:0}' +
  'pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}' +
  'textarea{display:block;box-sizing:border-box;width:100%;font:inherit;margin:.25rem 0 .5rem}button{font:inherit;padding:.25rem 1rem}';
const styleHash = hash('sha256', style, 'base64');

/** Allows nothing but the page's own style and forms. */
export const mailboxPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

interface Texts {
  title: string;
  note: string;
  none: string;
  to: string;
  answer: string;
  send: string;
}

const texts: Localised<Texts> = {
  zh: {
    title: '开发用收件箱',
    note: '尚未配置邮件服务器，系统发出的邮件和短信都保存在这里，只有这台机器能看到。显示最近 20 条。',
    none: '还没有邮件。',
    to: '收件人',
    answer: '以收件人身份回复这封邮件',
    send: '发送回复',
  },
  en: {
    title: 'Development mailbox',
    note: 'No mail server is configured, so what the site sends, text messages too, is kept here and shown on this machine only: the latest 20.',
    none: 'No mail yet.',
    to: 'To',
    answer: 'Answer this mail as its recipient',
    send: 'Send the answer',
  },
};

/** Renders the latest mails as a plain page, without any script. */
export function renderMailbox(mails: StoredMessage[], language: Language): string {
  const { title, note, none, to, ...words } = texts[language];
  const articles = mails.map(
    ({ id, channel, recipient, subject, text, createdAt, replyTo }) =>
      `<article id="${escapeHtml(id)}"><h2>${escapeHtml(subject || channelName(channel, language))}</h2>` +
      `<p>${to}: <span>${escapeHtml(recipient)}</span> · <time>${new Date(createdAt).toISOString()}</time></p>` +
      `<pre>${escapeHtml(text)}</pre>${replyTo ? answerForm(id, words) : ''}</article>`,
  );
  return (
    `<!doctype html><html lang="${languageTags[language]}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
    `<title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${note}</p>` +
    `${articles.join('') || `<p>${none}</p>`}</main></body></html>`
  );
}

/** Returns the form that answers a mail, as its recipient would in a mail program. */
function answerForm(id: string, { answer, send }: Pick<Texts, 'answer' | 'send'>): string {
  return (
    `<form method="post"><input type="hidden" name="mail" value="${escapeHtml(id)}">` +
    `<label>${answer}<textarea name="text" rows="3" required maxlength="3000"></textarea></label>` +
    `<button>${send}</button></form>`
  );
}
