import { hour, second } from '../../job.ts';
import type { Job } from '../../job.ts';
import { pollAttempts } from './attempts/poll-attempts.ts';
import { applyNotifications } from './notifications/apply-notifications.ts';
import type { Payments } from './payments.ts';
import { sendRefunds } from './refunds/send-refunds.ts';

/** The jobs that settle payments and send refunds. */
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

/** The job whose duration grows with the number of payments: it asks the companies about every payment ever made. */
export function bookJobs(payments: Payments): Job[] {
  return [{ name: 'check-books', every: 24 * hour, run: () => reportBooks(payments) }];
}

/** Logs every order whose books disagree, and fails if there is one. */
async function reportBooks(payments: Payments): Promise<void> {
  // The module is needed once a day only, so a start of the server doesn't load it.
  const { checkBooks } = await import('./books/check-books.ts');
  let count = 0;
  for await (const { no, problem } of checkBooks(payments)) {
    payments.onFailure(new Error(problem), { no });
    count += 1;
  }
  if (count > 0) throw new Error(`Disagreements in the books: ${count}.`);
}
