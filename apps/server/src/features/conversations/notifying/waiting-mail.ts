import { defaultLanguage } from '@uid/contract/language';
import { localPath } from '@uid/contract/paths';

import type { About, MailText } from './conversation-mails.ts';

/** The email that tells the company that a customer waits for an answer, without a word of their message. */
export function waitingMail({ kind, no, origin }: About): MailText {
  const place = kind === 'order' ? `orders/${no}` : `enquiries/${no}`;
  const what = kind === 'order' ? '订单' : '咨询';
  const link = origin && `${origin}${localPath(`/operator/${place}`, defaultLanguage)}`;
  const lines = [
    `客户就${what} ${no} 发来新消息，等待回复。`,
    link ? `在工作台回复：\n${link}` : '请在工作台回复。',
    '请勿直接回复本邮件：客户收不到。',
  ];
  return { subject: `[留言] ${what} ${no}`, text: `${lines.join('\n\n')}\n` };
}
