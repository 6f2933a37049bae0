import { sql } from 'kysely';

import type { Handle } from '../../../database/database.ts';
import { codeTime, codeTries, codesPerWindow, codeWindow } from './mailed-code.ts';
import type { CodeKey } from './mailed-code.ts';

/** Puts a new code in the place of the old one. False when the mailbox has had its share for now. */
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

/** Takes one of the tries of the live code and yields the hash to compare with; undefined without one. */
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

/** Uses the code up. False when somebody else just did. */
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

/** For whoever typed the right code and has to mend something else. */
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
