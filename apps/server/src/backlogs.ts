import type { Database, Handle } from './database/database.ts';
import type { MailState } from './database/identity-tables.ts';
import { countLowStock } from './features/catalogue/staff/read-variants.ts';
import { countFailingJobs } from './features/jobs/count-failing-jobs.ts';
import type { Figure } from './telemetry/figure.ts';

interface Backlogged {
  /** Names of the jobs that a process with these settings runs. */
  jobs: readonly string[];
  now: () => number;
}

/** Figures of the work that waits to be done; they grow without end if something is stuck. */
export function backlogsOf({ handle }: Database, { jobs, now }: Backlogged): Figure[] {
  return [
    {
      name: 'outbox_waiting_messages',
      help: 'Mails and text messages that have not left yet.',
      count: () => countMessages(handle, 'waiting'),
    },
    {
      name: 'outbox_failed_messages',
      help: 'Mails and text messages that were given up and wait for staff to send them again.',
      count: () => countMessages(handle, 'failed'),
    },
    {
      name: 'approvals_waiting',
      help: 'What staff asked a second person who has not decided it yet.',
      count: async () => {
        const { count } = await handle
          .selectFrom('approvals')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('state', '=', 'waiting')
          .where('expiresAt', '>', now())
          .executeTakeFirstOrThrow();
        return count;
      },
    },
    {
      name: 'jobs_overdue_seconds',
      help: 'How long the job that has waited longest is overdue; the table hears of brisk ones once a minute.',
      count: async () => {
        const { nextDueAt } = await handle
          .selectFrom('jobs')
          .select(({ fn }) => fn.min('nextDueAt').as('nextDueAt'))
          .where('name', 'in', jobs)
          .executeTakeFirstOrThrow();
        return Math.max(0, (now() - (nextDueAt ?? now())) / 1000);
      },
    },
    {
      name: 'jobs_failing',
      help: 'Jobs whose last run failed.',
      count: () => countFailingJobs(handle, jobs),
    },
    {
      name: 'catalogue_low_stock',
      help: 'Variants on sale of which no more can be ordered than their threshold says.',
      count: () => countLowStock(handle),
    },
  ];
}

async function countMessages(handle: Handle, state: MailState): Promise<number> {
  const { count } = await handle
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return count;
}
