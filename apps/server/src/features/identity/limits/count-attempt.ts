import { sql } from 'kysely';

import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { forgetTime, freeTries, lockTime, longestLockFrom } from './login-lock.ts';

/**
 * Counts a try as failed before it is made, in one statement: tries at the same moment cannot share a free one.
 * Throws ACCOUNT_LOCKED while the subject is locked; `forgiveAttempts` follows a success.
 */
export async function countAttempt(handle: Handle, subject: string, now: number): Promise<void> {
  const isForgotten = sql`"loginAttempts"."updatedAt" <= ${now - forgetTime}`;
  const failures = sql<number>`case when ${isForgotten} then 1 else "loginAttempts".failures + 1 end`;
  const counted = await handle
    .insertInto('loginAttempts')
    .values({ subject, failures: 1, lockedUntil: 0, updatedAt: now })
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet({ failures, lockedUntil: lockedUntil(failures, now), updatedAt: now })
        .where('loginAttempts.lockedUntil', '<=', now),
    )
    .returning('failures')
    .executeTakeFirst();
  if (!counted) throw await lockedError(handle, subject, now);
}

function lockedUntil(failures: ReturnType<typeof sql<number>>, now: number) {
  const steps = Array.from({ length: longestLockFrom - freeTries }, (_, step) => freeTries + step);
  const cases = steps.map((count) => sql`when ${count} then ${asTime(now + lockTime(count))}`);
  const longest = asTime(now + lockTime(longestLockFrom));
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
  const wait = Math.max(1, Math.ceil(((row?.lockedUntil ?? now) - now) / 1000));
  return new AppError('ACCOUNT_LOCKED', { retryAfter: wait });
}

export async function forgiveAttempts(handle: Handle, subject: string): Promise<void> {
  await handle.deleteFrom('loginAttempts').where('subject', '=', subject).execute();
}
