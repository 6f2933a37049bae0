import { company } from '@uid/content/company';
import type { Company } from '@uid/contract/content';
import type { EnquiryForm } from '@uid/contract/enquiries';
import type { Language, Localised } from '@uid/contract/language';
import { routes } from '@uid/contract/pages';
import { localPath } from '@uid/contract/paths';

import { replyMark } from '../conversations/telling/reply-marks.ts';

export interface MailText {
  subject: string;
  text: string;
}

const { brand } = company;

interface Site {
  /** Scheme and host; undefined: the site has no address of its own. */
  origin: string | undefined;
}

/** Tells the company; what the sender typed stands below, each value on a line of its own. */
export function arrivalMail(no: string, form: EnquiryForm): MailText {
  const { consent: _, website: __, message, ...facts } = form;
  const lines = Object.entries(facts)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}: ${value}`);
  return {
    subject: `[${form.kind}] ${no}`,
    text: `${[`no: ${no}`, ...lines].join('\n')}\n\n${message}\n`,
  };
}

/** Where an enquiry stands for whoever logs in with its address; empty where the site has no address of its own. */
function whereItStands(no: string, origin: string | undefined): Localised<string> {
  const link = (language: Language) => `${origin}${localPath(routes.enquiry, language)}?no=${no}`;
  return {
    zh: origin ? `用这个邮箱登录网站，也可以查看往来并继续写：\n${link('zh')}\n\n` : '',
    en: origin
      ? `If you log in with this address, you can also read and write messages on the site:\n${link('en')}\n\n`
      : '',
  };
}

/** Confirms to the sender. It repeats nothing of the message: the address may be somebody else's. */
export function confirmationMail(
  no: string,
  { hours, phones, origin }: Pick<Company, 'hours' | 'phones'> & Site,
): Localised<MailText> {
  const where = whereItStands(no, origin);
  const numbers = (language: Language) =>
    phones.map(({ label, number }) => `${label[language]} ${number}`).join('\n');
  return {
    zh: {
      subject: `${brand.zh} · 已收到您的来信 · ${no}`,
      text: `您好：\n\n我们已收到您的来信，编号：\n\n${no}\n\n我们将在两个工作日内答复到这个邮箱。来电时请报此编号。\n${hours.zh}\n${numbers('zh')}\n\n${where.zh}我们从不索取密码、验证码或密钥。如果您没有写过这封信，忽略即可。\n\n${brand.zh}\n`,
    },
    en: {
      subject: `${brand.en} · We have received your message · ${no}`,
      text: `Hello,\n\nWe have received your message. Its number is\n\n${no}\n\nWe answer to this address within two working days. Please quote the number when you call.\n${hours.en}\n${numbers('en')}\n\n${where.en}We never ask for passwords, codes or keys. If you did not write to us, you can ignore this email.\n\n${brand.en}\n`,
    },
  };
}

interface Answered extends Site {
  no: string;
  text: string;
  /** The paragraph that names the files, or nothing. */
  files: Localised<string>;
  canReply: boolean;
}

/** What an operator answered. */
export function answerMail({ no, text, files, canReply, origin }: Answered): Localised<MailText> {
  const where = whereItStands(no, origin);
  const body = (language: Language) => [text, files[language]].filter(Boolean).join('\n\n');
  const head = (language: Language) => (canReply ? `${replyMark[language]}\n\n` : '');
  const foot: Localised<string> = {
    zh: canReply ? '可以直接回复本邮件。\n\n' : '',
    en: canReply ? 'You can reply to this email.\n\n' : '',
  };
  return {
    zh: {
      subject: `${brand.zh} · 答复您的来信 · ${no}`,
      text: `${head('zh')}您好：\n\n关于您的来信 ${no}：\n\n${body('zh')}\n\n${foot.zh}${where.zh}${brand.zh}\n`,
    },
    en: {
      subject: `${brand.en} · Our answer · ${no}`,
      text: `${head('en')}Hello,\n\nThis is our answer to your message ${no}:\n\n${body('en')}\n\n${foot.en}${where.en}${brand.en}\n`,
    },
  };
}
