import { AppError } from '../../http/app-error.ts';

export interface RequestsInFlight {
  /**
   * Runs `work` unless the same request is in progress. Then the caller gets the earlier answer if there is one, or
   * else REQUEST_IN_FLIGHT.
   */
  run<T>(
    request: string,
    work: () => Promise<T>,
    findAnswer: () => Promise<T | undefined>,
  ): Promise<T>;
}

/**
 * Handles repeats that reach this process while the first request is in progress. A repeat that reaches another process
 * waits in the database for the answer to the first.
 */
export function createRequestsInFlight(): RequestsInFlight {
  const running = new Set<string>();
  return {
    async run(request, work, findAnswer) {
      if (running.has(request)) {
        // If there is an answer, concurrent repeats need not wait for each other.
        const answer = await findAnswer();
        if (answer !== undefined) return answer;
        throw new AppError('REQUEST_IN_FLIGHT', { retryAfter: 1 });
      }
      running.add(request);
      try {
        return await work();
      } finally {
        running.delete(request);
      }
    },
  };
}
