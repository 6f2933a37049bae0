import { performance } from 'node:perf_hooks';

/** A piece of work that takes time. None of its words are a visitor's. */
export type Work =
  /** `sql` has placeholders where its values are. */
  | { kind: 'statement'; sql: string }
  /** Of a company outside. */
  | { kind: 'call'; role: Role; provider: string; operation: string }
  | { kind: 'job'; name: string };

export type Role = 'payment' | 'carrier' | 'message';

/** What is told of a piece of work when it has ended. */
export type OnEnd = (work: Work, ended: { ms: number; isFailed: boolean }) => void;

/** Watches the work of this process; left out where nobody asked for it. */
export interface Telemetry {
  /** Calls `act`, and passes on what it yields. */
  watch: <T>(work: Work, act: () => Promise<T>) => Promise<T>;
}

export interface TelemetryOptions {
  onEnd: readonly OnEnd[];
  /** Milliseconds. */
  elapsed?: () => number;
}

export function createTelemetry({
  onEnd,
  elapsed = () => performance.now(),
}: TelemetryOptions): Telemetry {
  return {
    watch(work, act) {
      const began = elapsed();
      const result = act();
      const end = (isFailed: boolean) => {
        const ms = elapsed() - began;
        for (const tell of onEnd) tell(work, { ms, isFailed });
      };
      // Beside whoever awaits the result: nothing is put between the two.
      result.then(
        () => end(false),
        () => end(true),
      );
      return result;
    },
  };
}
