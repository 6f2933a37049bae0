import { identityRoutes } from '@uid/contract/pages';

import { listed } from './site-page.ts';
import type { SitePage } from './site-page.ts';

export const accountPages: readonly SitePage[] = [
  {
    path: identityRoutes.login,
    text: {
      zh: {
        title: '登录',
        summary: '用通行密钥、密码或手机验证码登录账户。',
        words: listed('账户、账号、通行密钥登录、微信登录'),
      },
      en: {
        title: 'Log in',
        summary: 'To your account, with a passkey, a password or a texted code.',
        words: listed('sign in, my account, passkey, log in with WeChat, log in with Alipay'),
      },
    },
  },
  {
    path: identityRoutes.register,
    text: {
      zh: {
        title: '注册账户',
        summary: '用邮箱或手机号注册，随后可以下单。',
        words: listed('开户、新账号、创建账户'),
      },
      en: {
        title: 'Create an account',
        summary: 'With an email address or a mobile number; then you can order.',
        words: listed('register, sign up, new account'),
      },
    },
  },
  {
    path: identityRoutes.forgotPassword,
    text: {
      zh: {
        title: '忘记密码',
        summary: '收取验证码，设置新的密码。',
        words: listed('找回密码、重置密码、重设密码、密码忘了、登录不了、登不上'),
      },
      en: {
        title: 'Forgot your password',
        summary: 'Get a code and set a new password.',
        words: listed('forgotten password, reset password, lost password, recover account'),
      },
    },
  },
  {
    path: identityRoutes.modifyPassword,
    text: {
      zh: { title: '修改密码', summary: '登录后换一个密码。', words: listed('改密码、更换密码') },
      en: {
        title: 'Change password',
        summary: 'Once you are logged in.',
        words: listed('new password, update password'),
      },
    },
  },
  {
    path: identityRoutes.security,
    text: {
      zh: {
        title: '账户安全',
        summary: '管理通行密钥、两步验证、恢复码、登录过的设备和手机号。',
        words: listed(
          '两步验证、恢复码、更换手机号、绑定手机、绑定手机号、换绑手机、注销账户、注销账号、' +
            '注销、改手机号、换手机号、登录记录、登录设备、导出个人数据、删除账号、手机丢了、' +
            '手机丢失、换手机、换新手机、验证器、身份验证器',
        ),
      },
      en: {
        title: 'Account security',
        summary: 'Passkeys, two-step verification, recovery codes, devices and your number.',
        words: listed(
          '2FA, two-factor, recovery codes, delete my account, close account, delete account, ' +
            'login history, signed-in devices, export my data, change number, lost phone, ' +
            'lost my phone, new phone, authenticator app',
        ),
      },
    },
  },
];
