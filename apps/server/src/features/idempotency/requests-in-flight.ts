import { AppError } from '../../http/app-error.ts';

export interface RequestsInFlight {
  /** Runs `work` unless the same request is being worked on: then the caller is told to come back. */
  run<T>(request: string, work: () => Promise<T>): Promise<T>;
}

/**
 * Repeats that reach this process while the first is being worked on.
 * A repeat that reaches another process waits in the database for the first one's answer.
 */
export function createRequestsInFlight(): RequestsInFlight {
  const running = new Set<string>();
  return {
    async run(request, work) {
      if (running.has(request)) throw new AppError('REQUEST_IN_FLIGHT', { retryAfter: 1 });
      running.add(request);
      try {
        return await work();
      } finally {
        running.delete(request);
      }
    },
  };
}
