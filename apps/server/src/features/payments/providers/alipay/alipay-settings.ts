import { z } from '@uid/contract/zod';

import { ConfigError } from '../../../../config-error.ts';
import { settings, urlOf } from '../../../../settings.ts';
import { readPrivateKey, readPublicKey } from '../../../../rsa-key.ts';

/** Credentials for an account on Alipay's open platform. */
export interface AlipaySettings {
  appId: string;
  /** The account that receives the money: sixteen digits, 2088…. */
  sellerId: string;
  /** The private key of our application, PEM. */
  privateKey: string;
  /** Alipay's public key, PEM. */
  publicKey: string;
  /** URL of Alipay's API. */
  gateway: string;
  /** URL to which Alipay reports payments. */
  notifyUrl: string;
}

export const alipaySettings = settings({
  variables: {
    ALIPAY_APP_ID: z.optional(z.string().check(z.regex(/^\d{16}$/))),
    ALIPAY_SELLER_ID: z.optional(z.string().check(z.regex(/^2088\d{12}$/))),
    ALIPAY_PRIVATE_KEY: z.optional(z.string()),
    ALIPAY_PRIVATE_KEY_FILE: z.optional(z.string()),
    ALIPAY_PUBLIC_KEY: z.optional(z.string()),
    ALIPAY_PUBLIC_KEY_FILE: z.optional(z.string()),
    ALIPAY_GATEWAY: z._default(urlOf('http', 'https'), 'https://openapi.alipay.com/gateway.do'),
  },
  read(values, notifyUrl: () => string): AlipaySettings {
    const { ALIPAY_APP_ID: appId, ALIPAY_SELLER_ID: sellerId, ALIPAY_GATEWAY: gateway } = values;
    const site = { notifyUrl: notifyUrl() };
    const privateKey = readPrivateKey({
      name: 'ALIPAY_PRIVATE_KEY',
      text: values.ALIPAY_PRIVATE_KEY,
      file: values.ALIPAY_PRIVATE_KEY_FILE,
    });
    const publicKey = readPublicKey({
      name: 'ALIPAY_PUBLIC_KEY',
      text: values.ALIPAY_PUBLIC_KEY,
      file: values.ALIPAY_PUBLIC_KEY_FILE,
    });
    if (appId && sellerId && privateKey && publicKey)
      return { appId, sellerId, privateKey, publicKey, gateway, ...site };
    throw new ConfigError(
      'PAYMENT_METHODS names alipay, which needs ALIPAY_APP_ID, ALIPAY_SELLER_ID, ALIPAY_PRIVATE_KEY and ALIPAY_PUBLIC_KEY (or the two keys as files).',
    );
  },
});
