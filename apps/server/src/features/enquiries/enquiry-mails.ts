import { company } from '@uid/content/company';
import type { Company } from '@uid/contract/content';
import type { EnquiryForm } from '@uid/contract/enquiries';
import type { Language, Localised } from '@uid/contract/language';

import { replyMark } from '../conversations/telling/reply-marks.ts';

export interface MailText {
  subject: string;
  text: string;
}

const { brand } = company;

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

/** Confirms to the sender. It repeats nothing of the message: the address may be somebody else's. */
export function confirmationMail(
  no: string,
  { hours, phones }: Pick<Company, 'hours' | 'phones'>,
): Localised<MailText> {
  const numbers = (language: Language) =>
    phones.map(({ label, number }) => `${label[language]} ${number}`).join('\n');
  return {
    zh: {
      subject: `${brand.zh} · 已收到您的来信 · ${no}`,
      text: `您好：\n\n我们已收到您的来信，编号：\n\n${no}\n\n我们将在两个工作日内答复到这个邮箱。来电时请报此编号。\n${hours.zh}\n${numbers('zh')}\n\n我们从不索取密码、验证码或密钥。如果您没有写过这封信，忽略即可。\n\n${brand.zh}\n`,
    },
    en: {
      subject: `${brand.en} · We have your message · ${no}`,
      text: `Hello,\n\nwe have received your message. Its number is\n\n${no}\n\nWe answer to this address within two working days. Please quote the number when you call.\n${hours.en}\n${numbers('en')}\n\nWe never ask for passwords, codes or keys. If you did not write to us, you can ignore this mail.\n\n${brand.en}\n`,
    },
  };
}

/** What an operator answered. */
export function answerMail(no: string, text: string, canReply: boolean): Localised<MailText> {
  const head = (language: Language) => (canReply ? `${replyMark[language]}\n\n` : '');
  const foot: Localised<string> = {
    zh: canReply ? '可以直接回复本邮件。\n\n' : '',
    en: canReply ? 'You can reply to this mail.\n\n' : '',
  };
  return {
    zh: {
      subject: `${brand.zh} · 答复您的来信 · ${no}`,
      text: `${head('zh')}您好：\n\n关于您的来信 ${no}：\n\n${text}\n\n${foot.zh}${brand.zh}\n`,
    },
    en: {
      subject: `${brand.en} · Our answer · ${no}`,
      text: `${head('en')}Hello,\n\nabout your message ${no}:\n\n${text}\n\n${foot.en}${brand.en}\n`,
    },
  };
}
