import { deleteView, listSavedViews, renameView, saveView } from '@uid/contract/saved-views';
import { maxViews } from '@uid/contract/view-paths';
import { expect, test } from 'vitest';

import { buildStaff } from '../../testing/shop/build-staff.ts';
import type { Buyer } from '../../testing/shop/test-shop.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

const language = 'en';
const late = { language, name: 'Late', path: '/orders', search: 'state=paid&q=%E5%BC%A0' } as const;

function save(server: TestApp, { token }: Buyer, change: object = {}) {
  return server.call(saveView, { ...late, ...change }, { token });
}

async function namesOf(server: TestApp, { token }: Buyer): Promise<string[]> {
  const { result } = await server.call(listSavedViews, {}, { token });
  return result.views.map(({ name }) => name);
}

test('a view is kept, found again, renamed and deleted by whoever saved it, and by nobody else', async () => {
  await using server = await createTestApp();
  const [own, other] = [await buildStaff(server, ['auditor']), await buildStaff(server, ['shop'])];
  const { result } = await save(server, own, { name: '  Late ' });
  const { id } = result;
  expect(result.views).toEqual([{ id, name: 'Late', path: '/orders', search: late.search }]);
  await save(server, own, { name: 'All', path: '/audit', search: '' });
  expect(await namesOf(server, own)).toEqual(['All', 'Late']);
  expect(await namesOf(server, other)).toEqual([]);
  const renaming = { language, id, name: 'Very late' } as const;
  expect((await server.call(renameView, renaming, { token: other.token })).status).toBe(404);
  expect((await server.call(deleteView, { language, id }, { token: other.token })).status).toBe(
    404,
  );
  await server.call(renameView, renaming, { token: own.token });
  expect(await namesOf(server, own)).toEqual(['All', 'Very late']);
  await server.call(deleteView, { language, id }, { token: own.token });
  expect(await namesOf(server, own)).toEqual(['All']);
});

test('a name is given once a person, and nobody keeps more than twenty', async () => {
  await using server = await createTestApp();
  const [own, other] = [await buildStaff(server), await buildStaff(server)];
  const { result } = await save(server, own);
  const again = await save(server, own, { path: '/audit' });
  expect([again.status, again.code]).toEqual([409, 40924]);
  expect((await save(server, other)).status).toBe(200);
  await save(server, own, { name: 'Second' });
  const taken = { language, id: result.id, name: 'Second' } as const;
  expect((await server.call(renameView, taken, { token: own.token })).code).toBe(40924);
  expect(await namesOf(server, own)).toEqual(['Late', 'Second']);
  for (let count = 2; count < maxViews - 1; count += 1)
    await save(server, own, { name: `View ${count}` });
  // One slot is left, and two requests compete for it.
  const both = [save(server, own, { name: 'This' }), save(server, own, { name: 'That' })];
  const codes = (await Promise.all(both)).map(({ code }) => code);
  expect(new Set(codes)).toEqual(new Set([200, 40923]));
  expect(await namesOf(server, own)).toHaveLength(maxViews);
});

test('a view is of a list of the console, and has a name that fits', async () => {
  await using server = await createTestApp();
  const staff = await buildStaff(server);
  const wrong = [
    { path: 'https://elsewhere.example' },
    { path: '/orders/1' },
    { name: ' ' },
    { name: 'x'.repeat(41) },
    { search: 'x'.repeat(2001) },
  ];
  for (const change of wrong)
    expect([change, (await save(server, staff, change)).status]).toEqual([change, 400]);
});

test('the audit log is told that a view was saved, and neither its name nor what was searched for', async () => {
  await using server = await createTestApp();
  const { token, accountId } = await buildStaff(server);
  const { id } = (await server.call(saveView, late, { token })).result;
  await server.call(listSavedViews, {}, { token });
  await server.call(renameView, { language, id, name: 'Zhang' }, { token });
  await server.call(deleteView, { language, id }, { token });
  const entries = await server.deps.database.handle
    .selectFrom('auditEntries')
    .innerJoin('auditDetails', 'auditDetails.seq', 'auditEntries.seq')
    .select(['actor', 'action', 'subjectKind', 'subjectId', 'before', 'after', 'reason'])
    .orderBy('auditEntries.seq')
    .execute();
  const entry = { actor: accountId, subjectKind: 'saved-view', subjectId: id, reason: null };
  const told = '{"path":"/orders"}';
  expect(entries).toEqual([
    { ...entry, action: 'save-view', before: null, after: told },
    { ...entry, action: 'rename-view', before: null, after: told },
    { ...entry, action: 'delete-view', before: told, after: null },
  ]);
});
