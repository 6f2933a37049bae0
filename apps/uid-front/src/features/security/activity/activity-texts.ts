import type { AccountEventKind } from '@uid/contract/account';
import type { Localised } from '@uid/contract/language';

export const activityTexts: Localised<Record<AccountEventKind, string>> = {
  zh: {
    registered: '注册账户',
    'logged-in': '登录',
    'login-failed': '登录失败：密码或通行密钥不对',
    'second-factor-failed': '两步验证失败',
    'recovery-code-used': '用恢复码登录',
    'logged-out': '退出登录',
    'session-ended': '结束了一台设备的登录',
    'device-ended': '用邮件中的链接结束了一台新设备的登录',
    'all-sessions-ended': '退出所有设备',
    'stepped-up': '再次确认身份',
    'step-up-failed': '再次确认身份失败',
    'password-changed': '修改密码',
    'password-set': '设置第一个密码',
    'password-change-failed': '修改密码失败：当前密码不正确',
    'password-reset': '用邮件验证码重设密码',
    'password-expired-by-operator': '客服要求更换密码',
    'totp-enabled': '启用两步验证',
    'totp-removed': '停用两步验证',
    'recovery-codes-renewed': '更换恢复码',
    'passkey-added': '添加通行密钥',
    'passkey-removed': '移除通行密钥',
    'mobile-added': '绑定手机号',
    'mobile-removed': '移除手机号',
    'operator-granted': '获得运营权限',
    'data-exported': '下载了全部个人数据',
  },
  en: {
    registered: 'Account created',
    'logged-in': 'Logged in',
    'login-failed': 'Login failed: wrong password or passkey',
    'second-factor-failed': 'Second step failed',
    'recovery-code-used': 'Logged in with a recovery code',
    'logged-out': 'Logged out',
    'session-ended': 'Ended the session of a device',
    'device-ended': 'Ended the login of a new device with the link in the mail',
    'all-sessions-ended': 'Logged out everywhere',
    'stepped-up': 'Confirmed who you are',
    'step-up-failed': 'Failed to confirm who you are',
    'password-changed': 'Password changed',
    'password-set': 'First password set',
    'password-change-failed': 'Password not changed: the current one was wrong',
    'password-reset': 'Password reset with a mailed code',
    'password-expired-by-operator': 'Our staff asked for a new password',
    'totp-enabled': 'Two-step verification turned on',
    'totp-removed': 'Two-step verification turned off',
    'recovery-codes-renewed': 'New recovery codes',
    'passkey-added': 'Passkey added',
    'passkey-removed': 'Passkey removed',
    'mobile-added': 'Mobile number added',
    'mobile-removed': 'Mobile number removed',
    'operator-granted': 'Became an operator',
    'data-exported': 'Downloaded all personal data',
  },
};

/** What an account holder should look at twice. */
export function isFailure(kind: AccountEventKind): boolean {
  return kind.endsWith('-failed');
}
