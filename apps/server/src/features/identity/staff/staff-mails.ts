import type { Localised } from '@uid/contract/language';
import { listComma } from '@uid/contract/punctuation';
import type { StaffRole } from '@uid/contract/staff-roles';

import type { Letterhead } from '../../contents/read-letterhead.ts';
import type { MailText } from '../codes/code-mails.ts';
import { roleNames } from './role-names.ts';

export interface StaffMail {
  kind: keyof typeof facts;
  roles?: readonly StaffRole[];
}

type Fact = (roles: string) => string;

/** What happened, with the names of the roles concerned. */
const facts = {
  'role-granted': {
    zh: (roles) =>
      `您的账户获得了工作人员角色：${roles}。\n管理员会当面给您一个登记码：登录后在“账户安全”中输入它，登记通行密钥或验证器应用，权限从那时起生效。已经登记过的，无需再做。`,
    en: (roles) =>
      `Your account was given a staff role: ${roles}.\nAn administrator will give you an enrolment code: log in, enter it under “Account security” and enrol a passkey or an authenticator app. The role begins then. If you have enrolled before, there is nothing to do.`,
  },
  'role-taken-away': {
    zh: (roles) => `您的账户不再拥有工作人员角色：${roles}。`,
    en: (roles) => `Your account no longer has the staff role: ${roles}.`,
  },
  'staff-disabled': {
    zh: () => '您的工作人员身份已停用，所有设备上的登录已退出。您仍可作为顾客登录。',
    en: () =>
      'Your staff rights were disabled, and you were logged out everywhere. You can still log in as a customer.',
  },
  'staff-enabled': {
    zh: () => '您的工作人员身份已重新启用。管理员会给您一个登记码，登记之后权限才会生效。',
    en: () =>
      'Your staff rights were enabled again. An administrator will give you an enrolment code; the rights begin once you have enrolled.',
  },
  'code-issued': {
    zh: () => '管理员为您的账户生成了一个登记码，会当面或在电话中告诉您，72 小时内有效。',
    en: () =>
      'An administrator has created an enrolment code for your account and will give it to you in person or by phone. It is valid for 72 hours.',
  },
  'factor-lost': {
    zh: () =>
      '管理员为您的账户生成了新的登记码，会当面或在电话中告诉您，72 小时内有效。原来登记的登录方式与验证器应用已移除，所有设备上的登录已退出。请用密码登录（没有密码的，先选择“忘记密码”设置一个），然后重新登记。',
    en: () =>
      'An administrator has created a new enrolment code for your account and will give it to you in person or by phone. It is valid for 72 hours. What you had enrolled before and your authenticator app were removed, and you were logged out everywhere. Log in with your password (without one, choose “Forgot password” to set it), then enrol again.',
  },
  'staff-enrolled': {
    zh: (roles) => `您的账户已登记，工作人员权限从现在起生效：${roles}。`,
    en: (roles) => `Your account has been enrolled, and its staff rights begin now: ${roles}.`,
  },
} satisfies Record<string, Localised<Fact>>;

/** Returns the mail that tells a person of a change to their staff rights. */
export function staffMail(
  { kind, roles = [] }: StaffMail,
  { language, brand }: Letterhead,
): MailText {
  const names = roles.map((role) => roleNames[role][language]);
  const fact = facts[kind][language](names.join(listComma[language]));
  return mails[language](fact, brand);
}

const mails: Localised<(fact: string, brand: string) => MailText> = {
  zh: (fact, brand) => ({
    subject: `${brand} 工作人员账户通知`,
    text: `您好：\n\n${fact}\n\n如果您没有听说过这件事，请立即联系我们。\n\n${brand}\n`,
  }),
  en: (fact, brand) => ({
    subject: `Your ${brand} staff account`,
    text: `Hello,\n\n${fact}\n\nIf you know nothing about this, contact us at once.\n\n${brand}\n`,
  }),
};
