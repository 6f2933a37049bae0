// @vitest-environment happy-dom
import * as contract from '@uid/contract/staff-contents';
import type { ListedContent } from '@uid/contract/staff-contents';
import { refusal, success } from '@uid/forms/testing/fake-server';
import { expect, test } from 'vitest';

import { openTestConsole } from '../../testing/open-console.tsx';

const listed: ListedContent = {
  kind: 'news',
  id: 'akma',
  title: 'One key',
  isPublished: true,
  isWithdrawn: false,
  isPlanned: false,
  isHeld: true,
  drafts: ['zh'],
  offers: [],
};

test('contents are listed with their states, as the address narrows them', async () => {
  const app = await openTestConsole('/contents?kind=news&state=draft&q=ak', {
    script: (server) =>
      server.on(contract.listStaffContents, success({ contents: [listed], next: 'news/akma' })),
  });
  await app.shows('One key');
  const states = [...app.container.querySelectorAll('tbody td')].map((cell) => cell.textContent);
  expect(states).toEqual(['Article', 'akma', 'PublishedWith a draftPlan held', 'Chinese']);
  const asked = app.server.sent.find(({ path }) => path === contract.listStaffContents.path);
  expect(asked?.body).toMatchObject({ kind: 'news', state: 'draft', q: 'ak' });
  const next = app.container.querySelector<HTMLAnchorElement>('a[href*="after="]');
  expect(next?.getAttribute('href')).toContain('kind=news&state=draft&q=ak&after=news%2Fakma');
});

test('where nothing matches, that is said', async () => {
  const app = await openTestConsole('/contents?state=held', {
    script: (server) => server.on(contract.listStaffContents, success({ contents: [] })),
  });
  await app.shows('Nothing matches.');
  expect(app.container.querySelector('table')).toBeNull();
});

test('a content is begun as an empty draft; one that is there is opened and left as it is', async () => {
  const app = await openTestConsole('/contents/new', {
    script: (server) => {
      server.on(contract.saveContentDraft, success({ revisions: { shared: 1 }, number: 1 }));
    },
  });
  const saved = () => app.server.sent.filter(({ path }) => path === contract.saveContentDraft.path);
  app.fill('Name in the address', 'Two Keys');
  await app.press('Begin');
  expect(app.errorOf('Name in the address')).toContain('Small letters and digits');
  expect(saved()).toEqual([]);
  app.fill('Kind', 'advisory');
  app.fill('Name in the address', 'two-keys');
  await app.press('Begin');
  expect(app.errorOf('Name in the address')).toContain('UID-SA-2026-001');
  app.fill('Kind', 'question');
  await app.press('Begin');
  await app.shows('Content');
  expect(saved().map(({ body }) => body)).toMatchObject([
    { kind: 'question', id: 'two-keys', part: 'shared', revision: 0, body: '{}', begins: true },
  ]);
  expect(app.address()).toBe('/contents/question/two-keys?part=shared');
});

test.each([
  ['redirect', '{"from":"/news/old"}'],
  ['question', '{}'],
])(
  'a new %s begins with the address that was withdrawn only where it leads on from it',
  async (kind, body) => {
    const app = await openTestConsole('/contents/new?kind=redirect&id=old&from=/news/old', {
      script: (server) =>
        server.on(contract.saveContentDraft, success({ revisions: { shared: 1 }, number: 1 })),
    });
    app.fill('Kind', kind);
    await app.press('Begin');
    await app.shows('Content');
    const saved = app.server.sent.find(({ path }) => path === contract.saveContentDraft.path);
    expect(saved?.body).toMatchObject({ kind, body });
  },
);

test('what is there already is not written over', async () => {
  const app = await openTestConsole('/contents/new', {
    script: (server) => {
      const content = { kind: 'news', id: 'akma', parts: [], schedules: [], versions: [] };
      const states = { isWithdrawn: false, canBeWithdrawn: true };
      server.on(contract.getStaffContent, success({ ...content, ...states }));
      server.on(contract.saveContentDraft, refusal('CONTENT_EXISTS'));
    },
  });
  app.fill('Name in the address', 'akma');
  await app.press('Begin');
  await app.shows('已经有这项内容，没有改动它。');
  // There must be no second message of success, which would contradict the first.
  expect(app.text()).not.toContain('here it is');
  expect(app.address()).toBe('/contents/news/akma?part=shared');
  const saved = app.server.sent.filter(({ path }) => path === contract.saveContentDraft.path);
  // The server refuses it, because somebody else may have created the content between the check and the request.
  expect(saved.map(({ body }) => body)).toMatchObject([{ id: 'akma', begins: true }]);
});
