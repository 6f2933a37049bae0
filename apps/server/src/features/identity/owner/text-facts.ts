import type { AccountEventKind } from '@uid/contract/account';
import type { Localised } from '@uid/contract/language';

/** What a text message says of a change; a carrier's template allows 35 characters in Chinese. */
export const textFacts = {
  'logged-in': {
    zh: '您的账户刚刚在一台新设备上登录',
    en: 'Your account was logged in to on a new device',
  },
  'password-changed': { zh: '您的账户密码已修改', en: 'Your account’s password was changed' },
  'password-reset': { zh: '您的账户密码已重设', en: 'Your account’s password was reset' },
  'password-set': { zh: '您的账户刚刚设置了密码', en: 'Your account was given a password' },
  'totp-enabled': {
    zh: '您的账户已启用验证器应用',
    en: 'An authenticator app was set up for your account',
  },
  'totp-removed': {
    zh: '您的账户已停用验证器应用',
    en: 'The authenticator app of your account was removed',
  },
  'recovery-code-used': {
    zh: '有人用恢复码登录了您的账户',
    en: 'A recovery code logged in to your account',
  },
  'recovery-codes-renewed': {
    zh: '您的账户已更换全部恢复码',
    en: 'Your account has new recovery codes',
  },
  'passkey-added': { zh: '您的账户添加了通行密钥', en: 'A passkey was added to your account' },
  'passkey-removed': {
    zh: '您的账户移除了通行密钥',
    en: 'A passkey was removed from your account',
  },
  'mobile-added': {
    zh: '您的账户改用另一个手机号接收提醒',
    en: 'Your account now tells another number of changes',
  },
  'mobile-removed': {
    zh: '您的账户不再用这个手机号接收提醒',
    en: 'Your account no longer tells this number of changes',
  },
  'outside-linked': {
    zh: '您的账户关联了外部账户',
    en: 'A third-party account was linked to yours',
  },
  'outside-unlinked': {
    zh: '您的账户解除了外部账户',
    en: 'A third-party account was unlinked from yours',
  },
  'data-exported': {
    zh: '有人从您的账户导出了全部个人数据',
    en: 'All data of your account was downloaded',
  },
  'address-added': { zh: '您的账户添加了邮箱', en: 'An email address was added to your account' },
  'all-sessions-ended': {
    zh: '客服已让您的账户在所有设备上退出',
    en: 'Our support logged your account out everywhere',
  },
  'disabled-by-staff': { zh: '您的账户已停用', en: 'Your account has been disabled' },
  'enabled-by-staff': { zh: '您的账户已重新启用', en: 'Your account has been enabled again' },
  'export-asked-by-staff': {
    zh: '客服为您申请了个人数据的导出',
    en: 'Our support asked for a copy of your data',
  },
  'erasure-asked-by-staff': {
    zh: '客服为您申请了删除账户，登录后可收回',
    en: 'Our support asked for your account’s erasure; log in to take it back',
  },
  'account-deleted': { zh: '您的账户已删除', en: 'Your account is deleted' },
} satisfies Partial<Record<AccountEventKind | 'account-deleted', Localised<string>>>;
