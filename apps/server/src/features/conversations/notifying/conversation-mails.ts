import type { Localised } from '@uid/contract/language';
import { routes } from '@uid/contract/pages';
import { localPath } from '@uid/contract/paths';

import type { Letterhead } from '../../contents/read-letterhead.ts';
import type { StoredConversation } from '../repository.ts';
import { replyMark } from './reply-marks.ts';

export interface MailText {
  subject: string;
  text: string;
}

export interface About extends Pick<StoredConversation, 'kind'> {
  /** The number of the order or enquiry. */
  no: string;
  /** Scheme and host of the site. If undefined, the site has no address of its own, so the email has no link. */
  origin: string | undefined;
}

interface MailContent extends About {
  texts: readonly string[];
  /** The paragraph that names the files; empty if there are none. */
  files: Localised<string>;
  canReply: boolean;
}

/** The email that tells a customer what staff wrote about their order, in full. */
export function answerMail(
  { no, texts, files, canReply, origin }: MailContent,
  { language, brand }: Letterhead,
): MailText {
  const link = origin && `${origin}${localPath(routes.orders, language)}?no=${no}`;
  const where: Localised<string> = {
    zh: link ? `查看全部往来：\n${link}` : '全部往来在网站的订单页面。',
    en: link
      ? `See the whole conversation:\n${link}`
      : 'The whole conversation is on the order’s page.',
  };
  const words: Localised<(string | false)[]> = {
    zh: [
      '您好：',
      `关于订单 ${no}，我们回复如下：`,
      ...texts,
      files.zh,
      where.zh,
      canReply
        ? '可以直接回复本邮件，并附上 PDF、图片或文本。'
        : '请在订单页面回复，不要回复本邮件。',
      brand,
    ],
    en: [
      'Hello,',
      `Here is our answer about your order ${no}:`,
      ...texts,
      files.en,
      where.en,
      canReply
        ? 'You can reply to this email, with PDFs, pictures or text attached.'
        : 'Please answer on the order’s page; replies to this email are not read.',
      brand,
    ],
  };
  const lines = [canReply && replyMark[language], ...words[language]].filter(Boolean);
  const subject = { zh: `回复：订单 ${no}`, en: `Our reply about order ${no}` }[language];
  return { subject: `${brand} · ${subject}`, text: `${lines.join('\n\n')}\n` };
}

/** The email that tells a customer that their answer came too late to be accepted. */
export function refusedMail(
  { kind, no, origin }: About,
  { language, brand }: Letterhead,
): MailText {
  const page = kind === 'order' ? routes.orders : routes.enquiry;
  const link = origin ? `\n${origin}${localPath(page, language)}?no=${no}` : '';
  const mails: Localised<MailText> = {
    zh: {
      subject: `${brand} · 您的回复没有送达 · ${no}`,
      text: `您好：\n\n您回复的邮件已超过 90 天，回复地址已经失效，我们没有收到内容。请在网站上给我们留言：${link}\n\n${brand}\n`,
    },
    en: {
      subject: `${brand} · Your reply did not arrive · ${no}`,
      text: `Hello,\n\nThe email you replied to is more than 90 days old, so its reply address has expired and we did not receive your message. Please write to us on the site:${link}\n\n${brand}\n`,
    },
  };
  return mails[language];
}
