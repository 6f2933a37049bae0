// @vitest-environment happy-dom
import { deleteView, listSavedViews, renameView, saveView } from '@uid/contract/saved-views';
import type { SavedView } from '@uid/contract/saved-views';
import { listJobs } from '@uid/contract/jobs';
import { refusal, success } from '@uid/forms/testing/fake-server';
import type { FakeServer } from '@uid/forms/testing/fake-server';
import { expect, test } from 'vitest';

import { openTestConsole, staffWith } from '../testing/open-console.tsx';
import { searchOf } from './view-search.ts';

const mine: SavedView = { id: 'v1', name: 'Mine', path: '/jobs', search: 'hide=every' };
const elsewhere: SavedView = { id: 'v2', name: 'Late', path: '/orders', search: 'state=paid' };

function withViews(views: readonly SavedView[]) {
  return (server: FakeServer) => {
    server.on(listJobs, success({ jobs: [], now: 1 }));
    server.on(listSavedViews, success({ views }));
  };
}

test('the list shows its own views alone, each a link to its filters', async () => {
  const app = await openTestConsole('/jobs', { script: withViews([mine, elsewhere]) });
  await app.shows('Mine');
  expect(app.text()).not.toContain('Late');
  expect(app.text()).not.toContain('Delete view');
  await app.press('Mine');
  await app.shows('Delete view');
  expect(app.address()).toBe('/jobs?hide=every');
});

test('of two views of which one filters more, only the one that is open is marked', async () => {
  const plain = { ...mine, id: 'v3', name: 'Plain', search: '' };
  const app = await openTestConsole('/jobs?hide=every&open=x', {
    script: withViews([plain, mine]),
  });
  await app.shows('Plain');
  const marked = app.container.querySelectorAll('nav[aria-label="Saved views"] [aria-current]');
  expect([...marked].map((each) => each.textContent)).toEqual(['Mine']);
});

test('a view is the same in whichever order its filters were chosen', () => {
  const [one, other] = [searchOf({ state: 'paid', q: 'x' }), searchOf({ q: 'x', state: 'paid' })];
  expect(one).toBe(other);
});

test('what is on screen is kept under a name, without the page and the row that are open', async () => {
  const app = await openTestConsole('/jobs?open=x&hide=every&after=9', { script: withViews([]) });
  await app.shows('Save this view');
  await app.press('Save this view');
  app.fill('Name', 'Mine');
  app.server.on(saveView, refusal('VIEW_NAME_TAKEN'));
  await app.press('Save');
  await app.shows('您已有同名的视图');
  app.server.on(saveView, success({ views: [mine], id: 'v1' }));
  app.server.on(listSavedViews, success({ views: [mine] }));
  await app.press('Save');
  await app.shows('Rename');
  const sent = app.server.sent.find(({ path }) => path === saveView.path);
  expect(sent?.body).toEqual({ language: 'en', name: 'Mine', path: '/jobs', search: 'hide=every' });
});

test('a view is renamed and deleted, and both are taken back', async () => {
  const app = await openTestConsole('/jobs?hide=every', { script: withViews([mine]) });
  const bodyOf = (path: string) => app.server.sent.findLast((each) => each.path === path)?.body;
  app.server.on(renameView, success({ views: [mine] }));
  app.server.on(deleteView, success({ views: [] }));
  app.server.on(saveView, success({ views: [mine], id: 'v3' }));
  await app.shows('Rename');
  await app.press('Rename');
  app.fill('Name', 'Yours');
  await app.press('Save');
  await app.shows('Renamed');
  expect(bodyOf(renameView.path)).toEqual({ language: 'en', id: 'v1', name: 'Yours' });
  await app.press('Undo');
  expect(bodyOf(renameView.path)).toEqual({ language: 'en', id: 'v1', name: 'Mine' });
  await app.press('Delete view');
  await app.shows('Deleted “Mine”');
  await app.press('Undo');
  const { id: _id, ...kept } = mine;
  expect(bodyOf(saveView.path)).toEqual({ language: 'en', ...kept });
});

test('where there are no lists, nothing is asked of views', async () => {
  const app = await openTestConsole('', { who: staffWith('shop'), script: withViews([mine]) });
  expect(app.server.sent.map(({ path }) => path)).not.toContain(listSavedViews.path);
});
