import { z } from '@uid/contract/zod';

import { ConfigError } from '../../../../config-error.ts';
import { settings, urlOf } from '../../../../settings.ts';
import { readPrivateKey, readPublicKey } from '../../../../rsa-key.ts';

/** Credentials for a merchant's account at WeChat Pay. */
export interface WeChatPaySettings {
  /** Id of the application that the account is bound to: wx…. */
  appId: string;
  merchantId: string;
  /** Serial number of the certificate of our private key. */
  certificateSerial: string;
  /** Our private key, PEM. */
  privateKey: string;
  /** `PUB_KEY_ID_…`: id of the key with which WeChat Pay signs. */
  publicKeyId: string;
  /** WeChat Pay's public key, PEM. */
  publicKey: string;
  /** The key, 32 bytes, with which notifications are encrypted. */
  apiKey: string;
  /** Scheme and host of WeChat Pay's API. */
  origin: string;
  /** URL to which WeChat Pay reports payments and refunds. */
  notifyUrl: string;
}

export const weChatPaySettings = settings({
  variables: {
    WECHAT_PAY_APP_ID: z.optional(z.string().check(z.regex(/^wx[0-9a-f]{16}$/))),
    WECHAT_PAY_MERCHANT_ID: z.optional(z.string().check(z.regex(/^\d{8,10}$/))),
    WECHAT_PAY_CERTIFICATE_SERIAL: z.optional(z.string().check(z.regex(/^[0-9A-F]{16,40}$/))),
    WECHAT_PAY_PRIVATE_KEY: z.optional(z.string()),
    WECHAT_PAY_PRIVATE_KEY_FILE: z.optional(z.string()),
    WECHAT_PAY_PUBLIC_KEY_ID: z.optional(z.string().check(z.regex(/^PUB_KEY_ID_\w+$/))),
    WECHAT_PAY_PUBLIC_KEY: z.optional(z.string()),
    WECHAT_PAY_PUBLIC_KEY_FILE: z.optional(z.string()),
    WECHAT_PAY_API_V3_KEY: z.optional(z.string().check(z.regex(/^[0-9A-Za-z]{32}$/))),
    WECHAT_PAY_ORIGIN: z._default(urlOf('http', 'https'), 'https://api.mch.weixin.qq.com'),
  },
  read(values, notifyUrl: () => string): WeChatPaySettings {
    const site = { notifyUrl: notifyUrl() };
    const {
      WECHAT_PAY_APP_ID: appId,
      WECHAT_PAY_MERCHANT_ID: merchantId,
      WECHAT_PAY_CERTIFICATE_SERIAL: certificateSerial,
      WECHAT_PAY_PUBLIC_KEY_ID: publicKeyId,
      WECHAT_PAY_API_V3_KEY: apiKey,
      WECHAT_PAY_ORIGIN: origin,
    } = values;
    const privateKey = readPrivateKey({
      name: 'WECHAT_PAY_PRIVATE_KEY',
      text: values.WECHAT_PAY_PRIVATE_KEY,
      file: values.WECHAT_PAY_PRIVATE_KEY_FILE,
    });
    const publicKey = readPublicKey({
      name: 'WECHAT_PAY_PUBLIC_KEY',
      text: values.WECHAT_PAY_PUBLIC_KEY,
      file: values.WECHAT_PAY_PUBLIC_KEY_FILE,
    });
    const account = appId &&
      merchantId &&
      certificateSerial && { appId, merchantId, certificateSerial };
    const keys = privateKey && publicKeyId && publicKey && { privateKey, publicKeyId, publicKey };
    if (account && keys && apiKey)
      return { ...account, ...keys, apiKey, origin: new URL(origin).origin, ...site };
    throw new ConfigError(
      'PAYMENT_METHODS names wechat-pay, which needs WECHAT_PAY_ with APP_ID, MERCHANT_ID, CERTIFICATE_SERIAL, PRIVATE_KEY, PUBLIC_KEY_ID, PUBLIC_KEY and API_V3_KEY (or the two keys as files).',
    );
  },
});
