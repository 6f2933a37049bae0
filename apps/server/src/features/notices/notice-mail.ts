import { languageTags } from '@uid/contract/language';
import type { Localised } from '@uid/contract/language';
import { routes } from '@uid/contract/pages';
import { localPath } from '@uid/contract/paths';

import { escapeHtml } from '../../escape-html.ts';
import type { Letterhead } from '../contents/read-letterhead.ts';
import type { NoticeWords } from './notice-words.ts';

export interface NoticeMail {
  subject: string;
  text: string;
  html: string;
}

interface MailFacts {
  words: NoticeWords;
  no: string;
  /** Scheme and host of the site. If undefined, the site has no address of its own, so the email has no link. */
  origin: string | undefined;
}

const phrases: Localised<{ hello: string; open: string; foot: string }> = {
  zh: {
    hello: '您好：',
    open: '查看订单',
    foot: '这封邮件由系统发送，请勿直接回复。',
  },
  en: {
    hello: 'Hello,',
    open: 'Open the order',
    foot: 'This email was sent automatically; please do not reply to it.',
  },
};

/** Writes a notice as an email: plain text, and the same as simple HTML without pictures or remote content. */
export function noticeMail(
  { words, no, origin }: MailFacts,
  { language, brand }: Letterhead,
): NoticeMail {
  const { hello, open, foot } = phrases[language];
  const link = origin && `${origin}${localPath(routes.orders, language)}?no=${no}`;
  const plain = [hello, words.text, ...(link ? [`${open}\n${link}`] : []), brand, foot];
  const paragraphs = [
    `<p>${hello}</p>`,
    `<p>${escapeHtml(words.text)}</p>`,
    ...(link ? [`<p><a href="${escapeHtml(link)}">${open}</a></p>`] : []),
    `<p>${escapeHtml(brand)}<br><small>${foot}</small></p>`,
  ];
  return {
    subject: `${brand} · ${words.title} · ${no}`,
    text: `${plain.join('\n\n')}\n`,
    html: `<!doctype html><html lang="${languageTags[language]}"><head><meta charset="utf-8"><title>${escapeHtml(words.title)}</title></head><body>${paragraphs.join('')}</body></html>`,
  };
}
