import { expect, test } from 'vitest';

import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { noteTwoPersons } from './note-two-persons.ts';

async function listTurns({ deps }: TestApp): Promise<string[]> {
  const entries = await deps.database.handle
    .selectFrom('auditEntries')
    .select('action')
    .orderBy('seq')
    .execute();
  return entries.map(({ action }) => action);
}

test('a start that turns the second person off, or on again, is an entry of the audit log, once', async () => {
  await using usual = await createTestApp();
  const { database } = usual.deps;
  await using alone = await createTestApp({ database, environment: { TWO_PERSONS: 'off' } });
  await noteTwoPersons(usual.deps);
  expect(await listTurns(usual)).toEqual([]);
  await noteTwoPersons(alone.deps);
  await Promise.all([noteTwoPersons(alone.deps), noteTwoPersons(alone.deps)]);
  expect(await listTurns(usual)).toEqual(['turn-two-persons-off']);
  await noteTwoPersons(usual.deps);
  await noteTwoPersons(usual.deps);
  expect(await listTurns(usual)).toEqual(['turn-two-persons-off', 'turn-two-persons-on']);
});
