import { apiPrefix } from '@uid/contract/constants';
import { paymentMethods as knownMethods } from '@uid/contract/payments';
import type { PaymentMethod } from '@uid/contract/payments';
import { z } from 'zod';

import { ConfigError } from './config-error.ts';
import {
  alipayVariables,
  readAlipaySettings,
} from './features/payments/providers/alipay/alipay-settings.ts';
import type { AlipaySettings } from './features/payments/providers/alipay/alipay-settings.ts';
import {
  readTransferSettings,
  transferVariables,
} from './features/payments/providers/bank-transfer/transfer-settings.ts';
import type { TransferSettings } from './features/payments/providers/bank-transfer/transfer-settings.ts';
import {
  readStripeSettings,
  stripeVariables,
} from './features/payments/providers/stripe/stripe-settings.ts';
import type { StripeSettings } from './features/payments/providers/stripe/stripe-settings.ts';
import {
  readWeChatPaySettings,
  weChatPayVariables,
} from './features/payments/providers/wechat-pay/wechat-pay-settings.ts';
import type { WeChatPaySettings } from './features/payments/providers/wechat-pay/wechat-pay-settings.ts';

/** The environment's variables about payment, to be spread into the one schema. */
export const paymentVariables = {
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

/** `publicOrigin`: where companies find us. */
export function readPaymentConfig(
  values: z.infer<z.ZodObject<typeof paymentVariables>>,
  { publicOrigin }: { publicOrigin: string | undefined },
): PaymentConfig {
  const paymentMethods = readPaymentMethods(values.PAYMENT_METHODS);
  const notifyUrl = (method: PaymentMethod) => notificationUrl(method, publicOrigin);
  function read<Settings>(method: PaymentMethod, readSettings: () => Settings) {
    return paymentMethods.includes(method) ? readSettings() : undefined;
  }
  return {
    paymentMethods,
    alipay: read('alipay', () => readAlipaySettings(values, notifyUrl('alipay'))),
    weChatPay: read('wechat-pay', () => readWeChatPaySettings(values, notifyUrl('wechat-pay'))),
    stripe: read('stripe', () => readStripeSettings(values)),
    transfer: read('bank-transfer', () => readTransferSettings(values)),
  };
}

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
