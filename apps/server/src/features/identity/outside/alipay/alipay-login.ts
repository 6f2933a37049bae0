import { z } from '@uid/contract/zod';

import { ConfigError } from '../../../../config-error.ts';
import { settings, urlOf } from '../../../../settings.ts';
import { readPrivateKey, readPublicKey } from '../../../../rsa-key.ts';
import { outsideModule } from '../outside-module.ts';
import { createAlipayLoginProvider } from './alipay-login-provider.ts';

export const alipayLogin = outsideModule({
  code: 'alipay',
  settings: settings({
    variables: {
      ALIPAY_LOGIN_APP_ID: z.optional(z.string().check(z.regex(/^\d{16}$/))),
      ALIPAY_LOGIN_PRIVATE_KEY: z.optional(z.string()),
      ALIPAY_LOGIN_PRIVATE_KEY_FILE: z.optional(z.string()),
      ALIPAY_LOGIN_PUBLIC_KEY: z.optional(z.string()),
      ALIPAY_LOGIN_PUBLIC_KEY_FILE: z.optional(z.string()),
      ALIPAY_LOGIN_PAGES: z._default(urlOf('http', 'https'), 'https://openauth.alipay.com'),
      ALIPAY_LOGIN_GATEWAY: z._default(
        urlOf('http', 'https'),
        'https://openapi.alipay.com/gateway.do',
      ),
    },
    read(values) {
      const { ALIPAY_LOGIN_APP_ID: appId } = values;
      const { ALIPAY_LOGIN_PAGES: pages, ALIPAY_LOGIN_GATEWAY: gateway } = values;
      const privateKey = readPrivateKey({
        name: 'ALIPAY_LOGIN_PRIVATE_KEY',
        text: values.ALIPAY_LOGIN_PRIVATE_KEY,
        file: values.ALIPAY_LOGIN_PRIVATE_KEY_FILE,
      });
      const publicKey = readPublicKey({
        name: 'ALIPAY_LOGIN_PUBLIC_KEY',
        text: values.ALIPAY_LOGIN_PUBLIC_KEY,
        file: values.ALIPAY_LOGIN_PUBLIC_KEY_FILE,
      });
      if (appId && privateKey && publicKey) return { appId, privateKey, publicKey, pages, gateway };
      throw new ConfigError(
        'LOGIN_PROVIDERS names alipay, which needs ALIPAY_LOGIN_APP_ID, ALIPAY_LOGIN_PRIVATE_KEY and ALIPAY_LOGIN_PUBLIC_KEY (or the two keys as files).',
      );
    },
  }),
  create: (own) => [createAlipayLoginProvider({ ...own, code: 'alipay' })],
});
