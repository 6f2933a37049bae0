import type { PaymentMethod } from '@uid/contract/payments';
import type { FastifyBaseLogger } from 'fastify';

import type { ServerContext } from '../../context.ts';
import { createSandboxCompany } from '../sandbox-pay/sandbox-company.ts';
import { createAlipayProvider } from './providers/alipay/alipay-provider.ts';
import { createBankTransferProvider } from './providers/bank-transfer/bank-transfer-provider.ts';
import type { PaymentProvider } from './providers/provider.ts';
import { createSandboxProvider } from './providers/sandbox-provider.ts';
import { createStripeProvider } from './providers/stripe/stripe-provider.ts';
import { createWeChatPayProvider } from './providers/wechat-pay/wechat-pay-provider.ts';
import { createReadPayee } from './read-payee.ts';
import type { ReadPayee } from './read-payee.ts';

/** What the payment verbs work with. */
export interface Payments {
  context: ServerContext;
  providers: Map<PaymentMethod, PaymentProvider>;
  readPayee: ReadPayee;
  /** Told of what went wrong where nobody waits for an answer. */
  onFailure: (cause: unknown, facts: Record<string, string>) => void;
}

/** The companies the configuration names. */
export function createPayments(
  context: ServerContext,
  log: Pick<FastifyBaseLogger, 'error'>,
): Payments {
  const providers = context.config.paymentMethods.map(
    (method) => [method, createProvider(method, context)] as const,
  );
  return {
    context,
    providers: new Map(providers),
    readPayee: createReadPayee(context),
    onFailure: (cause, facts) => log.error({ err: cause, ...facts }, 'work on payments failed'),
  };
}

function createProvider(method: PaymentMethod, context: ServerContext): PaymentProvider {
  const { config } = context;
  switch (method) {
    case 'sandbox':
      return createSandboxProvider(createSandboxCompany(context), context);
    case 'alipay':
      if (config.alipay) return createAlipayProvider(config.alipay, context);
      break;
    case 'wechat-pay':
      if (config.weChatPay) return createWeChatPayProvider(config.weChatPay, context);
      break;
    case 'stripe':
      if (config.stripe) return createStripeProvider(config.stripe, context);
      break;
    case 'bank-transfer':
      if (config.transfer) return createBankTransferProvider(config.transfer, context);
  }
  throw new Error(`No payment company answers to ${method}.`);
}
