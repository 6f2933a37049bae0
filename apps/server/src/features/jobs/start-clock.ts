import type { FastifyBaseLogger } from 'fastify';

import type { ServerContext } from '../../context.ts';
import type { Job } from '../../job.ts';
import { repeat } from '../../repeat.ts';
import type { Repetition } from '../../repeat.ts';
import { createJobRunner } from './create-job-runner.ts';
import { watchClock } from './watch-clock.ts';

const pause = 1000;
/** Milliseconds after which jobs that have not ended are left to another process. */
const timeout = 5000;

interface Clock extends Pick<ServerContext, 'database' | 'now' | 'telemetry'> {
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}

/** Starts the rounds of jobs in parallel. Due jobs run within a second or two, as long as the process lives. */
export function startClock(rounds: Job<string>[][], { log, ...context }: Clock): Repetition {
  const onFailure = (cause: unknown, job: string) => log.error({ err: cause, job }, 'job failed');
  const running = rounds.map((jobs) => {
    const runJobs = createJobRunner(context, { onFailure });
    return { runJobs, repetition: repeat(() => runJobs(jobs), pause) };
  });
  const onJump = (milliseconds: number) =>
    log.warn({ milliseconds }, 'the clock of this machine was set');
  const watch = watchClock({ now: context.now, elapsed: () => performance.now(), onJump });
  return {
    stop: async () => {
      void watch.stop();
      for (const { repetition } of running) void repetition.stop();
      await Promise.all(running.map(({ runJobs }) => runJobs.stop(timeout)));
    },
  };
}
