import { AsyncLocalStorage } from 'node:async_hooks';

import type { Span } from '@uid/opentelemetry/tracer';

/** The request or job that a piece of work belongs to: its log lines name it, and its span is the parent. */
export interface WorkContext {
  /** The request's id, as its own log line has it. */
  reqId?: string;
  /** The pattern of the request's route, never the address. */
  route?: string;
  job?: string;
  span?: Span;
}

const workContext = new AsyncLocalStorage<WorkContext>();

/** Makes everything that `act` begins a part of `given`. */
export function runWithin<T>(given: WorkContext, act: () => T): T {
  return workContext.run(given, act);
}

export function findWorkContext(): WorkContext | undefined {
  return workContext.getStore();
}
