import { randomBytes } from 'node:crypto';

import { expect, test } from 'vitest';

import { openTestDatabase } from '../../testing/test-database.ts';
import { maskSecrets, maskText } from './mask-secrets.ts';
import { recordAct } from './record-act.ts';

const token = randomBytes(32).toString('base64url');
const card = '4111 1111 1111 1111';
const identity = '11010519491231002X';

test('no secret, token, whole card or identity number comes into an entry (G5)', async () => {
  await using database = await openTestDatabase();
  const words = `paid with ${card}, identity ${identity}, session ${token}`;
  const note = {
    before: { password: 'seven green kettles', nested: [{ accessToken: 'short' }] },
    after: { note: words, [token]: 1 },
    reason: words,
  };
  const act = { action: 'decide-refund', by: { actor: 'a', roles: [] }, note } as const;
  await database.transact((handle) => recordAct(handle, act, { now: Date.now }));
  const { handle } = database;
  const rows = JSON.stringify([
    await handle.selectFrom('auditEntries').selectAll().execute(),
    await handle.selectFrom('auditDetails').selectAll().execute(),
  ]);
  for (const secret of [token, card, identity, 'seven green kettles', 'short'])
    expect(rows).not.toContain(secret);
  expect(rows).toContain('***1111');
  expect(rows).toContain('***002X');
});

test.each([
  'SF1234567890',
  '0192f0c1-7e3a-7c3e-9d1b-2f4b6c8d0e12',
  '01a216d8-9404-7778-8900-5bba53526de0',
  '4111 1111 1111 1112',
  '110105194912310021',
  '13800138000',
  'f'.repeat(64),
])('what only looks like one stays: %s', (text) => {
  expect(maskText(text)).toBe(text);
});

test('what has no words stays as it is', () => {
  const value = { amountFen: 100, isWhole: true, nothing: null };
  expect(maskSecrets(value)).toEqual(value);
});

test('a hash stays whole, whatever digits it holds', () => {
  const hash = 'e1af641d5bc5133d44789ec338d2fd87665557323223ebb2590bc13b5b1c66cd';
  expect(maskText(`{"hash":"${hash}"}`)).toBe(`{"hash":"${hash}"}`);
  expect(maskText('card4111111111111111')).toBe('card***1111');
});
