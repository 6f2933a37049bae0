import type { ActNote } from '../../../act.ts';
import type { Handle } from '../../../database/database.ts';
import { resetAttempts } from '../limits/count-attempt.ts';
import type { Counting } from '../limits/count-attempt.ts';
import { accountSubject, addressSubject, latestLockEnd, ownSubject } from '../limits/login-lock.ts';
import { recordEvent } from '../record-event.ts';
import type { Account } from '../repository.ts';
import type { IdentityPolicy } from '../settings.ts';
import { customerNote, lockCustomer } from './customer-change.ts';
import type { CustomerChange, CustomerContext } from './customer-change.ts';
import { readPlaces } from './read-places.ts';

/**
 * Resets the failed tries at a customer's account, wherever they were made, so that the customer can log in at once.
 */
export async function unlockCustomer(
  handle: Handle,
  change: CustomerChange,
  context: CustomerContext,
): Promise<ActNote> {
  const account = await lockCustomer(handle, change.accountId);
  const { config, now } = context;
  const lockedUntil = await findLockEnd(handle, account, { policy: config.identity, now: now() });
  const { ofAccount, ofPlaces } = await lockSubjects(handle, account);
  await resetAttempts(handle, [...ofAccount, ...ofPlaces]);
  const from = { address: '', agent: 'staff' };
  const event = { kind: 'unlocked-by-staff', accountId: account.id, from } as const;
  await recordEvent(handle, event, context);
  return customerNote(change, { before: { lockedUntil: lockedUntil ?? null } });
}

/**
 * Returns when the last lock that refuses logins to the account ends, epoch milliseconds; undefined if there is no
 * lock.
 */
export async function findLockEnd(
  handle: Handle,
  account: Pick<Account, 'id' | 'email'>,
  { policy, now }: { policy: IdentityPolicy; now: number },
): Promise<number | undefined> {
  const { ofAccount, ofPlaces } = await lockSubjects(handle, account);
  const end = await findLatestEnd(handle, ofAccount, { schedule: policy.accountLock, now });
  const endOfPlaces = await findLatestEnd(handle, ofPlaces, { schedule: policy.addressLock, now });
  return Math.max(end, endOfPlaces) || undefined;
}

/** Returns the latest end of the subjects' current locks; 0 if there is no lock. */
async function findLatestEnd(
  handle: Handle,
  subjects: readonly string[],
  { schedule, now }: Counting,
): Promise<number> {
  if (subjects.length === 0) return 0;
  const { end } = await handle
    .selectFrom('loginAttempts')
    .select(({ fn }) => fn.max('lockedUntil').as('end'))
    .where('subject', 'in', subjects)
    .where('lockedUntil', '>', now)
    // A lock with a later end was written while the clock was ahead, and locks nobody out.
    .where('lockedUntil', '<=', latestLockEnd(schedule, now))
    .executeTakeFirstOrThrow();
  return end ?? 0;
}

/** Returns the subjects that failed tries are counted for, as far as it is known from where they were made. */
async function lockSubjects(
  handle: Handle,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<{ ofAccount: string[]; ofPlaces: string[] }> {
  const { addresses, owns } = await readPlaces(handle, id);
  const targets = (['password', 'second-factor'] as const).map((proof) => ({
    name: email ?? id,
    proof,
  }));
  return {
    ofAccount: targets.flatMap((target) => [
      accountSubject(target, true),
      accountSubject(target, false),
    ]),
    ofPlaces: targets.flatMap((target) => [
      ...addresses.map((address) => addressSubject(target, address)),
      ...owns.map((own) => ownSubject(target, own)),
    ]),
  };
}
