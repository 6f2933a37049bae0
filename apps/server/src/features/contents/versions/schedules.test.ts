import { getNewsArticle } from '@uid/contract/contents';
import * as contract from '@uid/contract/staff-contents';
import { expect, test } from 'vitest';

import type { Database } from '../../../database/database.ts';
import { seed } from '../../../seed.ts';
import { besideAChange } from '../../../testing/beside-a-change.ts';
import { hearOfChanges } from '../../../testing/hear-of-changes.ts';
import { buildStaff } from '../../../testing/shop/build-staff.ts';
import { createTick } from '../../../testing/shop/test-shop.ts';
import type { Buyer } from '../../../testing/shop/test-shop.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { saveDraft } from './edit-content.ts';
import { readRoles } from './read-roles.ts';
import { runSchedules } from './run-schedules.ts';

const language = 'en';
const akma = { language, kind: 'news', id: 'akma' } as const;
const hour = 60 * 60_000;
/** Monday at nine by the shop's clock. */
const starts = '2026-12-07T09:00';
const startsAt = Date.UTC(2026, 11, 7, 1);

interface Editor {
  server: TestApp;
  staff: Buyer;
}

async function openEditor(database?: Database): Promise<Editor & AsyncDisposable> {
  const server = await createTestApp(database && { database });
  server.clock.now = Date.UTC(2026, 11, 1, 8);
  await seed(server.deps);
  const staff = await buildStaff(server, ['editor']);
  return { server, staff, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

const read = async ({ server, staff }: Editor) =>
  (await server.call(contract.getStaffContent, akma, staff)).result;

/** Saves a title as a draft. Returns the part with its new revision. */
async function draft(editor: Editor, title: string) {
  const { parts } = await read(editor);
  const { revision, published } = parts.find(({ part }) => part === 'en')!;
  const body = JSON.stringify({ ...JSON.parse(published!.body), title });
  const input = { ...akma, part: 'en', revision, body } as const;
  await editor.server.call(contract.saveContentDraft, input, editor.staff);
  return { part: 'en' as const, revision: revision + 1 };
}

interface Wish {
  action?: 'publish' | 'withdraw';
  starts?: string;
}

async function schedule({ server, staff }: Editor, part: { revision: number }, request: Wish = {}) {
  const parts = [{ part: 'en' as const, revision: part.revision }];
  const input = { ...akma, action: 'publish' as const, starts, parts, ...request };
  return server.call(contract.scheduleContent, input, staff);
}

async function titleAt({ server }: Editor, now: number): Promise<string | undefined> {
  server.clock.now = now;
  await createTick(server, server.rounds.fulfilment)();
  const { status, result } = await server.call(getNewsArticle, akma);
  return status === 200 ? result.title : undefined;
}

test('what is planned is published on its time by the shop’s clock, once, as it was read (H3)', async () => {
  await using editor = await openEditor();
  const { server } = editor;
  const { result } = await schedule(editor, await draft(editor, 'On Monday'));
  expect(result.at).toBe(startsAt);
  // A later draft is no part of the plan.
  const { parts } = await read(editor);
  const { revision } = parts.find(({ part }) => part === 'en')!;
  const later = { ...akma, part: 'en', revision, body: '{"title":"Later"}' } as const;
  await server.call(contract.saveContentDraft, later, editor.staff);
  expect(await titleAt(editor, startsAt - 1)).not.toBe('On Monday');
  // No process ran at the planned time.
  expect(await titleAt(editor, startsAt + 30 * hour)).toBe('On Monday');
  const after = await read(editor);
  expect(after.schedules).toEqual([]);
  expect(after.parts.find(({ part }) => part === 'en')?.draft?.body).toContain('Later');
  const entries = await server.deps.database.handle
    .selectFrom('auditEntries')
    .select(['actor', 'subjectId'])
    .where('action', '=', 'run-content-schedule')
    .execute();
  expect(entries).toEqual([{ actor: editor.staff.accountId, subjectId: 'news/akma' }]);
  await titleAt(editor, startsAt + 31 * hour);
  expect((await read(editor)).versions).toHaveLength(after.versions.length);
});

test('a plan of a time at which the server was stopped is done once when two start, in its author’s name (H3)', async () => {
  await using database = await openTestDatabase();
  let author = '';
  {
    await using editor = await openEditor(database);
    author = editor.staff.accountId;
    await schedule(editor, await draft(editor, 'On Monday'));
  }
  await using one = await createTestApp({ database });
  await using two = await createTestApp({ database });
  for (const { clock } of [one, two]) clock.now = startsAt + 30 * hour;
  const ticks = [one, two].map((server) => createTick(server, server.rounds.fulfilment));
  await Promise.all(ticks.map((tick) => tick()));
  await Promise.all(ticks.map((tick) => tick()));
  for (const server of [one, two]) {
    await hearOfChanges(database);
    expect((await server.call(getNewsArticle, akma)).result.title).toBe('On Monday');
  }
  const done = await database.handle
    .selectFrom('auditEntries')
    .select(['actor', 'subjectId'])
    .where('action', '=', 'run-content-schedule')
    .execute();
  expect(done).toEqual([{ actor: author, subjectId: 'news/akma' }]);
  const versions = database.handle.selectFrom('contentVersions').select('number');
  const ofPart = versions.where('id', '=', 'akma').where('part', '=', 'en');
  expect(await ofPart.orderBy('number').execute()).toEqual([{ number: 1 }, { number: 2 }]);
});

test('a plan whose author has lost the right is held and listed, and taken off the list (H3)', async () => {
  await using editor = await openEditor();
  const { server, staff } = editor;
  const { handle } = server.deps.database;
  await schedule(editor, await draft(editor, 'On Monday'));
  await handle.deleteFrom('staffRoles').where('accountId', '=', staff.accountId).execute();
  expect(await titleAt(editor, startsAt)).not.toBe('On Monday');
  const other = { server, staff: await buildStaff(server, ['editor']) };
  const { schedules, versions } = await read(other);
  // The plan names its author by email address, as the history does.
  const { person } = versions.find(({ origin }) => origin === 'staff')!;
  expect(person).toEqual({ id: staff.accountId, email: expect.stringContaining('@') });
  expect(schedules).toMatchObject([{ isHeld: true, reason: 'NO_RIGHT', person, parts: ['en'] }]);
  const held = { language, state: 'held' } as const;
  const listed = await server.call(contract.listStaffContents, held, other.staff);
  expect(listed.result.contents.map(({ id }) => id)).toEqual(['akma']);
  // A held plan stays held when its author gets the right back.
  await handle
    .insertInto('staffRoles')
    .values({ accountId: staff.accountId, role: 'editor', grantedAt: 0, grantedBy: null })
    .execute();
  expect(await titleAt(editor, startsAt + hour)).not.toBe('On Monday');
  const { id } = schedules[0]!;
  const taken = () => server.call(contract.withdrawContentSchedule, { language, id }, other.staff);
  expect([(await taken()).status, (await taken()).status]).toEqual([200, 404]);
});

test('the roles of a person of the staff rest on their factor, and on nobody having disabled them', async () => {
  await using server = await createTestApp();
  const { handle } = server.deps.database;
  const rolesAfter = async (change: (accountId: string) => Promise<unknown>) => {
    const { accountId } = await buildStaff(server, ['editor']);
    await change(accountId);
    return readRoles(handle, accountId);
  };
  const staff = (change: { factor: null } | { disabledAt: number }) => (accountId: string) =>
    handle.updateTable('staff').set(change).where('accountId', '=', accountId).execute();
  const disabled = handle.updateTable('accounts').set({ disabledAt: 1 });
  expect(await rolesAfter(async () => undefined)).toEqual(['editor']);
  expect(await rolesAfter(staff({ factor: null }))).toEqual([]);
  expect(await rolesAfter(staff({ disabledAt: 1 }))).toEqual([]);
  expect(await rolesAfter((id) => disabled.where('id', '=', id).execute())).toEqual([]);
});

test('what is not complete at its time is held whole: nothing of it shows', async () => {
  await using editor = await openEditor();
  const { server } = editor;
  const { revision } = await draft(editor, '');
  await schedule(editor, { revision });
  const before = (await server.call(getNewsArticle, akma)).result.title;
  expect(await titleAt(editor, startsAt)).toBe(before);
  expect((await read(editor)).schedules).toMatchObject([
    { isHeld: true, reason: 'CONTENT_INVALID' },
  ]);
});

test('a plan that fails holds up no other, but for the later ones of its content', async () => {
  await using editor = await openEditor();
  const { server } = editor;
  await schedule(editor, await draft(editor, 'On Monday'));
  await schedule(editor, await draft(editor, 'On Tuesday'), { starts: '2026-12-08T09:00' });
  const other = { language, kind: 'news', id: 'module-kit' } as const;
  const { handle } = server.deps.database;
  const [plan] = await handle.selectFrom('contentSchedules').selectAll().orderBy('at').execute();
  const withdrawal = { action: 'withdraw', parts: '[]', contentId: other.id } as const;
  const later = startsAt + 2 * 24 * hour;
  await handle
    .insertInto('contentSchedules')
    .values({ ...plan!, ...withdrawal, id: 'other', at: later })
    .execute();
  await handle
    .updateTable('contentSchedules')
    .set({ parts: '{' })
    .where('id', '=', plan!.id)
    .execute();
  server.clock.now = later;
  await expect(runSchedules(server.deps, () => false)).rejects.toThrow('JSON');
  const states = await handle
    .selectFrom('contentSchedules')
    .select('state')
    .orderBy('at')
    .execute();
  expect(states.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'done']);
  expect((await server.call(getNewsArticle, other)).status).toBe(404);
});

test('a plan that is older than what was published since is held, and nothing goes back', async () => {
  await using editor = await openEditor();
  const { server, staff } = editor;
  await schedule(editor, await draft(editor, 'On Monday'));
  const later = await draft(editor, 'On Friday');
  await server.call(contract.publishContent, { ...akma, parts: [later] }, staff);
  expect(await titleAt(editor, startsAt)).toBe('On Friday');
  expect((await read(editor)).schedules).toMatchObject([
    { isHeld: true, reason: 'CONTENT_CHANGED' },
  ]);
});

test('a plan of a text that was withdrawn since is held and listed; one that was made of a withdrawn text is done', async () => {
  await using editor = await openEditor();
  const { server, staff } = editor;
  await schedule(editor, await draft(editor, 'On Monday'));
  const named = async () => {
    const { parts } = await read(editor);
    return { ...akma, parts: parts.map(({ part, revision }) => ({ part, revision })) };
  };
  server.clock.now += hour;
  await server.call(contract.withdrawContent, await named(), staff);
  expect(await titleAt(editor, startsAt)).toBeUndefined();
  expect((await read(editor)).schedules).toMatchObject([{ isHeld: true, reason: 'WITHDRAWN' }]);
  // The author of this plan is told that the content stays off the site until it is brought back.
  const part = (await read(editor)).parts.find((each) => each.part === 'en')!;
  await schedule(editor, part, { starts: '2026-12-08T09:00' });
  expect(await titleAt(editor, startsAt + 24 * hour)).toBeUndefined();
  expect((await read(editor)).schedules).toMatchObject([{ isHeld: true }]);
  await server.call(contract.bringContentBack, await named(), staff);
  expect(await titleAt(editor, startsAt + 25 * hour)).toBe('On Monday');
});

// SQLite allows one writer at a time, so no transaction meets an uncommitted change.
test.runIf(process.env.TEST_DATABASE_URL)(
  'a draft that is just being saved when a plan’s time comes stays',
  async () => {
    await using editor = await openEditor();
    const { server, staff } = editor;
    const { revision } = await draft(editor, 'On Monday');
    await schedule(editor, { revision });
    const { deps } = server;
    const later = { kind: 'news', id: 'akma', part: 'en', body: '{"title":"Later"}' } as const;
    const by = { accountId: staff.accountId, now: startsAt, config: deps.config };
    server.clock.now = startsAt;
    await besideAChange(
      {
        database: deps.database,
        change: (handle) => saveDraft(handle, { ...later, revision }, by),
      },
      () => runSchedules(deps, () => false),
    );
    const part = (await read(editor)).parts.find((each) => each.part === 'en');
    expect([part?.published?.body, part?.draft?.body]).toEqual([
      expect.stringContaining('On Monday'),
      later.body,
    ]);
  },
);

test('a plan whose picture could not be published is refused at once, and not held at night', async () => {
  await using editor = await openEditor();
  const { parts } = await read(editor);
  const { revision, published } = parts.find(({ part }) => part === 'shared')!;
  const id = '01a2242f-a2ea-753b-9a4b-55c9592b3b54';
  const body = JSON.stringify({ ...JSON.parse(published!.body), pictures: [id] });
  const part = { ...akma, part: 'shared', revision, body } as const;
  await editor.server.call(contract.saveContentDraft, part, editor.staff);
  const request = { ...akma, action: 'publish' as const, starts };
  const planned = { ...request, parts: [{ part: 'shared' as const, revision: revision + 1 }] };
  const refused = await editor.server.call(contract.scheduleContent, planned, editor.staff);
  expect(refused.result).toMatchObject({
    error: 'CONTENT_INVALID',
    details: { problems: [{ path: `picture ${id}` }] },
  });
  expect((await read(editor)).schedules).toEqual([]);
});

test('a content is withdrawn at its time; a plan is taken back before it', async () => {
  await using editor = await openEditor();
  const part = await draft(editor, 'On Monday');
  const { result } = await schedule(editor, part);
  await schedule(editor, part, { action: 'withdraw', starts: '2026-12-08T09:00' });
  const back = { language, id: result.id } as const;
  await editor.server.call(contract.withdrawContentSchedule, back, editor.staff);
  expect(await titleAt(editor, startsAt + hour)).not.toBe('On Monday');
  expect(await titleAt(editor, startsAt + 24 * hour)).toBeUndefined();
});

test('a plan needs a time to come, a draft, and what its author read', async () => {
  await using editor = await openEditor();
  const refusal = async (...given: Parameters<typeof schedule>) =>
    (await schedule(...given)).result.error;
  expect(await refusal(editor, { revision: 0 })).toBe('CONTENT_NO_DRAFT');
  const part = await draft(editor, 'On Monday');
  expect(await refusal(editor, { revision: 0 })).toBe('CONTENT_CHANGED');
  expect(await refusal(editor, part, { starts: '2026-12-01T16:00' })).toBe('TIME_PAST');
  expect(await refusal(editor, part)).toBeUndefined();
});

test('plans that fail take no turn of what is behind them', async () => {
  await using editor = await openEditor();
  const { server } = editor;
  await schedule(editor, await draft(editor, 'On Monday'));
  const { handle } = server.deps.database;
  const plan = await handle.selectFrom('contentSchedules').selectAll().executeTakeFirstOrThrow();
  const failing = Array.from({ length: 100 }, (_, index) => ({
    ...plan,
    id: `failing-${index}`,
    contentId: `failing-${index}`,
    at: plan.at - 1,
    parts: '{',
  }));
  await handle.insertInto('contentSchedules').values(failing).execute();
  server.clock.now = startsAt;
  await expect(runSchedules(server.deps, () => false)).rejects.toThrow('100 of 101 failed');
  expect(await titleAt(editor, startsAt)).toBe('On Monday');
});
