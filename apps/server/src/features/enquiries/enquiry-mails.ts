import type { Company, Product } from '@uid/contract/content';
import { enquiryFactValue, enquiryFactWords, enquiryKindWords } from '@uid/contract/enquiry-words';
import type { EnquiryForm } from '@uid/contract/enquiries';
import type { Language, Localised } from '@uid/contract/language';
import { productPath, routes } from '@uid/contract/pages';
import { localPath } from '@uid/contract/paths';
import { colon } from '@uid/contract/punctuation';

import { replyMark } from '../conversations/notifying/reply-marks.ts';

export interface MailText {
  subject: string;
  text: string;
}

interface Sender extends Pick<Company, 'brand'> {
  /** Scheme and host. If undefined, the site has no address of its own. */
  origin: string | undefined;
}

interface Facts extends Sender {
  /** The product that the form names, if it is published. */
  product: Product | undefined;
}

/**
 * The email that tells the company of an enquiry: the facts in the order of the form, the message below them, and a
 * link to the enquiry in the console.
 */
export function arrivalMail(no: string, form: EnquiryForm, facts: Facts): Localised<MailText> {
  const { brand, origin } = facts;
  const mailOf = (language: Language): MailText => {
    const words = arrivalTexts[language];
    const link = origin && `${origin}${localPath(`/operator/enquiries/${no}`, language)}`;
    const { lead, subject } = words.around(enquiryKindWords[language][form.kind], no);
    return {
      subject,
      text: [
        lead,
        factsOf(form, language, facts).join('\n'),
        `${words.message}\n${form.message}`,
        link ? `${words.open}${colon[language].trimEnd()}\n${link}` : words.openByHand,
        `${brand[language]}\n`,
      ].join('\n\n'),
    };
  };
  return { zh: mailOf('zh'), en: mailOf('en') };
}

/** Returns the fields that were filled in, one per line. */
function factsOf(form: EnquiryForm, language: Language, { origin, product }: Facts): string[] {
  const fields = { ...arrivalTexts[language].fields, ...enquiryFactWords[language] };
  const typed: Partial<Record<keyof typeof fields, string | number>> = {
    ...form,
    language: arrivalTexts[language].languages[form.language],
    ...(product && { product: linkedName(product, language, origin) }),
  };
  const names = Object.keys(fields) as (keyof typeof fields)[];
  return names.flatMap((name) => {
    const value = typed[name];
    if (value === undefined || value === '') return [];
    const shown = enquiryFactValue(name, value, language);
    // White space becomes a single space, so that typed text can't pass for a line of ours.
    return [`${fields[name]}${colon[language]}${shown.replaceAll(/\s+/g, ' ')}`];
  });
}

/** Returns the name of the product and the address of its page. */
function linkedName({ slug, text }: Product, language: Language, origin: Sender['origin']): string {
  const { name } = text[language];
  return origin ? `${name} ${origin}${localPath(productPath(slug), language)}` : name;
}

const arrivalTexts = {
  zh: {
    around: (kind: string, no: string) => ({
      subject: `[${kind}] ${no}`,
      lead: `收到一封新咨询（${kind}），编号 ${no}。`,
    }),
    message: '内容：',
    open: '在工作台查看并答复',
    openByHand: '请在工作台查看并答复。',
    fields: {
      name: '姓名',
      company: '公司',
      email: '邮箱',
      phone: '电话',
      language: '语言',
    },
    languages: { zh: '中文', en: '英文' },
  },
  en: {
    around: (kind: string, no: string) => ({
      subject: `[${kind}] ${no}`,
      lead: `A new enquiry has arrived (${kind}). Its number is ${no}.`,
    }),
    message: 'Message:',
    open: 'Read and answer it in the console',
    openByHand: 'Read and answer it in the console.',
    fields: {
      name: 'Name',
      company: 'Company',
      email: 'Email',
      phone: 'Telephone',
      language: 'Language',
    },
    languages: { zh: 'Chinese', en: 'English' },
  },
};

/**
 * Returns the link to an enquiry for customers who log in with its address; empty if the site has no address of its
 * own.
 */
function enquiryLinks(no: string, origin: string | undefined): Localised<string> {
  const link = (language: Language) => `${origin}${localPath(routes.enquiry, language)}?no=${no}`;
  return {
    zh: origin ? `用这个邮箱登录网站，也可以查看往来并继续写：\n${link('zh')}\n\n` : '',
    en: origin
      ? `If you log in with this address, you can also read and write messages on the site:\n${link('en')}\n\n`
      : '',
  };
}

/**
 * The email that confirms an enquiry to its sender. It repeats nothing of the message, since the address may be
 * somebody else's.
 */
export function confirmationMail(
  no: string,
  { brand, hours, phones, origin }: Pick<Company, 'hours' | 'phones'> & Sender,
): Localised<MailText> {
  const where = enquiryLinks(no, origin);
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

interface Answered extends Sender {
  no: string;
  text: string;
  /** The paragraph that names the files; empty if there are none. */
  files: Localised<string>;
  canReply: boolean;
}

/** The email with the answer of a member of staff. */
export function answerMail({
  no,
  text,
  files,
  canReply,
  brand,
  origin,
}: Answered): Localised<MailText> {
  const where = enquiryLinks(no, origin);
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
