import type { Selectable } from 'kysely';

import type { Handle } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { AppError } from '../../http/app-error.ts';
import { deleteDevices } from './devices/repository.ts';
import { keepFormerPassword } from './passwords/new-password/former-passwords.ts';

export type Account = Selectable<Tables['accounts']>;

export function findAccountByEmail(handle: Handle, email: string): Promise<Account | undefined> {
  return handle.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();
}

export function findAccount(handle: Handle, id: string): Promise<Account | undefined> {
  return handle.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Throws SESSION_INVALID if the account has been deleted since its session was found. */
export async function getAccount(handle: Handle, id: string): Promise<Account> {
  const account = await findAccount(handle, id);
  if (!account) throw new AppError('SESSION_INVALID');
  return account;
}

/** False when the address has an account already. */
export async function insertAccount(handle: Handle, account: Account): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await handle
    .insertInto('accounts')
    .values(account)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Stores a new hash of the same password, if there is one. False when the password changed since it was verified. The
 * row stays locked until the commit, so that the password can't change before the session exists.
 */
export async function holdPassword(
  handle: Handle,
  { id, passwordVersion }: Pick<Account, 'id' | 'passwordVersion'>,
  passwordHash?: string,
): Promise<boolean> {
  const { numUpdatedRows } = await handle
    .updateTable('accounts')
    .set({ passwordVersion, ...(passwordHash && { passwordHash }) })
    .where('id', '=', id)
    .where('passwordVersion', '=', passwordVersion)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Records a login. Throws SESSION_INVALID if the account is gone, ACCOUNT_DISABLED if it is disabled. */
export async function noteLogin(handle: Handle, id: string, now: number): Promise<void> {
  const { disabledAt } = await handle
    .updateTable('accounts')
    .set({ lastLoginAt: now })
    .where('id', '=', id)
    .returning('disabledAt')
    .executeTakeFirstOrThrow(() => new AppError('SESSION_INVALID'));
  if (disabledAt !== null) throw new AppError('ACCOUNT_DISABLED');
}

/** Returns the account, and locks its row until the transaction ends. Throws SESSION_INVALID if the account is gone. */
export async function getLockedAccount(handle: Handle, id: string): Promise<Account> {
  return handle
    .updateTable('accounts')
    .set((set) => ({ email: set.ref('email') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow(() => new AppError('SESSION_INVALID'));
}

/**
 * Raises the password's version, so that password changes and logins that began under the former requirements are
 * refused.
 */
export async function outdatePassword(
  handle: Handle,
  { id, passwordVersion }: Pick<Account, 'id' | 'passwordVersion'>,
  passwordExpiresAt: number | null,
): Promise<void> {
  await handle
    .updateTable('accounts')
    .set({ passwordVersion: passwordVersion + 1, passwordExpiresAt })
    .where('id', '=', id)
    .execute();
}

export interface NewPassword {
  passwordHash: string;
  /** True if the password is too short to stand without a second factor. */
  isShort: boolean;
  /** How many former passwords are kept, for a policy that refuses them. */
  formerPasswords: number;
}

/**
 * Replaces the password, or sets the first one; ends every session and forgets every browser. False when the password
 * changed since the account was read.
 */
export async function replacePassword(
  handle: Handle,
  { id, passwordVersion, passwordHash: formerHash }: Account,
  { now, passwordHash, isShort, formerPasswords }: NewPassword & { now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await handle
    .updateTable('accounts')
    .set({
      passwordHash,
      isPasswordShort: isShort ? 1 : 0,
      passwordVersion: passwordVersion + 1,
      passwordChangedAt: now,
      passwordExpiresAt: null,
    })
    .where('id', '=', id)
    .where('passwordVersion', '=', passwordVersion)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  if (formerHash !== null) {
    const former = { accountId: id, passwordVersion, passwordHash: formerHash };
    await keepFormerPassword(handle, former, formerPasswords);
  }
  await endSessions(handle, id);
  await deleteDevices(handle, id);
  return true;
}

export async function setAccountDisabled(
  handle: Handle,
  id: string,
  disabledAt: number | null,
): Promise<void> {
  await handle.updateTable('accounts').set({ disabledAt }).where('id', '=', id).execute();
}

export async function setPasswordExpiry(
  handle: Handle,
  id: string,
  passwordExpiresAt: number,
): Promise<void> {
  await handle.updateTable('accounts').set({ passwordExpiresAt }).where('id', '=', id).execute();
}

/** Ends every session of an account, and every login that waits for its second factor. */
export async function endSessions(handle: Handle, accountId: string): Promise<void> {
  await handle.deleteFrom('sessions').where('accountId', '=', accountId).execute();
  await deleteTickets(handle, accountId);
}

export async function deleteTickets(handle: Handle, accountId: string): Promise<void> {
  await handle.deleteFrom('loginTickets').where('accountId', '=', accountId).execute();
}

export async function deleteSession(handle: Handle, id: string): Promise<void> {
  await handle.deleteFrom('sessions').where('id', '=', id).execute();
}

/** Ends the session of a token, but only for its own key: a token alone must not end a session that has a key. */
export async function deleteSessionOfToken(
  handle: Handle,
  { tokenHash, key }: { tokenHash: string; key: string | undefined },
): Promise<void> {
  await handle
    .deleteFrom('sessions')
    .where('tokenHash', '=', tokenHash)
    .where('keyThumbprint', key === undefined ? 'is' : '=', key ?? null)
    .execute();
}
