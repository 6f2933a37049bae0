import type { Language, Localised } from '@uid/contract/language';
import { timeTags } from '@uid/contract/language';

import type { Letterhead } from '../../contents/read-letterhead.ts';
import type { MailText } from '../codes/code-mails.ts';

export interface CustomerMail {
  kind: keyof typeof facts;
  /** When an erasure is due, epoch milliseconds. */
  dueAt?: number;
}

type Fact = (day: string) => string;

const facts = {
  'sessions-ended': {
    zh: () => '我们的客服已让您的账户在所有设备上退出登录。请重新登录。',
    en: () => 'Our support has logged your account out everywhere. Please log in again.',
  },
  disabled: {
    zh: () =>
      '您的账户已停用，所有设备上的登录已退出，暂时不能再登录。已付款的订单照常发货。如有疑问，请联系我们。',
    en: () =>
      'Your account has been disabled: you were logged out everywhere and can’t log in for now. Paid orders are still processed. If you have questions, contact us.',
  },
  enabled: {
    zh: () => '您的账户已重新启用，可以照常登录。',
    en: () => 'Your account has been enabled again, and you can log in as before.',
  },
  'export-asked': {
    zh: () =>
      '我们的客服为您申请了个人数据的导出。文件只在您自己的账户里：登录后在“账户安全”的“您的数据”中下载。',
    en: () =>
      'Our support has requested a copy of your data for you. It is available in your own account only: log in and download it under “Account security”, “Your data”.',
  },
  'erasure-asked': {
    zh: (day) =>
      `我们的客服按您的要求申请删除您的账户。账户和个人资料将于 ${day}之后清除，在那之前您可以随时收回：登录后在“账户安全”中点一下“保留我的账户”。`,
    en: (day) =>
      `Our support has requested the erasure of your account, as you asked. The account and your data are erased after ${day}. Until then you can cancel this: log in and press “Keep my account” under “Account security”.`,
  },
} satisfies Record<string, Localised<Fact>>;

/** Tells a customer what staff did to their account. */
export function customerMail(
  { kind, dueAt }: CustomerMail,
  { language, brand }: Letterhead,
): MailText {
  const fact = facts[kind][language](dueAt === undefined ? '' : formatDay(dueAt, language));
  return mails[language](fact, brand);
}

const mails: Localised<(fact: string, brand: string) => MailText> = {
  zh: (fact, brand) => ({
    subject: `您的 ${brand} 账户`,
    text: `您好：\n\n${fact}\n\n如果这与您的意愿不符，请联系我们。\n\n${brand}\n`,
  }),
  en: (fact, brand) => ({
    subject: `Your ${brand} account`,
    text: `Hello,\n\n${fact}\n\nIf this is not what you want, contact us.\n\n${brand}\n`,
  }),
};

function formatDay(at: number, language: Language): string {
  const format = new Intl.DateTimeFormat(timeTags[language], {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  return `${format.format(at)} (UTC+8)`;
}
