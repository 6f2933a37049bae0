import { addToCart, getCart, setCartLine } from '@uid/contract/cart';
import { listItems } from '@uid/contract/catalogue';
import { xsrfCookie, xsrfHeader } from '@uid/contract/constants';
import { errorKinds } from '@uid/contract/errors';
import { currentSession, login, startRegistration } from '@uid/contract/identity';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';

import type { Database } from '../database/database.ts';
import type * as SqliteFiles from '../database/sqlite-file.ts';
import { registerBuyer } from '../features/identity/testing/test-account.ts';
import { seedSite } from '../testing/seed-site.ts';
import { createTestApp } from '../testing/test-app.ts';

const sku = 'SIM-3FF-10';

const disk = vi.hoisted(() => ({ isFull: false }));

vi.mock('../database/sqlite-file.ts', async (original) => {
  const { openSqliteFile } = await original<typeof SqliteFiles>();
  const refusal = () =>
    Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });
  return {
    openSqliteFile: (...place: Parameters<typeof openSqliteFile>): SqliteFiles.SqliteFile => {
      const file = openSqliteFile(...place);
      return {
        ...file,
        run(query) {
          if (disk.isFull && /^(insert|update|delete)/i.test(query.sql)) throw refusal();
          return file.run(query);
        },
      };
    },
  };
});

/** Makes the database answer but take no writes, as on a disk that is full or was mounted read-only. */
async function setWritable({ engine, handle }: Database, isWritable: boolean): Promise<void> {
  if (engine === 'sqlite') {
    disk.isFull = !isWritable;
    return;
  }
  await handle.connection().execute(async (own) => {
    await sql`set default_transaction_read_only = off`.execute(own);
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(own);
    const setting = isWritable ? 'reset' : 'set';
    const value = isWritable ? '' : '= on';
    await sql
      .raw(`alter database ${rows[0]?.name} ${setting} default_transaction_read_only ${value}`)
      .execute(own);
    await sql`set default_transaction_read_only = ${sql.raw(isWritable ? 'off' : 'on')}`.execute(
      own,
    );
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(own);
  });
}

test('D9: while nothing can be written, writes are refused with a sentence and reads are served; then all heals', async () => {
  await using site = await createTestApp();
  await seedSite(site.deps);
  const add = (language: 'zh' | 'en', guest = {}) =>
    site.call(addToCart, { language, sku, quantity: 1 }, guest);
  const { cookies } = await add('zh');
  const guest = { cookies, headers: { [xsrfHeader]: cookies[xsrfCookie] ?? '' } };
  const countPieces = async () =>
    (await site.call(getCart, { language: 'en' }, guest)).result.count;
  const { token } = await registerBuyer(site);
  await setWritable(site.deps.database, false);
  // Late enough that the session's last use would be recorded.
  site.clock.now += 60_000;
  expect((await site.call(currentSession, {}, { token })).status).toBe(200);
  for (const language of ['zh', 'en'] as const)
    for (const answer of [
      await add(language),
      await add(language, guest),
      await site.call(setCartLine, { language, sku, quantity: 5 }, guest),
      await site.call(
        login,
        { email: 'a@example.com', password: 'x' },
        { headers: { 'accept-language': language } },
      ),
      await site.call(startRegistration, { language, email: 'a@example.com' }),
    ])
      expect(answer).toMatchObject({
        status: 503,
        message: errorKinds.NOT_SAVED.text[language],
        result: { error: 'NOT_SAVED' },
        headers: { 'retry-after': '60' },
      });
  expect(await countPieces()).toBe(1);
  expect((await site.call(listItems, { language: 'en' })).status).toBe(200);
  await setWritable(site.deps.database, true);
  expect((await add('en', guest)).status).toBe(200);
  expect(await countPieces()).toBe(2);
});
