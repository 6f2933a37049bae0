import type { Insertable, Selectable } from 'kysely';

import type { Handle } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Account } from '../repository.ts';

export type OutsideLogin = Selectable<Tables['outsideLogins']>;
export type OutsideArrival = Selectable<Tables['outsideArrivals']>;
export type OutsideIdentity = Selectable<Tables['outsideIdentities']>;
export type Named = Pick<OutsideIdentity, 'issuer' | 'subject'>;

export async function insertLogin(handle: Handle, login: OutsideLogin): Promise<void> {
  await handle.insertInto('outsideLogins').values(login).execute();
}

/** Uses up a state, if it was given to this browser. */
export function takeLogin(
  handle: Handle,
  { stateHash, browserHash }: Pick<OutsideLogin, 'stateHash' | 'browserHash'>,
  now: number,
): Promise<OutsideLogin | undefined> {
  return handle
    .deleteFrom('outsideLogins')
    .where('stateHash', '=', stateHash)
    .where('browserHash', '=', browserHash)
    .where('expiresAt', '>', now)
    .returningAll()
    .executeTakeFirst();
}

export async function insertArrival(handle: Handle, arrival: OutsideArrival): Promise<void> {
  await handle.insertInto('outsideArrivals').values(arrival).execute();
}

export function findArrival(
  handle: Handle,
  arrivalHash: string,
  now: number,
): Promise<OutsideArrival | undefined> {
  return handle
    .selectFrom('outsideArrivals')
    .selectAll()
    .where('arrivalHash', '=', arrivalHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

/** False when another request has just used the arrival. */
export async function deleteArrival(handle: Handle, arrivalHash: string): Promise<boolean> {
  const { numDeletedRows } = await handle
    .deleteFrom('outsideArrivals')
    .where('arrivalHash', '=', arrivalHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Returns the account that a person whom another company names logs in to. */
export function findAccountByOutside(
  handle: Handle,
  { issuer, subject }: Named,
): Promise<Account | undefined> {
  return handle
    .selectFrom('outsideIdentities')
    .innerJoin('accounts', 'accounts.id', 'outsideIdentities.accountId')
    .selectAll('accounts')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

export async function noteOutsideUse(
  handle: Handle,
  { issuer, subject }: Named,
  now: number,
): Promise<void> {
  await handle
    .updateTable('outsideIdentities')
    .set({ lastUsedAt: now })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
}

/** Returns false if the person logs in to an account already. */
export async function insertOutside(
  handle: Handle,
  identity: Insertable<Tables['outsideIdentities']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await handle
    .insertInto('outsideIdentities')
    .values(identity)
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export function listOutsideOf(handle: Handle, accountId: string): Promise<OutsideIdentity[]> {
  return handle
    .selectFrom('outsideIdentities')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(20)
    .execute();
}

/** False when the account has no such link. */
export async function deleteOutside(
  handle: Handle,
  { id, accountId }: Pick<OutsideIdentity, 'id' | 'accountId'>,
): Promise<boolean> {
  const { numDeletedRows } = await handle
    .deleteFrom('outsideIdentities')
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
