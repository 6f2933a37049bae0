import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { openAuditKey } from '../../apps/server/src/features/audit/audit-key.ts';
import { recordAct } from '../../apps/server/src/features/audit/record-act.ts';
import { headLine, signHead } from '../../apps/server/src/features/audit/signed-head.ts';
import { openAccountData, runCommand } from './account-data.ts';

type Data = Awaited<ReturnType<typeof openAccountData>>;

async function openLog(): Promise<Data & { file: string; keyFile: string }> {
  const data = await openAccountData();
  const { handle, dataDir } = data;
  const by = { actor: 'command', roles: [] };
  for (let each = 0; each < 3; each += 1)
    await recordAct(handle, { action: 'ship-order', by, note: {} }, { now: Date.now });
  const { seq, hash } = await handle.selectFrom('auditHead').selectAll().executeTakeFirstOrThrow();
  const key = openAuditKey({ auditKey: undefined, dataDir });
  const [file, keyFile] = [join(dataDir, 'mail.txt'), join(dataDir, 'key.pem')];
  writeFileSync(file, `Subject: head\n\n${headLine(signHead({ seq, hash }, 1, key))}\n`);
  writeFileSync(keyFile, key.pem);
  return { ...data, file, keyFile };
}

/** Deletes the last entries, as somebody with access to the database can. */
async function cutOff({ handle }: Data): Promise<void> {
  await sql`drop trigger "auditEntriesKept"`.execute(handle);
  await handle.deleteFrom('auditEntries').where('seq', '=', 3).execute();
  const { hash } = await handle
    .selectFrom('auditEntries')
    .select('hash')
    .where('seq', '=', 2)
    .executeTakeFirstOrThrow();
  await handle.updateTable('auditHead').set({ seq: 2, hash }).execute();
}

test('it says up to where the log is whole, and what it cannot know without a head', async () => {
  await using log = await openLog();
  const { status, text } = await runCommand('check-audit', log.dataDir, []);
  expect({ status, text }).toEqual({ status: 0, text: expect.stringContaining('up to entry 3') });
  expect(text).toContain('nobody can know whether entries after 3 were cut off');
});

test('with a head that left, an end that was cut off is named; without one it is not known', async () => {
  await using log = await openLog();
  const whole = await runCommand('check-audit', log.dataDir, ['--head', log.file]);
  expect(whole).toMatchObject({ status: 0, text: expect.stringContaining('signed by this site') });
  await cutOff(log);
  expect(await runCommand('check-audit', log.dataDir, [])).toMatchObject({ status: 0 });
  const { status, text } = await runCommand('check-audit', log.dataDir, ['--head', log.file]);
  expect({ status, text }).toEqual({ status: 1, text: expect.stringContaining('Entry 3: a head') });
});

test('a head of an earlier machine is compared with its published key', async () => {
  await using log = await openLog();
  writeFileSync(join(log.dataDir, 'audit.key'), `${Buffer.alloc(32, 5).toString('base64')}\n`);
  const without = await runCommand('check-audit', log.dataDir, ['--head', log.file]);
  expect(without.text).toContain('which is not here');
  const args = ['--head', log.file, '--key', log.keyFile];
  expect((await runCommand('check-audit', log.dataDir, args)).text).toContain('by this site');
});

test('a head that somebody else made is refused', async () => {
  await using log = await openLog();
  const key = openAuditKey({ auditKey: undefined, dataDir: log.dataDir });
  const other = openAuditKey({ auditKey: Buffer.alloc(32, 5), dataDir: '' });
  const { seq, hash } = await log.handle
    .selectFrom('auditHead')
    .selectAll()
    .executeTakeFirstOrThrow();
  const forged = { ...signHead({ seq, hash }, 1, other), keyId: key.id };
  writeFileSync(log.file, headLine(forged));
  const { status, text } = await runCommand('check-audit', log.dataDir, ['--head', log.file]);
  expect({ status, text }).toEqual({ status: 1, text: expect.stringContaining('somebody else') });
});

test('a head that names an earlier machine’s key, which did not sign it, is refused, though its entry is right', async () => {
  await using log = await openLog();
  const key = openAuditKey({ auditKey: undefined, dataDir: log.dataDir });
  const other = openAuditKey({ auditKey: Buffer.alloc(32, 6), dataDir: '' });
  writeFileSync(join(log.dataDir, 'audit.key'), `${Buffer.alloc(32, 5).toString('base64')}\n`);
  const { seq, hash } = await log.handle
    .selectFrom('auditHead')
    .selectAll()
    .executeTakeFirstOrThrow();
  writeFileSync(log.file, headLine({ ...signHead({ seq, hash }, 1, other), keyId: key.id }));
  const args = ['--head', log.file, '--key', log.keyFile];
  const { status, text } = await runCommand('check-audit', log.dataDir, args);
  expect({ status, text }).toEqual({ status: 1, text: expect.stringContaining('somebody else') });
});

test.each([
  [['--unknown'], 'Usage:'],
  [['--head', '/nonexistent/head'], 'cannot be read'],
  [['--head', import.meta.filename], 'no signed head'],
])('%j is refused with a sentence', async (args, sentence) => {
  await using log = await openLog();
  const { status, text } = await runCommand('check-audit', log.dataDir, args);
  expect(status).toBe(1);
  expect(text).toContain(sentence);
  expect(text).not.toContain('    at ');
});
