import type { CarrierCode } from '@uid/contract/shipments';
import type { FastifyBaseLogger } from 'fastify';

import type { ServerContext } from '../../context.ts';
import { createSandboxCompany } from '../sandbox-carrier/sandbox-company.ts';
import type { Carrier } from './carriers/carrier.ts';
import { createSandboxCarrier } from './carriers/sandbox-carrier.ts';

/** What the shipping verbs work with. */
export interface Shipping {
  context: ServerContext;
  /** Those that give numbers and report by themselves; the configuration may offer others besides. */
  carriers: Map<CarrierCode, Carrier>;
  /** Told of what went wrong where nobody waits for an answer. */
  onFailure: (cause: unknown, facts: Record<string, string>) => void;
}

export function createShipping(
  context: ServerContext,
  log: Pick<FastifyBaseLogger, 'error'>,
): Shipping {
  const carriers: Carrier[] = context.config.carriers.includes('sandbox')
    ? [createSandboxCarrier(createSandboxCompany(context), context)]
    : [];
  return {
    context,
    carriers: new Map(carriers.map((carrier) => [carrier.code, carrier])),
    onFailure: (cause, facts) => log.error({ err: cause, ...facts }, 'work on shipments failed'),
  };
}
