import type { Language, Localised } from '@uid/contract/language';

import { brand } from '../brand.ts';
import type { MailText } from '../codes/code-mails.ts';
import { invitationTime } from './invitation.ts';

const { zh, en } = brand;
const days = invitationTime / (24 * 60 * 60_000);

/** Invites somebody without an account to register as an operator. */
export const invitationMail: Localised<MailText> = {
  zh: {
    subject: `邀请您成为 ${zh} 网站的运营人员`,
    text: `您好：\n\n我们邀请您以这个邮箱注册 ${zh} 的运营人员账户。请在注册页填写这个邮箱，我们会再寄一封带验证码的邮件给您。邀请 ${days} 天内有效。\n注册后请先在“账户安全”中启用身份验证器应用，运营页面才会开放。\n如果您没有听说过这件事，忽略这封邮件即可。\n\n${zh}\n`,
  },
  en: {
    subject: `Your invitation to operate the ${en} site`,
    text: `Hello,\n\nyou are invited to register with this address as an operator of the ${en} site. Enter this address on the registration page, which then mails you a code. The invitation stands for ${days} days.\nThen set up an authenticator app under “Account security”: the operators’ pages open only with it.\nIf this means nothing to you, you can ignore this mail.\n\n${en}\n`,
  },
};

const notice: Localised<MailText> = {
  zh: {
    subject: `您的 ${zh} 账户已成为运营人员账户`,
    text: `您好：\n\n您的 ${zh} 账户刚刚获得运营权限，所有设备上的登录已退出，请重新登录。\n若尚未启用身份验证器应用，请先在“账户安全”中启用，运营页面才会开放。\n如果您没有听说过这件事，请立即联系我们。\n\n${zh}\n`,
  },
  en: {
    subject: `Your ${en} account is now an operator’s`,
    text: `Hello,\n\nyour ${en} account has just been given the right to operate the site, and was logged out everywhere. Please log in again.\nIf you have not set up an authenticator app yet, do so under “Account security”: the operators’ pages open only with it.\nIf this means nothing to you, tell us at once.\n\n${en}\n`,
  },
};

/** Tells the account's owner of the right it was given. */
export function grantNotice(language: Language): MailText {
  return notice[language];
}
