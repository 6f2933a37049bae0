import { alipayLogin } from './alipay/alipay-login.ts';
import { oidcLogin } from './oidc/oidc-login.ts';
import type { OutsideModule } from './outside-module.ts';
import { sandboxLogin } from './sandbox/sandbox-login.ts';
import { wechatLogin } from './wechat/wechat-login.ts';

/** Every kind of company that this site can let log in: one line each. */
export const outsideModules: readonly OutsideModule[] = [
  oidcLogin,
  wechatLogin,
  alipayLogin,
  sandboxLogin,
];
