import type { ActNote } from '../../../act.ts';
import type { Handle } from '../../../database/database.ts';
import { resetAttempts } from '../limits/count-attempt.ts';
import { accountSubject, addressSubject, ownSubject } from '../limits/login-lock.ts';
import { recordEvent } from '../record-event.ts';
import type { Account } from '../repository.ts';
import { customerNote, lockCustomer } from './customer-change.ts';
import type { CustomerChange, CustomerContext } from './customer-change.ts';
import { readPlaces } from './read-places.ts';

/** Forgives a customer the tries that failed, wherever they were made, so that they can log in at once. */
export async function unlockCustomer(
  handle: Handle,
  change: CustomerChange,
  context: CustomerContext,
): Promise<ActNote> {
  const account = await lockCustomer(handle, change.accountId);
  const lockedUntil = await findLockEnd(handle, account, context.now());
  await resetAttempts(handle, await lockSubjects(handle, account));
  const from = { address: '', agent: 'staff' };
  const event = { kind: 'unlocked-by-staff', accountId: account.id, from } as const;
  await recordEvent(handle, event, context);
  return customerNote(change, { before: { lockedUntil: lockedUntil ?? null } });
}

/** Until when somebody who tries to log in there is refused; undefined: nobody is. */
export async function findLockEnd(
  handle: Handle,
  account: Pick<Account, 'id' | 'email'>,
  now: number,
): Promise<number | undefined> {
  const { end } = await handle
    .selectFrom('loginAttempts')
    .select(({ fn }) => fn.max('lockedUntil').as('end'))
    .where('subject', 'in', await lockSubjects(handle, account))
    .where('lockedUntil', '>', now)
    .executeTakeFirstOrThrow();
  return end ?? undefined;
}

/** What failed tries are counted for, as far as anybody knows from where they were made. */
async function lockSubjects(
  handle: Handle,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<string[]> {
  const { addresses, owns } = await readPlaces(handle, id);
  return (['password', 'second-factor'] as const).flatMap((proof) => {
    const target = { name: email ?? id, proof };
    return [
      accountSubject(target, true),
      accountSubject(target, false),
      ...addresses.map((address) => addressSubject(target, address)),
      ...owns.map((own) => ownSubject(target, own)),
    ];
  });
}
