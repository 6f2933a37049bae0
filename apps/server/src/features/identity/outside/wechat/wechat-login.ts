import { z } from '@uid/contract/zod';

import { ConfigError } from '../../../../config-error.ts';
import { settings, urlOf } from '../../../../settings.ts';
import { outsideModule } from '../outside-module.ts';
import { createWechatProvider } from './wechat-provider.ts';

export const wechatLogin = outsideModule({
  code: 'wechat',
  settings: settings({
    variables: {
      WECHAT_LOGIN_APP_ID: z.optional(z.string().check(z.regex(/^wx[\da-f]{16}$/))),
      WECHAT_LOGIN_SECRET: z.optional(z.string().check(z.minLength(1))),
      WECHAT_LOGIN_PAGES: z._default(urlOf('http', 'https'), 'https://open.weixin.qq.com'),
      WECHAT_LOGIN_GATEWAY: z._default(urlOf('http', 'https'), 'https://api.weixin.qq.com'),
    },
    read(values) {
      const { WECHAT_LOGIN_APP_ID: appId, WECHAT_LOGIN_SECRET: secret } = values;
      const { WECHAT_LOGIN_PAGES: pages, WECHAT_LOGIN_GATEWAY: gateway } = values;
      if (appId && secret) return { appId, secret, pages, gateway };
      throw new ConfigError(
        'LOGIN_PROVIDERS names wechat, which needs WECHAT_LOGIN_APP_ID and WECHAT_LOGIN_SECRET.',
      );
    },
  }),
  create: (own) => [createWechatProvider({ ...own, code: 'wechat' })],
});
