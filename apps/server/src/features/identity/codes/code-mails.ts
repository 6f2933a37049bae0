import { mailedCodeLength } from '@uid/contract/identity';
import type { Localised } from '@uid/contract/language';

import type { CodePurpose } from '../../../database/identity-tables.ts';
import type { Letterhead } from '../../contents/read-letterhead.ts';
import { codeTime, linkTime } from './mailed-code.ts';

export interface MailText {
  subject: string;
  text: string;
}

export interface CodeMailFacts {
  purpose: CodePurpose;
  hasAccount: boolean;
  code: string;
  /** Undefined if the mail has no link, for example because the site's own address is not known. */
  link: string | undefined;
}

/** Returns the mail with the code; if the recipient can't have a code, a mail that says why. */
export function codeMail(
  { purpose, hasAccount, ...way }: CodeMailFacts,
  { language, brand }: Letterhead,
): MailText {
  if (purpose === 'registration')
    return hasAccount ? alreadyRegistered(brand)[language] : registrationCode(way, brand)[language];
  if (purpose === 'outside-login')
    return hasAccount ? alreadyRegistered(brand)[language] : outsideCode(way.code, brand)[language];
  if (purpose === 'own-address')
    return hasAccount ? alreadyRegistered(brand)[language] : addressCode(way.code, brand)[language];
  return hasAccount ? resetCode(way, brand)[language] : noAccount(brand)[language];
}

type Way = Pick<CodeMailFacts, 'code' | 'link'>;

const minutes = codeTime / 60_000;
const linkMinutes = linkTime / 60_000;

/** The link works in any browser, even if strangers have used up the tries for codes. */
function linkPart(link: string | undefined): Localised<string> {
  if (link === undefined) return { zh: '', en: '' };
  return {
    zh: `\n\n也可以在任何浏览器里直接打开这个链接，${linkMinutes} 分钟内有效，不需要验证码：\n\n${link}\n\n`,
    en: `\n\nOr open this link in any browser within ${linkMinutes} minutes; it needs no code:\n\n${link}\n\n`,
  };
}

function registrationCode({ code, link }: Way, brand: string): Localised<MailText> {
  return {
    zh: {
      subject: `${brand} 注册验证码`,
      text: `您好：\n\n您正在注册 ${brand} 账户，${mailedCodeLength} 位验证码是\n\n${code}\n\n在您申请的浏览器里填写，${minutes} 分钟内有效，只能使用一次。${linkPart(link).zh}我们不会向您索要验证码，请勿告诉任何人。\n如果不是您本人在注册，忽略这封邮件即可。\n\n${brand}\n`,
    },
    en: {
      subject: `Your ${brand} registration code`,
      text: `Hello,\n\nEnter this code to create your ${brand} account:\n\n${code}\n\nIt works once, for ${minutes} minutes, in the browser you requested it from. ${linkPart(link).en}We never ask for it; please do not share it with anyone.\nIf you did not ask for an account, you can ignore this email.\n\n${brand}\n`,
    },
  };
}

function outsideCode(code: string, brand: string): Localised<MailText> {
  return {
    zh: {
      subject: `${brand} 登录验证码`,
      text: `您好：\n\n您正在用外部账户登录 ${brand}，${mailedCodeLength} 位验证码是\n\n${code}\n\n填写后，这个外部账户就可以登录用这个邮箱的账户。请在您申请的浏览器里填写，${minutes} 分钟内有效，只能使用一次。我们不会向您索要验证码，请勿告诉任何人。\n如果不是您本人操作，忽略这封邮件即可，没有任何变化。\n\n${brand}\n`,
    },
    en: {
      subject: `Your ${brand} login code`,
      text: `Hello,\n\nYou are logging in to ${brand} with a third-party account. Enter this code:\n\n${code}\n\nFrom then on, that third-party account can log in to the account with this address. The code works once, for ${minutes} minutes, in the browser you requested it from. We never ask for it; please do not share it with anyone.\nIf it was not you, ignore this email: nothing changes.\n\n${brand}\n`,
    },
  };
}

function addressCode(code: string, brand: string): Localised<MailText> {
  return {
    zh: {
      subject: `${brand} 邮箱验证码`,
      text: `您好：\n\n您正在为 ${brand} 账户添加这个邮箱，${mailedCodeLength} 位验证码是\n\n${code}\n\n在您申请的页面里填写，${minutes} 分钟内有效，只能使用一次。我们不会向您索要验证码，请勿告诉任何人。\n如果不是您本人操作，忽略这封邮件即可，没有任何变化。\n\n${brand}\n`,
    },
    en: {
      subject: `Your ${brand} address code`,
      text: `Hello,\n\nYou are adding this address to your ${brand} account. Enter this code:\n\n${code}\n\nIt works once, for ${minutes} minutes, on the page you requested it from. We never ask for it, so please tell nobody.\nIf it was not you, ignore this email: nothing changes.\n\n${brand}\n`,
    },
  };
}

function alreadyRegistered(brand: string): Localised<MailText> {
  return {
    zh: {
      subject: `您已有 ${brand} 账户`,
      text: `您好：\n\n刚才有人用这个邮箱注册 ${brand} 账户，但您已经有账户了，直接登录即可。\n忘记密码，或通行密钥不在手边时，请在登录页选择“忘记密码”。\n如果不是您本人操作，无需处理，您的账户没有任何变化。\n\n${brand}\n`,
    },
    en: {
      subject: `You already have a ${brand} account`,
      text: `Hello,\n\nSomebody just tried to register with this address. You already have an account with ${brand}, so simply log in.\nIf you no longer know the password, or do not have your passkey at hand, choose “Forgot password” on the login page.\nIf it was not you, there is nothing to do: your account has not changed.\n\n${brand}\n`,
    },
  };
}

function resetCode({ code, link }: Way, brand: string): Localised<MailText> {
  return {
    zh: {
      subject: `${brand} 重置密码验证码`,
      text: `您好：\n\n您正在为 ${brand} 账户设置新密码，${mailedCodeLength} 位验证码是\n\n${code}\n\n在您申请的浏览器里填写，${minutes} 分钟内有效，只能使用一次。${linkPart(link).zh}我们不会向您索要验证码，请勿告诉任何人。\n如果不是您本人操作，忽略这封邮件即可，您的账户没有任何变化。\n\n${brand}\n`,
    },
    en: {
      subject: `Your ${brand} password code`,
      text: `Hello,\n\nEnter this code to choose a new password for your ${brand} account:\n\n${code}\n\nIt works once, for ${minutes} minutes, in the browser you requested it from. ${linkPart(link).en}We never ask for it; please do not share it with anyone.\nIf it was not you, ignore this email: nothing changes in your account.\n\n${brand}\n`,
    },
  };
}

function noAccount(brand: string): Localised<MailText> {
  return {
    zh: {
      subject: `这个邮箱没有 ${brand} 账户`,
      text: `您好：\n\n刚才有人想为这个邮箱重置 ${brand} 账户的密码，但这个邮箱还没有注册过。\n您可能是用其他邮箱注册的；也可以用这个邮箱新注册一个账户。\n如果不是您本人操作，忽略这封邮件即可。\n\n${brand}\n`,
    },
    en: {
      subject: `No ${brand} account at this address`,
      text: `Hello,\n\nSomebody asked for a new password for this address, but there is no ${brand} account with it.\nPerhaps you registered with another address; or register with this one.\nIf it was not you, you can ignore this email.\n\n${brand}\n`,
    },
  };
}
