import * as site from '@uid/contract/contents';
import type { ContentKind } from '@uid/contract/content-kinds';
import type { ContentPart } from '@uid/contract/content-parts';
import { feedPath } from '@uid/contract/paths';
import { searchSite } from '@uid/contract/search';
import * as contract from '@uid/contract/staff-contents';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { day } from '../../../job.ts';
import { seed } from '../../../seed.ts';
import { buildStaff } from '../../../testing/shop/build-staff.ts';
import { besideAChange } from '../../../testing/beside-a-change.ts';
import { createTick } from '../../../testing/shop/test-shop.ts';
import type { Buyer } from '../../../testing/shop/test-shop.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { insertVersions } from './insert-versions.ts';
import { showContentsToCome } from './show-contents-to-come.ts';
import { hideContent } from './show-content.ts';

const language = 'en';
const akma = { language, kind: 'news', id: 'akma' } as const;

/** On a busy machine, rebuilding the search index may take longer than a search waits. */
const patience = { timeout: 15_000 };

interface Editor {
  server: TestApp;
  staff: Buyer;
}

function bodyOf(text: { body: string } | undefined): Record<string, unknown> {
  return JSON.parse(text?.body ?? '{}') as Record<string, unknown>;
}

async function openEditor(): Promise<Editor & AsyncDisposable> {
  const server = await createTestApp();
  // Later than every date in the code's contents.
  server.clock.now = Date.UTC(2026, 11, 1, 8);
  await seed(server.deps);
  const staff = await buildStaff(server, ['editor']);
  return { server, staff, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

interface Named {
  kind: ContentKind;
  id: string;
}

async function read({ server, staff }: Editor, { kind, id }: Named) {
  return (await server.call(contract.getStaffContent, { language, kind, id }, staff)).result;
}

async function partOf(editor: Editor, named: Named, part: ContentPart) {
  const { parts } = await read(editor, named);
  return parts.find((each) => each.part === part)!;
}

/** Saves the published text with these changes as a draft. */
async function draft(
  editor: Editor,
  { kind, id, part }: Named & { part: ContentPart },
  change: object,
) {
  const { revision, published } = await partOf(editor, { kind, id }, part);
  const body = { ...bodyOf(published), ...change };
  const input = { language, kind, id, part, revision, body: JSON.stringify(body) } as const;
  return editor.server.call(contract.saveContentDraft, input, editor.staff);
}

async function publish(editor: Editor, { kind, id }: Named, ...parts: ContentPart[]) {
  const content = await read(editor, { kind, id });
  const named = content.parts.filter(({ part }) => parts.includes(part));
  const revisions = named.map(({ part, revision }) => ({ part, revision }));
  const input = { language, kind, id, parts: revisions } as const;
  return editor.server.call(contract.publishContent, input, editor.staff);
}

/** Names the places where readers find a word. */
async function placesOf({ server }: Editor, word: string): Promise<string[]> {
  const places: Record<string, string> = {
    article: JSON.stringify(
      (await server.call(site.getNewsArticle, { language, id: 'akma' })).result,
    ),
    list: JSON.stringify(
      (await server.call(site.listNewsNear, { language, id: 'akma' })).result.articles,
    ),
    search: JSON.stringify(
      (await server.call(searchSite, { language, q: word })).result.results.map(
        ({ path, title }) => [path, title],
      ),
    ),
    feed: (await server.app.inject(feedPath(language))).body,
    sitemap: (await server.app.inject('/sitemap.xml')).body,
  };
  return Object.keys(places).filter((place) => places[place]?.includes(word));
}

test('a draft is seen by nobody; published, it is everywhere at once, in its language alone (H1, H2)', async () => {
  await using editor = await openEditor();
  const { server } = editor;
  const zh = (await server.call(site.getNewsArticle, { language: 'zh', id: 'akma' })).result;
  expect(await placesOf(editor, 'Quetzalcoatl')).toEqual([]);
  const saved = await draft(editor, { ...akma, part: 'en' }, { title: 'Quetzalcoatl' });
  expect(saved).toMatchObject({ status: 200, result: { number: 2, revisions: { en: 1 } } });
  expect(await placesOf(editor, 'Quetzalcoatl')).toEqual([]);
  expect((await publish(editor, akma, 'en')).status).toBe(200);
  await expect
    .poll(() => placesOf(editor, 'Quetzalcoatl'), patience)
    .toEqual(['article', 'list', 'search', 'feed']);
  const after = (await server.call(site.getNewsArticle, { language: 'zh', id: 'akma' })).result;
  expect(after).toEqual(zh);
  const { versions } = await read(editor, akma);
  expect(versions[0]).toMatchObject({ part: 'en', number: 2, origin: 'staff' });
  expect(versions[0]?.person?.id).toBe(editor.staff.accountId);
});

test('every version can be found, however often a text was saved since', async () => {
  await using editor = await openEditor();
  const { server, staff } = editor;
  const { number, body } = (await partOf(editor, akma, 'zh')).published!;
  const written = { kind: 'news', id: 'akma', body, origin: 'staff', authorId: null } as const;
  const saved = Array.from({ length: 230 }, (_, at) => ({
    ...written,
    part: at % 2 ? ('zh' as const) : ('en' as const),
    number: 2 + Math.floor(at / 2),
    // Several versions have the same time, as after a publication.
    at: server.clock.now + Math.floor(at / 4),
  }));
  await server.deps.database.transact((handle) => insertVersions(handle, saved));
  const content = await read(editor, akma);
  expect([content.versions.length, content.hasEarlierVersions]).toEqual([100, true]);
  const named: string[] = [];
  let next: string | undefined;
  do {
    const asked = { ...akma, ...(next !== undefined && { after: next }) };
    const { status, result } = await server.call(contract.listContentVersions, asked, staff);
    expect(status).toBe(200);
    named.push(...result.versions.map((each) => `${each.part} ${each.number}`));
    ({ next } = result);
  } while (next !== undefined);
  // The versions of the release, which has three parts, come last.
  expect([named.length, named.at(-1)]).toEqual([saved.length + 3, `en ${number}`]);
  expect(new Set(named).size).toBe(named.length);
});

test('of two editors of one text the second reads what is there, and nothing of the first is lost (F4)', async () => {
  await using editor = await openEditor();
  const { server, staff } = editor;
  const { revision, published } = await partOf(editor, akma, 'en');
  const save = (title: string) => {
    const body = { ...bodyOf(published), title };
    return server.call(
      contract.saveContentDraft,
      { ...akma, part: 'en', revision, body: JSON.stringify(body) },
      staff,
    );
  };
  expect((await save('First')).status).toBe(200);
  const second = await save('Second');
  expect([second.status, second.result]).toMatchObject([
    409,
    {
      error: 'CONTENT_CHANGED',
      details: {
        part: 'en',
        revision: revision + 1,
        isDraft: true,
        body: expect.stringContaining('"First"'),
      },
    },
  ]);
  expect(bodyOf((await partOf(editor, akma, 'en')).draft)).toMatchObject({ title: 'First' });
  const old = { ...akma, parts: [{ part: 'en' as const, revision }] };
  expect((await server.call(contract.publishContent, old, staff)).status).toBe(409);
});

// SQLite allows one writer at a time, so no transaction meets an uncommitted change.
test.runIf(process.env.TEST_DATABASE_URL)(
  'who publishes what somebody else is just saving is refused as well',
  async () => {
    await using editor = await openEditor();
    await draft(editor, { ...akma, part: 'en' }, { title: 'First' });
    const { revision } = await partOf(editor, akma, 'en');
    const { database } = editor.server.deps;
    const old = { ...akma, parts: [{ part: 'en' as const, revision }] };
    const answer = await besideAChange(
      {
        database,
        change: (handle) =>
          handle
            .updateTable('contentHeads')
            .set({ revision: revision + 1 })
            .where('kind', '=', akma.kind)
            .where('id', '=', akma.id)
            .where('part', '=', 'en')
            .execute(),
      },
      () => editor.server.call(contract.publishContent, old, editor.staff),
    );
    expect([answer.status, answer.result.error]).toEqual([409, 'CONTENT_CHANGED']);
  },
);

test('beginning what is there already is refused by its name, and leaves it as it is', async () => {
  await using editor = await openEditor();
  const { server, staff } = editor;
  const begin = (id: string) =>
    server.call(
      contract.saveContentDraft,
      { language, kind: 'news', id, part: 'shared', revision: 0, body: '{}', begins: true },
      staff,
    );
  const before = await read(editor, akma);
  // Nobody has changed the release's text, so its revision is that of a content that does not exist.
  expect(before.parts.map(({ revision }) => revision)).toEqual([0, 0, 0]);
  const exists = [409, { error: 'CONTENT_EXISTS', details: { kind: 'news', id: 'akma' } }];
  const refused = await begin('akma');
  expect([refused.status, refused.result]).toMatchObject(exists);
  expect(await read(editor, akma)).toEqual(before);
  const two = await Promise.all([begin('begun-twice'), begin('begun-twice')]);
  expect(two.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('what is begun stands at the end of its kind', async () => {
  const { server, staff, ...editor } = await openEditor();
  await using _ = editor;
  const begun = ['b-begun-first', 'a-begun-second'];
  for (const id of begun)
    await server.call(
      contract.saveContentDraft,
      { language, kind: 'question', id, part: 'shared', revision: 0, body: '{}' },
      staff,
    );
  const heads = await server.deps.database.handle
    .selectFrom('contentHeads')
    .select('id')
    .where('kind', '=', 'question')
    .where('part', '=', 'shared')
    .orderBy('position')
    .orderBy('id')
    .execute();
  expect(heads.map(({ id }) => id).slice(-2)).toEqual(begun);
});

test('what is not complete, or speaks of what is not there, is refused with each place, and changes nothing', async () => {
  await using editor = await openEditor();
  const before = (await editor.server.call(site.getNewsArticle, { language, id: 'akma' })).result;
  await draft(editor, { ...akma, part: 'en' }, { title: '', sections: [] });
  const refused = await publish(editor, akma, 'en');
  expect([refused.status, refused.result]).toMatchObject([
    422,
    { error: 'CONTENT_INVALID', details: { problems: expect.anything() } },
  ]);
  expect(JSON.stringify(refused.result)).toContain('text.en.title');
  await draft(editor, { ...akma, part: 'shared' }, { products: ['no-such-product'] });
  const missing = await publish(editor, akma, 'shared');
  expect(JSON.stringify(missing.result)).toContain('product no-such-product');
  await draft(editor, { ...akma, part: 'shared' }, { id: 'another' });
  expect((await publish(editor, akma, 'shared')).status).toBe(422);
  const after = (await editor.server.call(site.getNewsArticle, { language, id: 'akma' })).result;
  expect(after).toEqual(before);
});

test('what a question, a certificate, a solution or a case speaks of has to be there', async () => {
  await using editor = await openEditor();
  const { database } = editor.server.deps;
  const products = ['no-such-product'];
  const changes: [ContentKind, Record<string, string | string[]>][] = [
    ['question', { products }],
    ['certificate', { products }],
    ['solution', { products }],
    ['case', { products, solution: 'no-such-solution' }],
  ];
  for (const [kind, change] of changes) {
    const first = database.handle.selectFrom('contents').select('id').where('kind', '=', kind);
    const named = { kind, id: (await first.executeTakeFirstOrThrow()).id };
    await draft(editor, { ...named, part: 'shared' }, change);
    const { status, result } = await publish(editor, named, 'shared');
    expect(status).toBe(422);
    for (const missing of Object.values(change).flat())
      expect(JSON.stringify(result)).toContain(missing);
  }
});

test('a case that speaks of another product than before is listed under that one alone', async () => {
  await using editor = await openEditor();
  const { server } = editor;
  const listed = async (product?: string) =>
    (await server.call(site.listCases, { language, ...(product && { product }) })).result.cases;
  const [{ id, products } = { id: '', products: [''] }] = await listed();
  const all = (await server.call(site.listProducts, { language })).result.products;
  const before = products[0]!;
  const after = all.find(({ slug }) => !products.includes(slug))!.slug;
  const named = { kind: 'case', id } as const;
  await draft(editor, { ...named, part: 'shared' }, { products: [after] });
  expect((await publish(editor, named, 'shared')).status).toBe(200);
  const idsOf = async (product: string) => (await listed(product)).map((each) => each.id);
  expect(await idsOf(after)).toContain(id);
  expect(await idsOf(before)).not.toContain(id);
});

test('an earlier version comes back as a new one', async () => {
  await using editor = await openEditor();
  const { server, staff } = editor;
  const old = (await partOf(editor, akma, 'en')).published?.body;
  await draft(editor, { ...akma, part: 'en' }, { title: 'Later' });
  expect((await publish(editor, akma, 'en')).status).toBe(200);
  const { revision } = await partOf(editor, akma, 'en');
  const input = { ...akma, part: 'en', revision, number: 1 } as const;
  const { result } = await server.call(contract.restoreContentVersion, input, staff);
  expect(result.number).toBe(3);
  expect((await publish(editor, akma, 'en')).status).toBe(200);
  expect((await partOf(editor, akma, 'en')).published).toEqual({ number: 3, body: old });
  const asked = { ...akma, part: 'en', number: 2 } as const;
  const second = await server.call(contract.getContentVersion, asked, staff);
  expect(bodyOf(second.result)).toMatchObject({ title: 'Later' });
  const discarded = { ...akma, part: 'en', revision: revision + 2 } as const;
  expect((await server.call(contract.discardContentDraft, discarded, staff)).status).toBe(404);
});

test('a content is withdrawn and comes back; the pages of the first day stay', async () => {
  await using editor = await openEditor();
  const { server, staff } = editor;
  const statusOf = async () =>
    (await server.call(site.getNewsArticle, { language, id: 'akma' })).status;
  const revisionsOf = async () =>
    (await read(editor, akma)).parts.map(({ part, revision }) => ({ part, revision }));
  const named = { ...akma, parts: await revisionsOf() } as const;
  expect((await server.call(contract.withdrawContent, named, staff)).status).toBe(200);
  expect([await statusOf(), await placesOf(editor, 'akma')]).toEqual([404, []]);
  // A request with the state of before is refused.
  expect((await server.call(contract.withdrawContent, named, staff)).status).toBe(409);
  // A text published while the content is withdrawn appears only when the content is brought back.
  await draft(editor, { ...akma, part: 'en' }, { title: 'Written meanwhile' });
  expect((await publish(editor, akma, 'en')).status).toBe(200);
  expect([await statusOf(), await placesOf(editor, 'Written meanwhile')]).toEqual([404, []]);
  const again = { ...akma, parts: await revisionsOf() } as const;
  expect((await server.call(contract.bringContentBack, again, staff)).status).toBe(200);
  const back = await server.call(site.getNewsArticle, { language, id: 'akma' });
  expect(back.result.title).toBe('Written meanwhile');
  for (const [kind, id] of [
    ['product', 'sdp'],
    ['company', 'company'],
    ['text-page', 'privacy'],
  ] as const) {
    const { parts } = await read(editor, { kind, id });
    const all = parts.map(({ part, revision }) => ({ part, revision }));
    const refused = await server.call(
      contract.withdrawContent,
      { language, kind, id, parts: all },
      staff,
    );
    expect(refused.result).toMatchObject({ error: 'CONTENT_LASTING' });
  }
});

/** Writes a new article as staff do, with the words of an existing one. */
async function writeArticle(editor: Editor, id: string, publishedOn: string): Promise<void> {
  const { parts } = await read(editor, akma);
  for (const { part, published } of parts) {
    const change = part === 'shared' ? { id, publishedOn } : { title: `New ${id}` };
    const body = { ...bodyOf(published), ...change };
    const text = JSON.stringify(body);
    const input = { language, kind: 'news', id, part, revision: 0, body: text } as const;
    const { status } = await editor.server.call(contract.saveContentDraft, input, editor.staff);
    expect(status).toBe(200);
  }
}

test('a new article dated later leaks nowhere before its day, and is there on it, once (H2, H3)', async () => {
  await using editor = await openEditor();
  const { server } = editor;
  // The day begins by the shop's clock, which is UTC+8.
  await writeArticle(editor, 'of-tomorrow', '2026-12-03');
  expect((await publish(editor, { kind: 'news', id: 'of-tomorrow' }, 'shared')).status).toBe(422);
  const { status } = await publish(
    editor,
    { kind: 'news', id: 'of-tomorrow' },
    'shared',
    'zh',
    'en',
  );
  expect(status).toBe(200);
  const appearsAt = Date.UTC(2026, 11, 2, 16);
  expect(await read(editor, { kind: 'news', id: 'of-tomorrow' })).toMatchObject({ appearsAt });
  const tick = createTick(server, server.rounds.fulfilment);
  const statusOf = async () => {
    await tick();
    return (await server.call(site.getNewsArticle, { language, id: 'of-tomorrow' })).status;
  };
  server.clock.now = appearsAt - 1000;
  expect([await statusOf(), await placesOf(editor, 'of-tomorrow')]).toEqual([404, []]);
  // No process ran on that day.
  server.clock.now = appearsAt + 3 * day;
  expect(await statusOf()).toBe(200);
  await expect
    .poll(() => placesOf(editor, 'of-tomorrow'), patience)
    .toEqual(['search', 'feed', 'sitemap']);
  expect(await statusOf()).toBe(200);
});

test('an article that is withdrawn before its day does not appear on it', async () => {
  await using editor = await openEditor();
  const { server, staff } = editor;
  const named = { kind: 'news', id: 'of-tomorrow' } as const;
  await writeArticle(editor, named.id, '2026-12-03');
  await publish(editor, named, 'shared', 'zh', 'en');
  const { parts } = await read(editor, named);
  const revisions = parts.map(({ part, revision }) => ({ part, revision }));
  const asked = { ...named, language, parts: revisions } as const;
  expect((await server.call(contract.withdrawContent, asked, staff)).status).toBe(200);
  expect(await read(editor, named)).not.toHaveProperty('appearsAt');
  server.clock.now = Date.UTC(2026, 11, 2, 16);
  await createTick(server, server.rounds.fulfilment)();
  expect((await server.call(site.getNewsArticle, { language, id: named.id })).status).toBe(404);
});

test('an article that is withdrawn while those of the day are being shown does not appear', async () => {
  await using editor = await openEditor();
  const { database, config } = editor.server.deps;
  const named = { kind: 'news', id: 'of-tomorrow' } as const;
  await writeArticle(editor, named.id, '2026-12-03');
  await publish(editor, named, 'shared', 'zh', 'en');
  const late: typeof database.transact = async (work) => {
    await database.transact((handle) => hideContent(handle, named));
    return database.transact(work);
  };
  const now = () => Date.UTC(2026, 11, 2, 16);
  await showContentsToCome({ database: { ...database, transact: late }, config, now }, () => false);
  const read = await editor.server.call(site.getNewsArticle, { language, id: named.id });
  expect(read.status).toBe(404);
});

test('an article appears on its day also where a product that it names was withdrawn, and holds up no other', async () => {
  await using editor = await openEditor();
  const { server } = editor;
  const [first, second] = ['of-tomorrow', 'of-the-day-after'];
  await writeArticle(editor, first, '2026-12-03');
  await writeArticle(editor, second, '2026-12-04');
  for (const id of [first, second])
    expect((await publish(editor, { kind: 'news', id }, 'shared', 'zh', 'en')).status).toBe(200);
  const gone = { kind: 'product', id: 'safety-sim-card' } as const;
  await server.deps.database.transact((handle) => hideContent(handle, gone));
  const statusOf = async (id: string) =>
    (await server.call(site.getNewsArticle, { language, id })).status;
  server.clock.now = Date.UTC(2026, 11, 3, 16);
  await createTick(server, server.rounds.fulfilment)();
  expect([await statusOf(first), await statusOf(second)]).toEqual([200, 200]);
});

test('an article that can be shown appears beside one that no longer can', async () => {
  await using editor = await openEditor();
  const { server } = editor;
  const { database, config } = server.deps;
  for (const id of ['damaged', 'sound']) {
    await writeArticle(editor, id, '2026-12-03');
    await publish(editor, { kind: 'news', id }, 'shared', 'zh', 'en');
  }
  // A text that an earlier release accepted and the schema of this one refuses.
  const named = { kind: 'news', id: 'damaged', part: 'zh' } as const;
  const version = {
    ...named,
    number: 2,
    body: '{}',
    origin: 'staff',
    authorId: null,
    at: 0,
  } as const;
  await database.transact((handle) => insertVersions(handle, [version]));
  const heads = database.handle.updateTable('contentHeads').set({ published: 2 });
  await heads.where('id', '=', 'damaged').where('part', '=', 'zh').execute();
  const now = () => Date.UTC(2026, 11, 2, 16);
  const shown = showContentsToCome({ database, config, now }, () => false);
  await expect(shown).rejects.toMatchObject({ error: 'CONTENT_INVALID' });
  const { status } = await server.call(site.getNewsArticle, { language, id: 'sound' });
  expect(status).toBe(200);
});

test('articles that can be shown no more take no turn of what is behind them', async () => {
  await using editor = await openEditor();
  const { server } = editor;
  const id = 'sound';
  await writeArticle(editor, id, '2026-12-03');
  await publish(editor, { kind: 'news', id }, 'shared', 'zh', 'en');
  const { database, config } = server.deps;
  const now = () => Date.UTC(2026, 11, 2, 16);
  const damaged = Array.from({ length: 100 }, (_, index) => ({
    kind: 'news' as const,
    id: `damaged-${index}`,
    at: now() - 1,
  }));
  await database.handle.insertInto('contentsToCome').values(damaged).execute();
  const shown = showContentsToCome({ database, config, now }, () => false);
  await expect(shown).rejects.toThrow('100 of 101 failed');
  expect((await server.call(site.getNewsArticle, { language, id })).status).toBe(200);
});

test('a content has an id of its kind, and none that a page cannot have', async () => {
  await using editor = await openEditor();
  const save = async (kind: ContentKind, id: string, revision = 0) =>
    (
      await editor.server.call(
        contract.saveContentDraft,
        { language, kind, id, part: 'en', revision, body: '{}' },
        editor.staff,
      )
    ).status;
  expect(await save('news', 'Upper')).toBe(404);
  expect(await save('company', 'another')).toBe(404);
  expect(await save('text-page', 'words')).toBe(404);
  expect(await save('news', 'unknown', 1)).toBe(404);
  expect(await save('news', 'a/b')).toBe(400);
  expect(await save('news', 'unknown')).toBe(200);
});

test('contents are listed by kind and state, a page leads to the next one', async () => {
  await using editor = await openEditor();
  const { server, staff } = editor;
  await draft(editor, { ...akma, part: 'zh' }, { title: '草稿' });
  const list = async (filter: object) =>
    (await server.call(contract.listStaffContents, { language: 'zh', ...filter }, staff)).result;
  expect((await list({ state: 'draft' })).contents).toEqual([
    {
      kind: 'news',
      id: 'akma',
      title: '草稿',
      isPublished: true,
      isWithdrawn: false,
      isPlanned: false,
      isHeld: false,
      drafts: ['zh'],
      offers: [],
    },
  ]);
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const { contents, next } = await list(after === undefined ? {} : { after });
    seen.push(...contents.map(({ kind, id }) => `${kind}/${id}`));
    after = next;
  } while (after !== undefined);
  const rows = await server.deps.database.handle.selectFrom('contents').select('id').execute();
  expect(new Set(seen).size).toBe(rows.length);
  expect(seen).toHaveLength(rows.length);
  expect((await list({ kind: 'solution' })).contents[0]?.title).toMatch(/\p{Script=Han}/u);
  expect((await list({ state: 'offered' })).contents).toEqual([]);
  expect((await list({ q: 'KM' })).contents.map(({ id }) => id)).toContain('akma');
  expect((await list({ q: '%' })).contents).toEqual([]);
});

test('contents are found by the title that is on the site, and by that of a draft, in either language', async () => {
  await using editor = await openEditor();
  const { server, staff } = editor;
  const find = async (filter: object) =>
    (
      await server.call(contract.listStaffContents, { language: 'zh', ...filter }, staff)
    ).result.contents.map(({ id }) => id);
  const [zh, en] = [await partOf(editor, akma, 'zh'), await partOf(editor, akma, 'en')];
  const title = String(bodyOf(en.published).title);
  expect(await find({ q: title.toUpperCase() })).toEqual(['akma']);
  expect(await find({ q: String(bodyOf(zh.published).title) })).toEqual(['akma']);
  await draft(editor, { ...akma, part: 'en' }, { title: 'Quetzal_coatl' });
  expect(await find({ q: 'quetzal_' })).toEqual(['akma']);
  expect(await find({ q: 'quetzal%' })).toEqual([]);
  expect(await find({ q: 'quetzal', kind: 'product' })).toEqual([]);
  expect(await find({ q: title })).toEqual([]);
});

test('a draft with characters that PostgreSQL cannot hold in JSON is refused', async () => {
  await using editor = await openEditor();
  for (const body of [
    String.raw`{"title":"a\u0000b"}`,
    String.raw`{"title":"\ud800"}`,
    String.raw`{"a\u0000":1}`,
  ]) {
    const draft = { ...akma, part: 'en', revision: 0, body } as const;
    const { status } = await editor.server.call(contract.saveContentDraft, draft, editor.staff);
    expect([body, status]).toEqual([body, 400]);
  }
});

test('what has never been published, or is withdrawn, is not listed as published', async () => {
  await using editor = await openEditor();
  const { server, staff } = editor;
  const idsOf = async (state: 'published' | 'withdrawn' | 'planned') =>
    (
      await server.call(contract.listStaffContents, { language, kind: 'news', state }, staff)
    ).result.contents.map(({ id }) => id);
  const begun = { language, kind: 'news', id: 'begun', part: 'zh', revision: 0 } as const;
  await server.call(contract.saveContentDraft, { ...begun, body: '{}' }, staff);
  const before = await idsOf('published');
  expect(before).toContain('akma');
  expect(before).not.toContain('begun');
  const { revision } = await partOf(editor, akma, 'en');
  const parts = [{ part: 'en' as const, revision }];
  const plan = { ...akma, action: 'withdraw', starts: '2027-01-04T09:00', parts } as const;
  await server.call(contract.scheduleContent, plan, staff);
  expect(await idsOf('planned')).toEqual(['akma']);
  await server.call(contract.withdrawContent, { ...akma, parts }, staff);
  expect(await idsOf('published')).toEqual(before.filter((id) => id !== 'akma'));
  expect(await idsOf('withdrawn')).toEqual(['akma']);
});

test('the database refuses to change, replace or delete a version', async () => {
  await using editor = await openEditor();
  const { handle, engine } = editor.server.deps.database;
  const columns = sql.raw('kind, id, part, number, body, "schemaVersion", origin, at');
  const tries = [
    sql`update "contentVersions" set body = '{}'`,
    sql`delete from "contentVersions"`,
    ...(engine === 'sqlite'
      ? [
          sql`insert or replace into "contentVersions" (${columns}) select ${columns} from "contentVersions"`,
        ]
      : [sql`truncate "contentVersions"`]),
  ];
  for (const each of tries)
    await expect(each.execute(handle)).rejects.toThrow('stay as they were written');
});
