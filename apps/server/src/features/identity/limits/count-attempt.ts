import { sql } from 'kysely';

import type { Handle } from '../../../database/database.ts';
import type { LockSchedule } from '../settings.ts';
import { AppError } from '../../../http/app-error.ts';
import { forgetTime, latestLockEnd, lockTime } from './login-lock.ts';
import { secondsOf } from '../../../http/limits/seconds.ts';

export interface Counting {
  schedule: LockSchedule;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Counts a try as failed before it is made, in one statement, so that simultaneous tries can't share a free one. Throws
 * ACCOUNT_LOCKED while the subject is locked. Call `resetAttempts` after a success.
 */
export async function countAttempt(
  handle: Handle,
  subject: string,
  { schedule, now }: Counting,
): Promise<void> {
  const isForgotten = sql`"loginAttempts"."updatedAt" <= ${now - forgetTime}`;
  const failures = sql<number>`case when ${isForgotten} then 1 else "loginAttempts".failures + 1 end`;
  const lockedUntil = lockEnd(failures, { schedule, now });
  const counted = await handle
    .insertInto('loginAttempts')
    .values({ subject, failures: 1, lockedUntil: 0, updatedAt: now })
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet({ failures, lockedUntil, updatedAt: now })
        .where((eb) =>
          eb.or([
            eb('loginAttempts.lockedUntil', '<=', now),
            // This lock was written while the clock was ahead.
            eb('loginAttempts.lockedUntil', '>', latestLockEnd(schedule, now)),
          ]),
        ),
    )
    .returning('failures')
    .executeTakeFirst();
  if (!counted) throw await lockedError(handle, subject, now);
}

function lockEnd(failures: ReturnType<typeof sql<number>>, { schedule, now }: Counting) {
  const { freeTries, minutes } = schedule;
  const endAfter = (count: number) => asTime(now + lockTime(schedule, count));
  const cases = minutes.map(
    (_, step) => sql`when ${freeTries + step} then ${endAfter(freeTries + step)}`,
  );
  const longest = endAfter(freeTries + minutes.length);
  return sql<number>`case when ${failures} < ${freeTries} then 0 else case ${failures} ${sql.join(cases, sql` `)} else ${longest} end end`;
}

/** PostgreSQL takes a bare parameter in a `case` for a 32-bit integer. */
function asTime(value: number) {
  return sql<number>`cast(${value} as bigint)`;
}

async function lockedError(handle: Handle, subject: string, now: number): Promise<AppError> {
  const row = await handle
    .selectFrom('loginAttempts')
    .select('lockedUntil')
    .where('subject', '=', subject)
    .executeTakeFirst();
  return new AppError('ACCOUNT_LOCKED', { retryAfter: secondsOf((row?.lockedUntil ?? now) - now) });
}

export async function resetAttempts(handle: Handle, subjects: string[]): Promise<void> {
  await handle.deleteFrom('loginAttempts').where('subject', 'in', subjects).execute();
}
