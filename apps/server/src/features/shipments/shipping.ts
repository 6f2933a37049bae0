import type { FastifyBaseLogger } from 'fastify';

import type { ServerContext } from '../../context.ts';
import { watchCalls } from '../../telemetry/watch-calls.ts';
import type { Carrier } from './carriers/carrier.ts';
import { carrierModules } from './carriers/carrier-modules.ts';

/** The dependencies of the operations on shipments. */
export interface Shipping {
  context: ServerContext;
  /** Carriers that assign numbers and send reports themselves; the configuration may offer others as well. */
  carriers: Map<string, Carrier>;
  /** Called with failures of work that no request waits for. */
  onFailure: (cause: unknown, details: Record<string, string>) => void;
}

export function createShipping(
  context: ServerContext,
  log: Pick<FastifyBaseLogger, 'error'>,
): Shipping {
  const carriers = new Map<string, Carrier>();
  for (const [code, settings] of context.config.carriers) {
    const carrier = carrierModules.find((each) => each.code === code);
    if (!carrier?.create) continue;
    const watched = watchCalls(carrier.create(settings, context), {
      role: 'carrier',
      provider: code,
      operations: ['register', 'track'],
      telemetry: context.telemetry,
    });
    carriers.set(code, watched);
  }
  return {
    context,
    carriers,
    onFailure: (cause, details) =>
      log.error({ err: cause, ...details }, 'work on shipments failed'),
  };
}
