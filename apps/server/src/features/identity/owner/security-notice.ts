import type { AccountEventKind } from '@uid/contract/account';
import type { Localised } from '@uid/contract/language';

import type { Letterhead } from '../../contents/read-letterhead.ts';
import type { MailText } from '../codes/code-mails.ts';

const facts = {
  'totp-enabled': {
    zh: '您的账户已启用验证器应用，今后用密码登录还需要输入它显示的验证码。其他设备上的登录已全部退出。',
    en: 'An authenticator app was set up for your account: from now on, logging in with a password also asks for its code. All other devices were logged out.',
  },
  'totp-removed': {
    zh: '您的账户已停用验证器应用，今后登录不再需要它显示的验证码。其他设备上的登录已全部退出。',
    en: 'The authenticator app was removed from your account: from now on, logging in no longer asks for its code. All other devices were logged out.',
  },
  'recovery-code-used': {
    zh: '有人用一个恢复码登录了您的账户，这个恢复码已失效。',
    en: 'A recovery code was used to log in to your account. That code no longer works.',
  },
  'recovery-codes-renewed': {
    zh: '您的账户已重新生成十个恢复码，原来的全部失效。',
    en: 'Ten new recovery codes were made for your account. The old ones no longer work.',
  },
  'passkey-added': {
    zh: '您的账户添加了一个通行密钥，用它可以直接登录。',
    en: 'A passkey was added to your account and can log in to it.',
  },
  'passkey-removed': {
    zh: '您的账户移除了一个通行密钥，它不能再用于登录。',
    en: 'A passkey was removed from your account and can no longer log in to it.',
  },
  'mobile-added': {
    zh: '您的账户绑定了一个手机号，今后密码、登录方式等变化会同时发短信到这个号码。',
    en: 'A mobile number was added to your account: from now on, changes to its password or ways to log in are also texted to that number.',
  },
  'mobile-removed': {
    zh: '您的账户移除了手机号，今后只用邮件通知您账户的变化。',
    en: 'The mobile number was removed from your account: from now on, you are notified of changes by email only.',
  },
  'mobile-login-ended': {
    zh: '您账户的手机号刚刚在另一个账户上通过了验证，今后短信验证码不再能登录您的账户。',
    en: 'The mobile number of your account was just confirmed for another account, so a code sent to it can no longer log in to yours.',
  },
  'address-added': {
    zh: '您的账户添加了这个邮箱，今后账户的变化和订单的消息都会寄到这里，忘记密码时也用它重设。',
    en: 'This email address was added to your account: from now on, changes to the account and news of your orders are sent here, and a forgotten password is reset with it.',
  },
  'outside-linked': {
    zh: '您的账户关联了一个外部账户，用它可以登录。',
    en: 'A third-party account was linked to your account and can log in to it.',
  },
  'outside-unlinked': {
    zh: '您的账户解除了一个外部账户，它不能再用于登录。',
    en: 'A third-party account was unlinked from your account and can no longer log in to it.',
  },
  'data-exported': {
    zh: '有人从您的账户下载了全部个人数据：订单、地址、登录记录与来往邮件。',
    en: 'Everything kept about you was downloaded from your account: orders, addresses, logins and messages.',
  },
} satisfies Partial<Record<AccountEventKind, Localised<string>>>;

export type SecurityChange = keyof typeof facts;

/** Tells the account's owner that its protection changed, whoever changed it. */
export function securityNotice(kind: SecurityChange, { language, brand }: Letterhead): MailText {
  return mails[language](facts[kind][language], brand);
}

const mails: Localised<(fact: string, brand: string) => MailText> = {
  zh: (fact, brand) => ({
    subject: `${brand} 账户安全提醒`,
    text: `您好：\n\n${fact}\n如果是您本人操作，无需处理。\n如果不是，请立即在登录页选择“忘记密码”重新设置密码，并联系我们。\n\n${brand}\n`,
  }),
  en: (fact, brand) => ({
    subject: `Your ${brand} account’s security changed`,
    text: `Hello,\n\n${fact}\nIf that was you, there is nothing to do.\nIf not, choose “Forgot password” on the login page at once to set a new one, and contact us.\n\n${brand}\n`,
  }),
};
