import { AsyncLocalStorage } from 'node:async_hooks';

import type { Span } from '@uid/opentelemetry/tracer';

/** What a piece of work is part of: named in its lines, and the parent of its span. */
export interface WorkContext {
  /** The request's id, as its own line has it. */
  reqId?: string;
  /** The request's pattern, never its address. */
  route?: string;
  job?: string;
  span?: Span;
}

const workContext = new AsyncLocalStorage<WorkContext>();

/** Whatever `act` begins is part of `given`. */
export function runWithin<T>(given: WorkContext, act: () => T): T {
  return workContext.run(given, act);
}

export function findWorkContext(): WorkContext | undefined {
  return workContext.getStore();
}
