import type { Localised } from '@uid/contract/language';

import type { Letterhead } from '../../contents/read-letterhead.ts';
import type { MailText } from '../codes/code-mails.ts';

const changed = (brand: string): Localised<MailText> => ({
  zh: {
    subject: `${brand} 账户密码已修改`,
    text: `您好：\n\n您的 ${brand} 账户密码刚刚被修改，其他设备上的登录已全部退出。\n如果是您本人操作，无需处理。\n如果不是，请立即在登录页选择“忘记密码”重新设置，并联系我们。\n\n${brand}\n`,
  },
  en: {
    subject: `Your ${brand} password was changed`,
    text: `Hello,\n\nThe password of your ${brand} account has just been changed, and all other devices were logged out.\nIf that was you, there is nothing to do.\nIf not, choose “Forgot password” on the login page at once to set a new one, and contact us.\n\n${brand}\n`,
  },
});

const first = (brand: string): Localised<MailText> => ({
  zh: {
    subject: `${brand} 账户已设置密码`,
    text: `您好：\n\n您的 ${brand} 账户原来没有密码，刚刚设置了一个，今后也可以用它登录；通行密钥照旧。其他设备上的登录已全部退出。\n如果是您本人操作，无需处理。\n如果不是，请立即在登录页选择“忘记密码”重新设置，并联系我们。\n\n${brand}\n`,
  },
  en: {
    subject: `Your ${brand} account now has a password`,
    text: `Hello,\n\nYour ${brand} account had no password and has just been given one. From now on you can log in with it, and with your passkeys as before. All other devices were logged out.\nIf that was you, there is nothing to do.\nIf not, choose “Forgot password” on the login page at once to set a new one, and contact us.\n\n${brand}\n`,
  },
});

export type PasswordChange = 'password-changed' | 'password-reset' | 'password-set';

/** Tells the account's owner of a new password, whoever set it. */
export function passwordNotice(kind: PasswordChange, { language, brand }: Letterhead): MailText {
  return (kind === 'password-set' ? first : changed)(brand)[language];
}
