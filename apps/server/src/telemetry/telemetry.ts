import { performance } from 'node:perf_hooks';

import type { Tracer } from '@uid/opentelemetry/tracer';

import { findWorkContext, runWithin } from './work-context.ts';
import { describeWork } from './work.ts';
import type { OnEnd, Work } from './work.ts';

/** Measures and traces the work of this process; absent if the settings don't ask for it. */
export interface Telemetry {
  /** Calls `act`, and returns its result. */
  watch: <T>(work: Work, act: () => Promise<T>) => Promise<T>;
  /** Without it nothing is traced. */
  tracer?: Tracer | undefined;
}

export interface TelemetryOptions {
  onEnd: readonly OnEnd[];
  tracer?: Tracer | undefined;
  /** Returns milliseconds. */
  elapsed?: () => number;
}

export function createTelemetry({
  onEnd,
  tracer,
  elapsed = () => performance.now(),
}: TelemetryOptions): Telemetry {
  /**
   * Only requests and jobs begin a trace: other statements are the process's own, like its checks of the database.
   */
  function beginSpan(work: Work) {
    const parent = findWorkContext()?.span;
    if (!tracer || (!parent && work.kind !== 'job')) return undefined;
    // If the whole trace was not sampled, no part of it is.
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
      // Attached beside the caller's own `await`, so that nothing is put between the work and its caller.
      result.then(
        () => end(false),
        (cause: unknown) => end(true, cause),
      );
      return result;
    },
  };
}

/** The failure's code or kind. Its message is left out, because it may contain personal data. */
function nameOf(cause: unknown): string {
  const { code, name } = (cause ?? {}) as { code?: unknown; name?: unknown };
  for (const each of [code, name])
    if (typeof each === 'string' && /^[\w.-]{1,60}$/.test(each)) return each;
  return 'unknown';
}
