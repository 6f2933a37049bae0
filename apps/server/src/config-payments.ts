import { apiPrefix } from '@uid/contract/constants';
import type { PaymentMethod } from '@uid/contract/payments';
import { z } from 'zod';

import { ConfigError } from './config-error.ts';
import { readPrivateKey, readPublicKey } from './config-keys.ts';
import type { AlipaySettings } from './features/payments/providers/alipay/alipay-settings.ts';
import type { TransferSettings } from './features/payments/providers/bank-transfer/transfer-settings.ts';
import type { StripeSettings } from './features/payments/providers/stripe/stripe-settings.ts';

const hour = 60 * 60_000;

/** The environment's variables about payment, to be spread into the one schema. */
export const paymentVariables = {
  PAYMENT_METHODS: z.string().default('sandbox'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_(test|live)_\w+$/)
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
  STRIPE_ORIGIN: z.url({ protocol: /^https?$/ }).default('https://api.stripe.com'),
  ALIPAY_APP_ID: z
    .string()
    .regex(/^\d{16}$/)
    .optional(),
  ALIPAY_SELLER_ID: z
    .string()
    .regex(/^2088\d{12}$/)
    .optional(),
  ALIPAY_PRIVATE_KEY: z.string().optional(),
  ALIPAY_PRIVATE_KEY_FILE: z.string().optional(),
  ALIPAY_PUBLIC_KEY: z.string().optional(),
  ALIPAY_PUBLIC_KEY_FILE: z.string().optional(),
  ALIPAY_GATEWAY: z.url({ protocol: /^https?$/ }).default('https://openapi.alipay.com/gateway.do'),
  TRANSFER_HOLDER: z.string().max(100).optional(),
  TRANSFER_BANK: z.string().max(100).optional(),
  TRANSFER_ACCOUNT: z
    .string()
    .regex(/^[0-9A-Z][0-9A-Z -]{4,39}$/)
    .optional(),
  TRANSFER_HOURS: z.coerce.number().positive().max(720).default(72),
};
type Values = z.infer<z.ZodObject<typeof paymentVariables>>;

export interface PaymentConfig {
  /** What the site offers, in this order. */
  paymentMethods: PaymentMethod[];
  /** Present where Stripe is offered. */
  stripe: StripeSettings | undefined;
  /** Present where Alipay is. */
  alipay: AlipaySettings | undefined;
  /** Present where bank transfers are. */
  transfer: TransferSettings | undefined;
}

/** `publicOrigin`: where companies find us. */
export function readPaymentConfig(
  values: Values,
  { publicOrigin }: { publicOrigin: string | undefined },
): PaymentConfig {
  const paymentMethods = readPaymentMethods(values.PAYMENT_METHODS);
  const isOffered = (method: PaymentMethod) => paymentMethods.includes(method);
  return {
    paymentMethods,
    stripe: isOffered('stripe') ? readStripe(values) : undefined,
    alipay: isOffered('alipay') ? readAlipay(values, publicOrigin) : undefined,
    transfer: isOffered('bank-transfer') ? readTransfer(values) : undefined,
  };
}

const knownMethods: PaymentMethod[] = ['sandbox', 'alipay', 'stripe', 'bank-transfer'];

function readPaymentMethods(value: string): PaymentMethod[] {
  const methods = new Set(value.split(',').map((each) => each.trim()));
  return [...methods].map((name) => {
    const method = knownMethods.find((each) => each === name);
    if (method) return method;
    const choice = knownMethods.join(', ');
    throw new ConfigError(`PAYMENT_METHODS names "${name}", which is none of ${choice}.`);
  });
}

function readStripe(values: Values): StripeSettings {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_ORIGIN } = values;
  if (STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET)
    return {
      secretKey: STRIPE_SECRET_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      origin: STRIPE_ORIGIN,
    };
  throw new ConfigError(
    'PAYMENT_METHODS names stripe, which needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.',
  );
}

function readAlipay(values: Values, publicOrigin: string | undefined): AlipaySettings {
  const { ALIPAY_APP_ID: appId, ALIPAY_SELLER_ID: sellerId, ALIPAY_GATEWAY: gateway } = values;
  const privateKey = readPrivateKey(keySetting(values, 'ALIPAY_PRIVATE_KEY'));
  const publicKey = readPublicKey(keySetting(values, 'ALIPAY_PUBLIC_KEY'));
  const notifyUrl = notificationUrl('alipay', publicOrigin);
  if (appId && sellerId && privateKey && publicKey)
    return { appId, sellerId, privateKey, publicKey, gateway, notifyUrl };
  throw new ConfigError(
    'PAYMENT_METHODS names alipay, which needs ALIPAY_APP_ID, ALIPAY_SELLER_ID, ALIPAY_PRIVATE_KEY and ALIPAY_PUBLIC_KEY (or the two keys as files).',
  );
}

function keySetting(values: Values, name: 'ALIPAY_PRIVATE_KEY' | 'ALIPAY_PUBLIC_KEY') {
  return { name, text: values[name], file: values[`${name}_FILE`] };
}

/** Companies in China are told with every payment where to report it, and report to https only. */
function notificationUrl(method: PaymentMethod, publicOrigin: string | undefined): string {
  if (publicOrigin?.startsWith('https:'))
    return `${publicOrigin}${apiPrefix}/payment-notifications/${method}`;
  throw new ConfigError(
    `PAYMENT_METHODS names ${method}, which needs a PUBLIC_ORIGIN of https: payments are reported there.`,
  );
}

function readTransfer(values: Values): TransferSettings {
  const { TRANSFER_HOLDER, TRANSFER_BANK, TRANSFER_ACCOUNT, TRANSFER_HOURS } = values;
  if (TRANSFER_HOLDER && TRANSFER_BANK && TRANSFER_ACCOUNT)
    return {
      holder: TRANSFER_HOLDER,
      bank: TRANSFER_BANK,
      account: TRANSFER_ACCOUNT,
      payableTime: TRANSFER_HOURS * hour,
    };
  throw new ConfigError(
    'PAYMENT_METHODS names bank-transfer, which needs TRANSFER_HOLDER, TRANSFER_BANK and TRANSFER_ACCOUNT.',
  );
}
