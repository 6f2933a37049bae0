import { sql } from 'kysely';

import type { Handle } from '../../../database/database.ts';
import { codeTime, codeTries, codesPerWindow, codeWindow } from './mailed-code.ts';
import type { CodeKey } from './mailed-code.ts';

/** Replaces the mailbox's code with a new one. False when the mailbox has received as many codes as the window allows. */
export async function replaceCode(
  handle: Handle,
  key: CodeKey,
  { codeHash, now }: { codeHash: string; now: number },
): Promise<boolean> {
  const fresh = { codeHash, triesLeft: codeTries, expiresAt: now + codeTime };
  const isOver = sql<boolean>`"mailedCodes"."windowStartedAt" <= ${now - codeWindow}`;
  const row = await handle
    .insertInto('mailedCodes')
    .values({ ...key, ...fresh, sentCount: 1, windowStartedAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['email', 'purpose'])
        .doUpdateSet({
          ...fresh,
          sentCount: sql<number>`case when ${isOver} then 1 else "mailedCodes"."sentCount" + 1 end`,
          windowStartedAt: sql<number>`case when ${isOver} then cast(${now} as bigint) else "mailedCodes"."windowStartedAt" end`,
        })
        .where((where) => where.or([isOver, where('mailedCodes.sentCount', '<', codesPerWindow)])),
    )
    .returning('sentCount')
    .executeTakeFirst();
  return row !== undefined;
}

/** When the mailbox may receive a code again. */
export async function getWindowEnd(handle: Handle, { email, purpose }: CodeKey): Promise<number> {
  const row = await handle
    .selectFrom('mailedCodes')
    .select('windowStartedAt')
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .executeTakeFirstOrThrow();
  return row.windowStartedAt + codeWindow;
}

/** Counts one try at the live code and returns the hash to compare with; undefined when no code is live. */
export async function takeTry(
  handle: Handle,
  { email, purpose }: CodeKey,
  now: number,
): Promise<string | undefined> {
  const row = await handle
    .updateTable('mailedCodes')
    .set((set) => ({ triesLeft: set('triesLeft', '-', 1) }))
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('triesLeft', '>', 0)
    .where('expiresAt', '>', now)
    .returning('codeHash')
    .executeTakeFirst();
  return row?.codeHash;
}

/** Marks the code as used. False when another request has just used it. */
export async function deleteCode(
  handle: Handle,
  { email, purpose }: CodeKey,
  codeHash: string,
): Promise<boolean> {
  const { numDeletedRows } = await handle
    .deleteFrom('mailedCodes')
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('codeHash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Gives a try back to a caller whose code was right and whose form had another error. */
export async function giveTryBack(
  handle: Handle,
  { email, purpose, codeHash }: CodeKey & { codeHash: string },
): Promise<void> {
  await handle
    .updateTable('mailedCodes')
    .set((set) => ({ triesLeft: set('triesLeft', '+', 1) }))
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('codeHash', '=', codeHash)
    .execute();
}
