import { languageTags } from '@uid/contract/language';
import type { Language, Localised } from '@uid/contract/language';
import { routes } from '@uid/contract/pages';
import { localPath } from '@uid/contract/paths';

import type { Letterhead } from '../contents/read-letterhead.ts';
import { formatDay } from '../invoices/sheet/format.ts';
import type { StoredQuote } from './repository.ts';

interface Site {
  /** Scheme and host. If undefined, the site has no address of its own, so the email has no link. */
  origin: string | undefined;
}

interface MailText {
  subject: string;
  text: string;
}

/** The email that tells the buyer of a quote and links to it. */
export function quoteMail(
  { no, totalFen, validOn }: StoredQuote,
  { language, brand, origin }: Letterhead & Site,
): MailText {
  const link = origin && `${origin}${localPath(routes.quote, language)}?no=${no}`;
  const total = amountOf(totalFen, language);
  const validDay = formatDay(Date.parse(validOn), language);
  const mails: Localised<MailText> = {
    zh: {
      subject: `${brand} · 给您的报价 · ${no}`,
      text: `您好：\n\n我们为您准备了报价 ${no}，总额 ¥${total}（含税），有效期至 ${validDay}（北京时间）。\n\n${link ? `查看明细、下载 PDF 或接受报价：\n${link}\n\n` : ''}请用这个邮箱登录；还没有账户的，请先用这个邮箱注册。\n\n${brand}\n`,
    },
    en: {
      subject: `${brand} · Your quote · ${no}`,
      text: `Hello,\n\nWe have made you quote ${no}: ¥${total} in all, VAT included, valid until ${validDay} (Beijing time).\n\n${link ? `See its lines, download it as a PDF or accept it:\n${link}\n\n` : ''}Log in with this email address; if you have no account yet, register with it first.\n\n${brand}\n`,
    },
  };
  return mails[language];
}

/**
 * The email that tells staff that a quote was accepted. It links to the quote in the console, but does not say whose it
 * is.
 */
export function acceptanceMail(
  { no, orderNo, totalFen }: StoredQuote,
  { language, brand, origin }: Letterhead & Site,
): MailText {
  const link = origin && `${origin}${localPath(`/operator/quotes/${no}`, language)}`;
  const total = amountOf(totalFen, language);
  const mails: Localised<MailText> = {
    zh: {
      subject: `${brand} · 报价已被接受 · ${no}`,
      text: `您好：\n\n报价 ${no} 已被接受，成为订单 ${orderNo}，总额 ¥${total}。\n\n${link ? `在工作台查看：\n${link}\n\n` : ''}${brand}\n`,
    },
    en: {
      subject: `${brand} · Quote accepted · ${no}`,
      text: `Hello,\n\nQuote ${no} was accepted and is order ${orderNo} now: ¥${total} in all.\n\n${link ? `Open it in the console:\n${link}\n\n` : ''}${brand}\n`,
    },
  };
  return mails[language];
}

/** Formats an amount for display. Nothing is computed with it. */
function amountOf(fen: number, language: Language): string {
  const options = { minimumFractionDigits: 2 };
  return new Intl.NumberFormat(languageTags[language], options).format(fen / 100);
}

/** The email that tells the buyer that a quote has been withdrawn. */
export function withdrawalMail({ no }: StoredQuote, { language, brand }: Letterhead): MailText {
  const mails: Localised<MailText> = {
    zh: {
      subject: `${brand} · 报价已撤回 · ${no}`,
      text: `您好：\n\n我们撤回了报价 ${no}，它不能再被接受。如有疑问，请回复我们的工作人员或写信给我们。\n\n${brand}\n`,
    },
    en: {
      subject: `${brand} · Quote withdrawn · ${no}`,
      text: `Hello,\n\nWe have withdrawn quote ${no}; it can no longer be accepted. Write to us if you have any questions about it.\n\n${brand}\n`,
    },
  };
  return mails[language];
}
