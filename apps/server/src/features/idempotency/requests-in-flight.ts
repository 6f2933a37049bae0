import { AppError } from '../../http/app-error.ts';

export interface RequestsInFlight {
  /**
   * Runs `work` unless the same request is being worked on: then the caller has the answer that it was given before,
   * or is told to come back.
   */
  run<T>(
    request: string,
    work: () => Promise<T>,
    findAnswer: () => Promise<T | undefined>,
  ): Promise<T>;
}

/**
 * Repeats that reach this process while the first is being worked on.
 * A repeat that reaches another process waits in the database for the first one's answer.
 */
export function createRequestsInFlight(): RequestsInFlight {
  const running = new Set<string>();
  return {
    async run(request, work, findAnswer) {
      if (running.has(request)) {
        // Several repeats of what has an answer are no reason for one of them to wait.
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
