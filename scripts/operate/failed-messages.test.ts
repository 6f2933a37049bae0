import { expect, test } from 'vitest';

import { email, openAccountData, runCommand } from './account-data.ts';

async function openFailed() {
  const data = await openAccountData();
  const mail = { recipient: email, subject: 'Keys', text: 'AAAA-BBBB', attempts: 23 };
  const times = { createdAt: 1, nextAttemptAt: 1, settledAt: 2 };
  for (const id of ['m-1', 'm-2'])
    await data.handle
      .insertInto('mails')
      .values({ ...mail, ...times, id, state: 'failed', lastError: 'EENVELOPE 550' })
      .execute();
  return data;
}

test('given-up messages are listed with why, and without their words', async () => {
  await using data = await openFailed();
  const { status, text } = await runCommand('failed-messages', data.dataDir, []);
  expect(status).toBe(0);
  expect(text).toContain(`m-1\t1970-01-01T00:00:00.002Z\tmail\t${email}\tKeys\tEENVELOPE 550`);
  expect(text).toContain('2 given up.');
  expect(text).not.toContain('AAAA-BBBB');
});

test.each([
  [
    ['--resend', 'm-1'],
    ['waiting', 'failed'],
  ],
  [
    ['--resend', 'all'],
    ['waiting', 'waiting'],
  ],
])('%j puts them back into the outbox, and the audit log says so', async (args, states) => {
  await using data = await openFailed();
  expect(await runCommand('failed-messages', data.dataDir, args)).toMatchObject({ status: 0 });
  const rows = await data.handle.selectFrom('mails').select('state').orderBy('id').execute();
  expect(rows.map(({ state }) => state)).toEqual(states);
  const entries = await data.handle.selectFrom('auditEntries').selectAll().execute();
  expect(entries).toMatchObject([{ actor: 'command', action: 'resend-messages' }]);
});

test.each([
  [['--resend'], 'Usage:'],
  [['--all'], 'Usage:'],
  [['--resend', 'm-9'], 'None of these was given up'],
])('%j is refused with a sentence', async (args, sentence) => {
  await using data = await openFailed();
  const { status, text } = await runCommand('failed-messages', data.dataDir, args);
  expect({ status, text }).toEqual({ status: 1, text: expect.stringContaining(sentence) });
  const rows = await data.handle.selectFrom('mails').select('state').execute();
  expect(rows).toEqual([{ state: 'failed' }, { state: 'failed' }]);
});
