import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { contentKinds } from '@uid/contract/content-kinds';
import { routes } from '@uid/contract/pages';
import { expect, onTestFinished, test } from 'vitest';

import { seed } from '../../seed.ts';
import { hearOfChanges } from '../../testing/hear-of-changes.ts';
import {
  hideContents,
  publishHidden,
  withdrawHidden,
} from '../../testing/hidden-contents/hide-contents.ts';
import type { EditorCall, Hidden } from '../../testing/hidden-contents/hide-contents.ts';
import { isNoPage, missingOf } from '../../testing/hidden-contents/belongs.ts';
import { walkSite } from '../../testing/hidden-contents/walk-site.ts';
import type { Fetch } from '../../testing/hidden-contents/walk-site.ts';
import { buildStaff } from '../../testing/shop/build-staff.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { PageBuild } from '../../http/pages/render-page.ts';

/** Answers with the path of the page only; end-to-end tests check what pages show. */
const build: PageBuild = {
  handlePage: async (_request, { page }) =>
    new Response(page?.path ?? 'no page', {
      status: page && page.path !== routes.newsDetail ? 200 : 404,
    }),
};

async function openSite() {
  const folder = mkdtempSync(join(tmpdir(), 'uid-hidden-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const pages = { build, shellAssets: import.meta.dirname, microApps: [] };
  const server = await createTestApp({ pages, environment: { DATA_DIR: folder } });
  server.clock.now = Date.UTC(2026, 11, 1, 8);
  await seed(server.deps);
  const editor = await buildStaff(server, ['editor']);
  const call: EditorCall = (endpoint, input, file) =>
    server.call(endpoint, input, { ...editor, ...(file && { file }) });
  const fetch: Fetch = async (url) => {
    const { statusCode, headers, rawPayload } = await server.app.inject(url);
    return { status: statusCode, headers, body: rawPayload };
  };
  const walk = (hidden: readonly Hidden[]) => walkSite(fetch, { hidden, withOperations: true });
  return {
    call,
    walk,
    hear: () => hearOfChanges(server.deps.database),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

test('what is drafted, planned, dated later or withdrawn, of every kind, is found nowhere; published, it is where it belongs (H2)', async () => {
  await using site = await openSite();
  const hidden = await hideContents(site.call);
  expect(new Set(hidden.map(({ kind }) => kind))).toEqual(new Set(contentKinds));
  await withdrawHidden(site.call, hidden);
  await site.hear();
  const walk = await site.walk(hidden);
  expect(walk.count).toBeGreaterThan(1_000);
  expect(walk.found).toEqual(new Map());
  const { shown, replaced } = await publishHidden(site.call, hidden, '2026-12-01');
  await site.hear();
  // One content of each kind is enough to prove that the walk would find a hidden one.
  const ofEachKind = [...new Map(shown.map((each) => [each.kind, each])).values()];
  const { found } = await site.walk([...ofEachKind, ...replaced]);
  expect(missingOf(found, ofEachKind, isNoPage)).toEqual([]);
  const later = replaced.flatMap(({ words }) => words.filter((word) => found.has(word)));
  expect(later).toEqual([]);
}, 180_000);
