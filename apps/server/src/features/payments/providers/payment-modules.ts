import type { Language } from '@uid/contract/language';

import { alipay } from './alipay/alipay.ts';
import { bankTransfer } from './bank-transfer/bank-transfer.ts';
import type { PaymentModule } from './payment-module.ts';
import { sandbox } from './sandbox/sandbox.ts';
import { stripe } from './stripe/stripe.ts';
import { weChatPay } from './wechat-pay/wechat-pay.ts';

/** All payment companies that the shop can offer. */
export const paymentModules: readonly PaymentModule[] = [
  sandbox,
  alipay,
  weChatPay,
  stripe,
  bankTransfer,
];

/** The name and hint of a payment method, even if it is no longer offered. */
export function methodTexts(code: string, language: Language): { name: string; hint: string } {
  const company = paymentModules.find((each) => each.code === code);
  return company?.texts[language] ?? { name: code, hint: '' };
}
