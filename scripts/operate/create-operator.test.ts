import { expect, test } from 'vitest';

import { email, openAccountData, runCommand } from './account-data.ts';

function createOperator(dataDir: string, args: string[]) {
  return runCommand('create-operator', dataDir, args);
}

test('nobody is an operator unless made one', async () => {
  await using data = await openAccountData();
  expect((await data.account()).role).toBe('buyer');
});

test('a registered account becomes an operator, is told so and has to log in again', async () => {
  await using data = await openAccountData();
  const { status, text } = await createOperator(data.dataDir, [
    'Buyer@example.com',
    '--language',
    'en',
  ]);
  expect({ status, text }).toEqual({ status: 0, text: expect.stringContaining(email) });
  expect((await data.account()).role).toBe('operator');
  expect(await data.handle.selectFrom('sessions').select('id').execute()).toEqual([]);
  const mail = await data.handle.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
  expect(mail).toMatchObject({ recipient: email, state: 'waiting' });
  expect(mail.subject).toContain('operator');
  const [event] = await data.handle.selectFrom('accountEvents').selectAll().execute();
  expect(event).toMatchObject({ kind: 'operator-granted', accountId: 'account' });
});

test('somebody without an account is mailed an invitation, in Chinese unless told', async () => {
  await using data = await openAccountData();
  const { status, text } = await createOperator(data.dataDir, ['new@example.com']);
  expect(status).toBe(0);
  expect(text).toContain('invitation');
  const mail = await data.handle.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
  expect(mail).toMatchObject({ recipient: 'new@example.com', state: 'waiting' });
  expect(mail.subject).toContain('邀请');
  expect(mail.text).not.toMatch(/\d{6}/);
  expect((await data.account()).role).toBe('buyer');
});

test.each([
  [[], 'Usage:'],
  [['nobody'], 'Usage:'],
  [[email, '--language', 'fr'], 'Usage:'],
  [[email, '--unknown'], 'Usage:'],
])('%j is refused with a sentence', async (args, sentence) => {
  await using data = await openAccountData();
  const { status, text } = await createOperator(data.dataDir, args);
  expect(status).toBe(1);
  expect(text).toContain(sentence);
  expect(text).not.toContain('    at ');
  expect((await data.account()).role).toBe('buyer');
});

test('a wrong data folder is not filled with an empty database', async () => {
  const { status, text } = await createOperator('/nonexistent/uid', [email]);
  expect(status).toBe(1);
  expect(text).toContain('There is no data folder /nonexistent/uid');
});
