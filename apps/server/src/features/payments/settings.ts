import { apiPrefix } from '@uid/contract/constants';
import { paymentMethods as knownMethods } from '@uid/contract/payments';
import type { PaymentMethod } from '@uid/contract/payments';
import { z } from 'zod';

import { ConfigError } from '../../config-error.ts';
import { settings } from '../../settings.ts';
import { alipayVariables, readAlipaySettings } from './providers/alipay/alipay-settings.ts';
import type { AlipaySettings } from './providers/alipay/alipay-settings.ts';
import {
  readTransferSettings,
  transferVariables,
} from './providers/bank-transfer/transfer-settings.ts';
import type { TransferSettings } from './providers/bank-transfer/transfer-settings.ts';
import { readStripeSettings, stripeVariables } from './providers/stripe/stripe-settings.ts';
import type { StripeSettings } from './providers/stripe/stripe-settings.ts';
import {
  readWeChatPaySettings,
  weChatPayVariables,
} from './providers/wechat-pay/wechat-pay-settings.ts';
import type { WeChatPaySettings } from './providers/wechat-pay/wechat-pay-settings.ts';

const variables = {
  PAYMENT_METHODS: z.string().default('sandbox'),
  ...alipayVariables,
  ...weChatPayVariables,
  ...stripeVariables,
  ...transferVariables,
};

export interface PaymentConfig {
  /** What the site offers, in this order; each is present below with what it needs. */
  paymentMethods: PaymentMethod[];
  alipay: AlipaySettings | undefined;
  weChatPay: WeChatPaySettings | undefined;
  stripe: StripeSettings | undefined;
  transfer: TransferSettings | undefined;
}

export const paymentSettings = settings({
  variables,
  /** `publicOrigin`: where companies find us. */
  read(values, publicOrigin: string | undefined): PaymentConfig {
    const paymentMethods = readPaymentMethods(values.PAYMENT_METHODS);
    const notifyUrl = (method: PaymentMethod) => notificationUrl(method, publicOrigin);
    function read<Company>(method: PaymentMethod, readCompany: () => Company) {
      return paymentMethods.includes(method) ? readCompany() : undefined;
    }
    return {
      paymentMethods,
      alipay: read('alipay', () => readAlipaySettings(values, notifyUrl('alipay'))),
      weChatPay: read('wechat-pay', () => readWeChatPaySettings(values, notifyUrl('wechat-pay'))),
      stripe: read('stripe', () => readStripeSettings(values)),
      transfer: read('bank-transfer', () => readTransferSettings(values)),
    };
  },
});

function readPaymentMethods(value: string): PaymentMethod[] {
  const methods = new Set(value.split(',').map((each) => each.trim()));
  return [...methods].map((name) => {
    const method = knownMethods.find((each) => each === name);
    if (method) return method;
    const choice = knownMethods.join(', ');
    throw new ConfigError(`PAYMENT_METHODS names "${name}", which is none of ${choice}.`);
  });
}

/** Companies in China are told with every payment where to report it, and report to https only. */
function notificationUrl(method: PaymentMethod, publicOrigin: string | undefined): string {
  if (publicOrigin?.startsWith('https:'))
    return `${publicOrigin}${apiPrefix}/payment-notifications/${method}`;
  throw new ConfigError(
    `PAYMENT_METHODS names ${method}, which needs a PUBLIC_ORIGIN of https: payments are reported there.`,
  );
}
