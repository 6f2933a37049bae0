import type { FastifyBaseLogger } from 'fastify';

import type { ServerContext } from '../../context.ts';
import { paymentModules } from './providers/payment-modules.ts';
import type { PaymentProvider } from './providers/provider.ts';
import { watchCalls } from '../../telemetry/watch-calls.ts';
import { createReadPayee } from './read-payee.ts';
import type { ReadPayee } from './read-payee.ts';

/** The dependencies of the operations on payments. */
export interface Payments {
  context: ServerContext;
  providers: Map<string, PaymentProvider>;
  readPayee: ReadPayee;
  /** Called with failures of work that no request waits for. */
  onFailure: (cause: unknown, details: Record<string, string>) => void;
}

/** Creates the providers that the configuration names. */
export function createPayments(
  context: ServerContext,
  log: Pick<FastifyBaseLogger, 'error'>,
): Payments {
  const providers = new Map<string, PaymentProvider>();
  for (const [code, settings] of context.config.paymentMethods) {
    const company = paymentModules.find((each) => each.code === code);
    if (company) providers.set(code, watched(company.create(settings, context), code, context));
  }
  return {
    context,
    providers,
    readPayee: createReadPayee(context),
    onFailure: (cause, details) => log.error({ err: cause, ...details }, 'work on payments failed'),
  };
}

function watched(
  company: PaymentProvider,
  provider: string,
  { telemetry }: ServerContext,
): PaymentProvider {
  const operations = ['start', 'query', 'close', 'refund'] as const;
  return watchCalls(company, { role: 'payment', provider, operations, telemetry });
}
