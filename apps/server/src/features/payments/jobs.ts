import { hour, second } from '../../job.ts';
import type { Job } from '../../job.ts';
import { pollAttempts } from './attempts/poll-attempts.ts';
import { applyNotifications } from './notifications/apply-notifications.ts';
import type { Payments } from './payments.ts';
import { sendRefunds } from './refunds/send-refunds.ts';

/** What happens to money without anybody asking. */
export function paymentJobs(payments: Payments): Job[] {
  return [
    {
      name: 'apply-payment-notifications',
      every: second,
      run: () => applyNotifications(payments),
    },
    { name: 'poll-payments', every: second, run: () => pollAttempts(payments) },
    { name: 'send-refunds', every: second, run: () => sendRefunds(payments) },
  ];
}

/** What takes as long as there are payments: each company is asked about every one that it ever took. */
export function bookJobs(payments: Payments): Job[] {
  return [{ name: 'check-books', every: 24 * hour, run: () => reportBooks(payments) }];
}

/** Every order that disagrees is a line in the log; the job counts as failed where there is one. */
async function reportBooks(payments: Payments): Promise<void> {
  // Once a day: no start needs it.
  const { checkBooks } = await import('./books/check-books.ts');
  let count = 0;
  for await (const { no, problem } of checkBooks(payments)) {
    payments.onFailure(new Error(problem), { no });
    count += 1;
  }
  if (count > 0) throw new Error(`Disagreements in the books: ${count}.`);
}
