import { passwordLength } from '@uid/contract/identity';

/** Words that more than one page uses. */
export const appTexts = {
  zh: {
    unknownTitle: '没有这一页',
    toLogin: '去登录',
    email: '邮箱',
    password: '密码',
    newPassword: '新密码',
    code: '邮件中的 6 位验证码',
    codeHint: '15 分钟内有效。没收到？请查看垃圾邮件，或返回重新获取。',
    mailbox: '打开开发用邮箱',
    back: '返回上一步',
    show: '显示',
    hide: '隐藏',
    passwordHint: `至少 ${passwordLength.min} 个字符，例如四五个互不相关的词。不要求数字或符号，可以粘贴。`,
    passwordMissing: (count: number) => `还差 ${count} 个字符`,
    passwordLongEnough: '长度够了',
  },
  en: {
    unknownTitle: 'There is no such page',
    toLogin: 'Log in',
    email: 'Email address',
    password: 'Password',
    newPassword: 'New password',
    code: 'The 6-digit code from the mail',
    codeHint: 'Valid for 15 minutes. Nothing came? Look in spam, or go back and get another.',
    mailbox: 'Open the development mailbox',
    back: 'Back',
    show: 'Show',
    hide: 'Hide',
    passwordHint: `At least ${passwordLength.min} characters, such as four or five unrelated words. No digits or symbols demanded; paste is fine.`,
    passwordMissing: (count: number) => `${count} more ${count === 1 ? 'character' : 'characters'}`,
    passwordLongEnough: 'Long enough',
  },
};
