import { clockTolerance } from '../../../job.ts';
import { withinTurn } from '../../../one-turn.ts';
import type { Payments } from '../payments.ts';
import { longestWait, nextPollAt } from './poll-schedule.ts';
import { listDueAttempts } from './read-due-attempts.ts';
import { leaseAttempt } from '../repository.ts';
import { closeOpenAttempt } from './close-open-attempt.ts';
import { settlePayment } from '../settling/settle-payment.ts';

const batch = 50;
const retryTime = 15_000;

type DueAttempt = Awaited<ReturnType<typeof listDueAttempts>>[number];

/** Asks the companies about payments that no notification has settled. */
export async function pollAttempts(payments: Payments): Promise<void> {
  const { database, now } = payments.context;
  const latest = now() + longestWait + clockTolerance;
  const due = await listDueAttempts(database.handle, { now: now(), latest, limit: batch });
  for (const attempt of withinTurn(due, now)) {
    const isNeeded = attempt.orderState === 'unpaid';
    const next = isNeeded
      ? nextPollAt({ ...attempt, polls: attempt.polls + 1 })
      : now() + retryTime;
    if (!(await leaseAttempt(database.handle, attempt, { next }))) continue;
    await poll(payments, attempt).catch((cause: unknown) =>
      payments.onFailure(cause, { attemptId: attempt.id }),
    );
  }
}

async function poll(payments: Payments, { id, method, orderId, orderState }: DueAttempt) {
  const { context } = payments;
  if (orderState !== 'unpaid') {
    await closeOpenAttempt(payments, orderId);
    return;
  }
  const charge = await payments.providers.get(method)?.query(id);
  if (charge) await context.database.transact((handle) => settlePayment(handle, charge, context));
}
