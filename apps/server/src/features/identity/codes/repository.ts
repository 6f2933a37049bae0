import type { Insertable } from 'kysely';

import type { Handle } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';
import type { CodeKey } from './mailed-code.ts';

export async function insertCode(
  handle: Handle,
  code: Insertable<Tables['mailedCodes']>,
): Promise<void> {
  await handle.insertInto('mailedCodes').values(code).execute();
}

/** Counts one try at the code that this browser asked for. Undefined if the browser has no code that is still valid. */
export function takeTry(
  handle: Handle,
  { email, purpose, requestHash }: CodeKey & { requestHash: string },
  now: number,
): Promise<{ id: string; codeHash: string } | undefined> {
  return handle
    .updateTable('mailedCodes')
    .set((set) => ({ triesLeft: set('triesLeft', '-', 1) }))
    .where('requestHash', '=', requestHash)
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('triesLeft', '>', 0)
    .where('codeEndsAt', '>', now)
    .returning(['id', 'codeHash'])
    .executeTakeFirst();
}

/** Gives a try back to a caller whose code was right. */
export async function restoreTry(handle: Handle, id: string): Promise<void> {
  await handle
    .updateTable('mailedCodes')
    .set((set) => ({ triesLeft: set('triesLeft', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Returns the address and purpose that a code and its link were mailed for. */
export function findCode(
  handle: Handle,
  id: string,
): Promise<(CodeKey & { id: string }) | undefined> {
  return handle
    .selectFrom('mailedCodes')
    .select(['id', 'email', 'purpose'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Returns the address and purpose that a link was mailed for, unless it has expired. */
export function findLink(
  handle: Handle,
  linkHash: string,
  now: number,
): Promise<(CodeKey & { id: string }) | undefined> {
  return handle
    .selectFrom('mailedCodes')
    .select(['id', 'email', 'purpose'])
    .where('linkHash', '=', linkHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

/** Deletes a code or link, and all others of its address and purpose. False when another request has just used it. */
export async function deleteCodes(
  handle: Handle,
  { id, email, purpose }: CodeKey & { id: string },
): Promise<boolean> {
  const { numDeletedRows } = await handle
    .deleteFrom('mailedCodes')
    .where('id', '=', id)
    .executeTakeFirst();
  await handle
    .deleteFrom('mailedCodes')
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .execute();
  return numDeletedRows === 1n;
}
