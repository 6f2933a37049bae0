import { performance } from 'node:perf_hooks';

import type { Tracer } from '@uid/opentelemetry/tracer';

import { findWorkContext, runWithin } from './work-context.ts';
import { describeWork } from './work.ts';
import type { OnEnd, Work } from './work.ts';

/** Watches the work of this process; left out where nobody asked for it. */
export interface Telemetry {
  /** Calls `act`, and passes on what it yields. */
  watch: <T>(work: Work, act: () => Promise<T>) => Promise<T>;
  /** Left out: nothing is traced. */
  tracer?: Tracer | undefined;
}

export interface TelemetryOptions {
  onEnd: readonly OnEnd[];
  tracer?: Tracer | undefined;
  /** Milliseconds. */
  elapsed?: () => number;
}

export function createTelemetry({
  onEnd,
  tracer,
  elapsed = () => performance.now(),
}: TelemetryOptions): Telemetry {
  /** Only requests and jobs begin a trace: what belongs to neither is asked by the process for itself. */
  function beginSpan(work: Work) {
    const parent = findWorkContext()?.span;
    if (!tracer || (!parent && work.kind !== 'job')) return undefined;
    // Where the whole was not sampled, no part of it is.
    if (parent && parent.traceId === undefined) return undefined;
    return tracer.begin({ ...describeWork(work), parent });
  }

  return {
    tracer,
    watch(work, act) {
      const began = elapsed();
      const span = beginSpan(work);
      const result = span ? runWithin({ ...findWorkContext(), span }, act) : act();
      const end = (isFailed: boolean, cause?: unknown) => {
        const ms = elapsed() - began;
        span?.end({}, isFailed ? nameOf(cause) : undefined);
        for (const tell of onEnd) tell(work, { ms, isFailed });
      };
      // Beside whoever awaits the result: nothing is put between the two.
      result.then(
        () => end(false),
        (cause: unknown) => end(true, cause),
      );
      return result;
    },
  };
}

/** The failure's code or kind. Its words may quote a person. */
function nameOf(cause: unknown): string {
  const { code, name } = (cause ?? {}) as { code?: unknown; name?: unknown };
  for (const each of [code, name])
    if (typeof each === 'string' && /^[\w.-]{1,60}$/.test(each)) return each;
  return 'unknown';
}
