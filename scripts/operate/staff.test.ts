import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

import { migrationNames } from '../../apps/server/src/database/migrate.ts';
import { email, openAccountData, runCommand } from './account-data.ts';

type Data = Awaited<ReturnType<typeof openAccountData>>;

function runStaff(dataDir: string, args: string[]) {
  return runCommand('staff', dataDir, args);
}

function rolesOf({ handle }: Data) {
  return handle.selectFrom('staffRoles').select(['accountId', 'role', 'grantedBy']).execute();
}

function staffOf({ handle }: Data) {
  return handle.selectFrom('staff').selectAll().executeTakeFirstOrThrow();
}

/** Enrols the staff as if they had entered their codes. */
async function enrol({ handle }: Data): Promise<void> {
  await handle.updateTable('staff').set({ factor: 'totp', enrolledAt: 1 }).execute();
}

test('the first administrator gets the role and a code to enrol with, which is kept as a hash alone', async () => {
  await using data = await openAccountData();
  const { status, text } = await runStaff(data.dataDir, [
    'first-administrator',
    'Buyer@example.com',
  ]);
  expect({ status, text }).toEqual({ status: 0, text: expect.stringContaining(email) });
  const [code = ''] = /(?:[2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}/.exec(text) ?? [];
  expect(code).not.toBe('');
  expect(await rolesOf(data)).toEqual([
    { accountId: 'account', role: 'administrator', grantedBy: null },
  ]);
  const staff = await staffOf(data);
  expect(staff).toMatchObject({ factor: null, codeTriesLeft: 5 });
  expect(staff.codeHash).not.toContain(code.replaceAll('-', ''));
  const mails = await data.handle.selectFrom('mails').selectAll().execute();
  expect(JSON.stringify(mails)).not.toContain(code);
  expect(await data.handle.selectFrom('sessions').select('id').execute()).toEqual([]);
  await enrol(data);
  const again = await runStaff(data.dataDir, ['first-administrator', email]);
  expect(again).toMatchObject({ status: 1, text: expect.stringContaining('already') });
});

test('roles are given and taken, people disabled and enabled, and all of it is listed', async () => {
  await using data = await openAccountData();
  const run = async (...args: string[]) => {
    const { status, text } = await runStaff(data.dataDir, args);
    expect([args, status, text]).toEqual([args, 0, text]);
    return text;
  };
  expect(await run('list')).toContain('Nobody');
  await run('grant', email, 'shop', 'finance');
  await run('take-away', email, 'shop');
  expect(await run('list')).toContain(`${email}  to-enrol  finance`);
  await enrol(data);
  expect(await run('list')).toContain('enrolled');
  await run('disable', email);
  expect(await run('list')).toContain('disabled');
  expect(await staffOf(data)).toMatchObject({ factor: null, enrolledAt: null });
  await run('enable', email);
  expect(await run('code', email)).toContain('The code');
  const entries = await data.handle.selectFrom('auditEntries').selectAll().orderBy('seq').execute();
  expect(entries.map(({ action, actor }) => `${action} by ${actor}`)).toEqual([
    'grant-roles by command',
    'take-role-away by command',
    'disable-staff by command',
    'enable-staff by command',
    'issue-enrolment-code by command',
  ]);
});

test('the last administrator stays, and gets a new code where the factor is lost', async () => {
  await using data = await openAccountData();
  await runStaff(data.dataDir, ['grant', email, 'administrator']);
  await enrol(data);
  for (const args of [
    ['take-away', email, 'administrator'],
    ['disable', email],
  ]) {
    const { status, text } = await runStaff(data.dataDir, args);
    expect([status, text]).toEqual([1, expect.stringContaining('last enrolled administrator')]);
  }
  expect(await staffOf(data)).toMatchObject({ factor: 'totp' });
  expect((await runStaff(data.dataDir, ['code', email])).status).toBe(0);
  expect(await staffOf(data)).toMatchObject({ factor: null, codeTriesLeft: 5 });
});

test.each([
  [[], 'Usage:'],
  [['toString', email], 'Usage:'],
  [['grant', 'nobody', 'shop'], 'Usage:'],
  [['grant', email], 'Usage:'],
  [['grant', email, 'king'], 'Usage:'],
  [['grant', email, 'shop', 'king'], 'Usage:'],
  [['take-away', email, 'shop', 'finance'], 'Usage:'],
  [['grant', email, 'shop', '--unknown'], 'Usage:'],
  [['grant', 'new@example.com', 'shop'], 'Nobody has registered'],
  [['code', 'new@example.com'], 'Nobody has registered'],
  [['take-away', email, 'shop'], 'no such role'],
])('%j is refused with a sentence', async (args, sentence) => {
  await using data = await openAccountData();
  const { status, text } = await runStaff(data.dataDir, args);
  expect(status).toBe(1);
  expect(text).toContain(sentence);
  expect(text).not.toContain('    at ');
  expect(await rolesOf(data)).toEqual([]);
});

test('a wrong data folder is not filled with an empty database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'uid-operate-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { status, text } = await runStaff(folder, ['list']);
  expect({ status, text }).toEqual({ status: 1, text: expect.stringContaining(folder) });
  expect(readdirSync(folder)).toEqual([]);
});

test('a database of another version is left as it is: a server of its own may be running on it', async () => {
  await using data = await openAccountData();
  const { handle } = data;
  const last = migrationNames('sqlite').at(-1)!;
  await sql`delete from migrations where name = ${last}`.execute(handle);
  expect(await runStaff(data.dataDir, ['list'])).toMatchObject({
    status: 1,
    text: expect.stringContaining("lacks 1 of this version's changes"),
  });
  const { rows } = await sql`select name from migrations where name = ${last}`.execute(handle);
  expect(rows).toEqual([]);
});
