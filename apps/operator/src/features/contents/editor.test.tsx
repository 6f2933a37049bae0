// @vitest-environment happy-dom
import * as contract from '@uid/contract/staff-contents';
import type { StaffContent } from '@uid/contract/staff-contents';
import { NoAnswer, refusal, success } from '@uid/forms/testing/fake-server';
import { settled } from '@uid/forms/testing/reader';
import { afterEach, expect, test, vi } from 'vitest';

import { act } from 'react';
import { openTestConsole, staffWith } from '../../testing/open-console.tsx';
import type { OpenedTestConsole } from '../../testing/open-console.tsx';

const english = {
  title: 'One key',
  summary: 'What a key is.',
  sections: [{ paragraphs: ['First.'] }, { heading: 'Then', paragraphs: ['Second.'] }],
};
const shared = { id: 'akma', category: 'product', publishedOn: '2026-01-05', products: ['sim'] };

function contentWith(changes: Partial<StaffContent> = {}, revision = 3): StaffContent {
  const text = (body: object) => ({ number: 1, body: JSON.stringify(body) });
  return {
    kind: 'news',
    id: 'akma',
    isWithdrawn: false,
    canBeWithdrawn: true,
    parts: [
      { part: 'shared', revision: 1, published: text(shared) },
      { part: 'zh', revision: 2, published: text({ ...english, title: '一把钥匙' }) },
      { part: 'en', revision, published: text(english) },
    ],
    schedules: [],
    versions: [{ part: 'en', number: 1, at: 1_800_000_000_000, origin: 'code' }],
    ...changes,
  };
}

/** Returns the content after somebody else has saved a draft of the English part. */
function changedTo(text: object, revision: number): StaffContent {
  const content = contentWith({}, revision);
  const draft = { number: 2, body: JSON.stringify({ ...english, ...text }) };
  return {
    ...content,
    parts: content.parts.map((each) => (each.part === 'en' ? { ...each, draft } : each)),
  };
}

function open(path = '', options: Parameters<typeof openTestConsole>[1] = {}) {
  return openTestConsole(`/contents/news/akma${path}`, {
    ...options,
    script: (server) => {
      server.on(contract.getStaffContent, success(contentWith()));
      options.script?.(server);
    },
  });
}

function sentTo(app: OpenedTestConsole, endpoint: { path: string }) {
  return app.server.sent.findLast(({ path }) => path === endpoint.path)?.body as
    | Record<string, unknown>
    | undefined;
}

const textSent = (app: OpenedTestConsole) =>
  JSON.parse(String(sentTo(app, contract.saveContentDraft)?.['body'])) as Record<string, unknown>;

afterEach(() => vi.useRealTimers());

test('a word is changed and saved with the revision that was read; each part stands on a tab of its own', async () => {
  const app = await open();
  await app.shows('This is what is published.');
  expect(app.heading()).toBe('One key');
  expect(app.field('Title').value).toBe('One key');
  app.fill('Title', 'Two keys');
  expect(app.text()).toContain('Not all of it is saved');
  app.server.on(contract.saveContentDraft, success({ revisions: { en: 4 }, number: 2 }));
  app.server.on(contract.getStaffContent, success(changedTo({ title: 'Two keys' }, 4)));
  await app.press('Save the draft');
  expect(sentTo(app, contract.saveContentDraft)).toMatchObject({ part: 'en', revision: 3 });
  expect(textSent(app)).toEqual({ ...english, title: 'Two keys' });
  await app.shows('Draft saved');
  expect(app.text()).not.toContain('Not all of it is saved');
  await app.press('Both languages');
  expect(app.address()).toBe('/contents/news/akma?part=shared');
  expect(app.field('Identifier').readOnly).toBe(true);
  expect(app.field('Category').value).toBe('product');
});

test('rows are added, moved and removed', async () => {
  const app = await open();
  await app.shows('This is what is published.');
  await app.press('Add: Section');
  app.fill('Headingoptional', 'Before');
  await app.press('Up: Section 3');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Up: Section 2');
  await app.press('Down: Section 1');
  await app.press('Remove: Section 1');
  await app.press('Add: Paragraph');
  app.server.on(contract.saveContentDraft, success({ revisions: { en: 4 }, number: 2 }));
  await app.press('Save the draft');
  expect(textSent(app)['sections']).toEqual([
    { heading: 'Before', paragraphs: ['First.', ''] },
    { heading: 'Then', paragraphs: ['Second.'] },
  ]);
});

test('a text that was withdrawn is not called published', async () => {
  const app = await open('', {
    script: (server) =>
      server.on(contract.getStaffContent, success(contentWith({ isWithdrawn: true }))),
  });
  await app.shows('This was the published text before it was withdrawn.');
  expect(app.text()).not.toContain('This is what is published.');
});

test('who publishes a text that was withdrawn is told that it stays so', async () => {
  const told = 'It stays withdrawn until it is brought back.';
  const app = await open('', {
    script: (server) => {
      server.on(contract.getStaffContent, success(contentWith({ isWithdrawn: true })));
      server.on(contract.saveContentDraft, success({ revisions: { en: 4 }, number: 2 }));
      server.on(contract.publishContent, success({ revisions: { en: 5 } }));
    },
  });
  await app.shows('This was the published text before it was withdrawn.');
  expect(app.text()).not.toContain(told);
  app.fill('Title', 'Two keys');
  await app.shows(told);
  await app.press('Publish now');
  expect(app.container.querySelector('[aria-live] p')?.textContent).toBe(told);
});

test('what somebody else saved meanwhile is shown word by word, and replaces nothing (F4)', async () => {
  const app = await open();
  await app.shows('This is what is published.');
  app.fill('Title', 'Two keys');
  app.server.on(contract.saveContentDraft, refusal('CONTENT_CHANGED'));
  app.server.on(contract.getStaffContent, success(changedTo({ title: 'One lock' }, 4)));
  await app.press('Save the draft');
  await app.shows('Somebody else has just changed this text');
  const words = (mark: string) =>
    [...app.container.querySelectorAll(`[role=alert] ${mark}`)].map((each) => each.textContent);
  expect(words('del').join(' ')).toContain('lock');
  expect(words('ins').join(' ')).toContain('keys');
  expect(app.field('Title').value).toBe('Two keys');
  // Autosave waits for the decision, and the question may be far above.
  expect(app.text()).not.toContain('It is saved as a draft when you pause');
  await app.press('Not saved: somebody else has changed it, too. Compare first');
  expect(document.activeElement?.textContent).toContain('Somebody else has just changed this text');
  await app.press('Keep mine');
  // The question is gone together with the focused button, so the focus must move.
  expect(document.activeElement).toBe(app.field('Title'));
  expect(app.container.querySelector('[aria-live] p')).toBeNull();
  app.server.on(contract.saveContentDraft, success({ revisions: { en: 5 }, number: 3 }));
  await app.press('Save the draft');
  expect(sentTo(app, contract.saveContentDraft)).toMatchObject({ revision: 4 });
  expect(textSent(app)).toMatchObject({ title: 'Two keys' });
});

test('where only the other one wrote, their words stay when somebody keeps their own', async () => {
  const app = await open();
  await app.shows('This is what is published.');
  app.fill('Title', 'Two keys');
  app.server.on(contract.saveContentDraft, refusal('CONTENT_CHANGED'));
  const theirs = { title: 'One lock', summary: 'Theirs alone.' };
  app.server.on(contract.getStaffContent, success(changedTo(theirs, 4)));
  await app.press('Save the draft');
  await app.shows('Somebody else has just changed this text');
  expect(app.container.querySelector('[role=alert] dl')?.textContent).not.toContain(
    'Theirs alone.',
  );
  await app.press('Keep mine');
  app.server.on(contract.saveContentDraft, success({ revisions: { en: 5 }, number: 3 }));
  await app.press('Save the draft');
  expect(textSent(app)).toMatchObject({ title: 'Two keys', summary: 'Theirs alone.' });
});

/** Lets the given number of milliseconds pass without typing. */
const pauseFor = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

test('what is typed is saved by itself after a pause, once, and not before', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const app = await open();
  await app.shows('This is what is published.');
  app.server.on(contract.saveContentDraft, success({ revisions: { en: 4 }, number: 2 }));
  app.fill('Title', 'Two');
  await pauseFor(9000);
  app.fill('Title', 'Two keys');
  await pauseFor(9000);
  expect(sentTo(app, contract.saveContentDraft)).toBeUndefined();
  app.server.on(contract.getStaffContent, success(changedTo({ title: 'Two keys' }, 4)));
  await pauseFor(1000);
  await app.shows('This is a draft');
  expect(textSent(app)).toMatchObject({ title: 'Two keys' });
  await pauseFor(60_000);
  const saves = app.server.sent.filter(({ path }) => path === contract.saveContentDraft.path);
  expect(saves).toHaveLength(1);
  expect(app.text()).not.toContain('Not all of it is saved');
});

test('what somebody else has saved is taken over where nothing was typed', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const app = await open();
  await app.shows('This is what is published.');
  app.server.on(contract.getStaffContent, success(changedTo({ title: 'One lock' }, 4)));
  // The user comes back to the window after a minute.
  vi.advanceTimersByTime(60_000);
  await act(async () => void dispatchEvent(new Event('visibilitychange')));
  await app.shows('This is a draft');
  expect(app.field('Title').value).toBe('One lock');
  expect(app.text()).not.toContain('Somebody else has just changed this text');
});

test('the browser asks before a page with something unsaved is closed, and before no other', async () => {
  const app = await open();
  await app.shows('This is what is published.');
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(close()).toBe(false);
  app.fill('Title', 'Two keys');
  expect(close()).toBe(true);
});

test('what waits for a decision is not saved by itself', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const app = await open();
  await app.shows('This is what is published.');
  app.fill('Title', 'Two keys');
  app.server.on(contract.saveContentDraft, refusal('CONTENT_CHANGED'));
  app.server.on(contract.getStaffContent, success(changedTo({ title: 'One lock' }, 4)));
  await app.press('Save the draft');
  await app.shows('Somebody else has just changed this text');
  await pauseFor(60_000);
  const saves = app.server.sent.filter(({ path }) => path === contract.saveContentDraft.path);
  expect(saves).toHaveLength(1);
});

test('a page that is hidden saves at once, a part on another tab as well', async () => {
  // The fake timer keeps the pause from ending.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const app = await open();
  await app.shows('This is what is published.');
  app.fill('Title', 'Two keys');
  await app.press('Both languages');
  app.server.on(contract.saveContentDraft, success({ revisions: { en: 4 }, number: 2 }));
  app.server.on(contract.getStaffContent, success(changedTo({ title: 'Two keys' }, 4)));
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  visibility.mockRestore();
  await pauseFor(0);
  expect(textSent(app)).toMatchObject({ title: 'Two keys' });
  expect(sentTo(app, contract.saveContentDraft)).toMatchObject({ part: 'en', revision: 3 });
});

test('what could not be saved by itself is told once and tried again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const app = await open();
  await app.shows('This is what is published.');
  app.fill('Title', 'Two keys');
  app.server.on(contract.saveContentDraft, refusal('TOO_MANY_REQUESTS'));
  await pauseFor(10_000);
  const told = () => app.container.querySelector('[aria-live] p');
  expect(told()).not.toBeNull();
  app.container.querySelector<HTMLElement>('[aria-live] button')?.click();
  await pauseFor(10_000);
  expect(told()).toBeNull();
  expect(app.field('Title').value).toBe('Two keys');
  app.server.on(contract.saveContentDraft, success({ revisions: { en: 4 }, number: 2 }));
  app.server.on(contract.getStaffContent, success(changedTo({ title: 'Two keys' }, 4)));
  await pauseFor(10_000);
  await app.shows('This is a draft');
  const saves = app.server.sent.filter(({ path }) => path === contract.saveContentDraft.path);
  expect(saves).toHaveLength(3);
});

test('that a draft could not be saved by itself is said until it is, and nothing else goes with it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const app = await open();
  await app.shows('This is what is published.');
  const told = () => [...app.container.querySelectorAll('[aria-live] p')].map((p) => p.textContent);
  app.server.on(contract.withdrawContent, refusal('CONTENT_LASTING'));
  await app.press('Withdraw it');
  const [refused] = told();
  expect(refused).toBeTruthy();
  app.fill('Title', 'Two keys');
  app.server.on(contract.saveContentDraft, refusal('TOO_MANY_REQUESTS'));
  await pauseFor(30_000);
  expect(told()).toEqual([refused, expect.any(String)]);
  app.server.on(contract.saveContentDraft, success({ revisions: { en: 4 }, number: 2 }));
  app.server.on(contract.getStaffContent, success(changedTo({ title: 'Two keys' }, 4)));
  await pauseFor(10_000);
  await app.shows('This is a draft');
  expect(told()).toEqual([refused]);
});

test('a second time in which drafts can’t be saved by themselves is told, too', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const app = await open();
  await app.shows('This is what is published.');
  const told = () => app.container.querySelectorAll('[aria-live] p').length;
  app.fill('Title', 'Two keys');
  app.server.on(contract.saveContentDraft, refusal('TOO_MANY_REQUESTS'));
  await pauseFor(10_000);
  expect(told()).toBe(1);
  app.server.once(contract.saveContentDraft, success({ revisions: { en: 4 }, number: 2 }));
  app.server.on(contract.getStaffContent, success(changedTo({ title: 'Two keys' }, 4)));
  await app.press('Save the draft');
  await app.shows('Draft saved');
  expect(told()).toBe(1);
  app.fill('Title', 'Three keys');
  await pauseFor(10_000);
  expect(told()).toBe(2);
});

test('publishing while a draft is being saved waits for it, and is no conflict with oneself', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const app = await open();
  await app.shows('This is what is published.');
  app.fill('Title', 'Two keys');
  app.server.on(contract.saveContentDraft, success({ revisions: { en: 4 }, number: 2 }));
  app.server.on(contract.getStaffContent, success(changedTo({ title: 'Two keys' }, 4)));
  app.server.on(contract.publishContent, success({ revisions: { en: 5 } }));
  act(() => void vi.advanceTimersByTime(10_000));
  await app.press('Publish now');
  await app.shows('Published');
  const saves = app.server.sent.filter(({ path }) => path === contract.saveContentDraft.path);
  expect(saves).toHaveLength(1);
  expect(sentTo(app, contract.publishContent)).toMatchObject({
    parts: [{ part: 'en', revision: 4 }],
  });
});

test('whoever types on after an answer was lost goes on from what had been saved, and is in no conflict with themselves', async () => {
  const app = await open();
  await app.shows('This is what is published.');
  app.fill('Title', 'Two keys');
  app.server.once(contract.saveContentDraft, new NoAnswer());
  await app.press('Save the draft');
  app.fill('Title', 'Three keys');
  app.server.once(contract.saveContentDraft, success({ revisions: { en: 4 }, number: 2 }));
  app.server.on(contract.saveContentDraft, success({ revisions: { en: 5 }, number: 3 }));
  app.server.on(contract.getStaffContent, success(changedTo({ title: 'Three keys' }, 5)));
  await app.press('Save the draft');
  await app.shows('Draft saved');
  const saves = app.server.sent.filter(({ path }) => path === contract.saveContentDraft.path);
  expect(saves.map(({ body }) => body)).toEqual([
    expect.objectContaining({ revision: 3, body: expect.stringContaining('Two keys') }),
    expect.objectContaining({ revision: 3, body: expect.stringContaining('Two keys') }),
    expect.objectContaining({ revision: 4, body: expect.stringContaining('Three keys') }),
  ]);
});

test('what was saved without an answer is nobody else’s text, whatever is typed since', async () => {
  const app = await open();
  await app.shows('This is what is published.');
  app.fill('Title', 'Two keys');
  const lost = Promise.withResolvers<never>();
  app.server.once(contract.saveContentDraft, lost.promise);
  await app.press('Save the draft');
  app.fill('Title', 'Three keys');
  app.server.on(contract.getStaffContent, success(changedTo({ title: 'Two keys' }, 4)));
  lost.reject(new NoAnswer());
  await app.shows('This is a draft');
  await act(settled);
  expect(app.text()).not.toContain('Somebody else has just changed this text');
  expect(app.field('Title').value).toBe('Three keys');
  expect(app.text()).toContain('Not all of it is saved');
});

test('Ctrl+S while a draft saves itself saves what was typed since', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const app = await open();
  await app.shows('This is what is published.');
  app.fill('Title', 'Two keys');
  const saved = Promise.withResolvers<ReturnType<typeof success>>();
  app.server.once(contract.saveContentDraft, saved.promise);
  await act(async () => void vi.advanceTimersByTime(10_000));
  app.fill('Title', 'Three keys');
  act(() => void dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true })));
  app.server.on(contract.saveContentDraft, success({ revisions: { en: 5 }, number: 3 }));
  app.server.on(contract.getStaffContent, success(changedTo({ title: 'Three keys' }, 5)));
  saved.resolve(success({ revisions: { en: 4 }, number: 2 }));
  await app.shows('Draft saved');
  expect(sentTo(app, contract.saveContentDraft)).toMatchObject({ part: 'en', revision: 4 });
  expect(textSent(app)).toEqual({ ...english, title: 'Three keys' });
});

test('the other language stands beside, with what changed in it since this one was written', async () => {
  const chinese = { ...english, title: '一把钥匙' };
  const version = { origin: 'staff' as const, at: 1_800_000_000_000 };
  const content = contentWith({
    versions: [
      { ...version, part: 'zh', number: 2, at: version.at + 1 },
      { ...version, part: 'en', number: 1 },
      { ...version, part: 'zh', number: 1 },
    ],
  });
  const published = { number: 2, body: JSON.stringify({ ...chinese, title: '一把新钥匙' }) };
  const parts = content.parts.map((each) => (each.part === 'zh' ? { ...each, published } : each));
  const app = await open('', {
    script: (server) => {
      server.on(contract.getStaffContent, success({ ...content, parts }));
      server.on(contract.getContentVersion, success({ body: JSON.stringify(chinese) }));
    },
  });
  await app.shows('This is what is published.');
  await app.press('Show Chinese beside it');
  expect(app.address()).toBe('/contents/news/akma?beside=1');
  await app.shows('Changes since English was written are marked.');
  const beside = app.container.querySelector('section[aria-label=Chinese]');
  expect(beside?.querySelector('ins')?.textContent).toBe('added: 新');
  expect(beside?.textContent).toContain('What a key is.');
  expect(app.server.sent.at(-1)).toMatchObject({ path: contract.getContentVersion.path });
  await app.press('Both languages');
  expect(app.container.querySelector('section[aria-label=Chinese]')).toBeNull();
});

test('beside a text that was not written yet, or before the other one, the history is not called too short', async () => {
  const version = { origin: 'staff' as const, at: 1_800_000_000_000 };
  const draft = { number: 1, body: JSON.stringify(english) };
  const versions = [
    { ...version, part: 'zh' as const, number: 1, at: version.at + 1 },
    { ...version, part: 'en' as const, number: 1 },
  ];
  const chinese = { part: 'zh' as const, revision: 1, draft };
  const besideWith = async (parts: StaffContent['parts']) => {
    const app = await open('?beside=1', {
      script: (server) =>
        server.on(contract.getStaffContent, success(contentWith({ parts, versions }))),
    });
    await app.shows('What a key is.');
    const beside = app.container.querySelector('section[aria-label=Chinese]');
    expect(beside?.textContent).toContain('What a key is.');
    app.close();
    return beside?.textContent;
  };
  const unwritten = { part: 'en' as const, revision: 0 };
  expect(await besideWith([chinese, unwritten])).not.toContain('The history does not go back');
  const earlier = { part: 'en' as const, revision: 1, draft };
  const text = await besideWith([chinese, earlier]);
  expect(text).not.toContain('The history does not go back');
  expect(text).toContain('All of it was written after English.');
});

test('why a plan was held is told', async () => {
  const plan = {
    id: 'a'.repeat(22),
    action: 'publish' as const,
    parts: ['en' as const],
    at: 1_800_000_000_000,
    person: { id: 's' },
    isHeld: true,
    reason: 'WITHDRAWN',
  };
  const content = contentWith({ isWithdrawn: true, schedules: [plan] });
  const app = await open('', {
    script: (server) => server.on(contract.getStaffContent, success(content)),
  });
  await app.shows('It is withdrawn from the site.');
  expect(app.text()).toContain('it was withdrawn from the site since it was planned');
});

test.each([
  ['en', 'this page has to stay and can’t be withdrawn'],
  ['zh', '这个页面必须保留，不能撤下'],
] as const)(
  'that a withdrawal was held because the page has to stay is told in %s',
  async (language, why) => {
    const plan = {
      id: 'a'.repeat(22),
      action: 'withdraw' as const,
      parts: [],
      at: 1_800_000_000_000,
      person: { id: 's' },
      isHeld: true,
      reason: 'CONTENT_LASTING',
    };
    const app = await open('', {
      language,
      script: (server) =>
        server.on(contract.getStaffContent, success(contentWith({ schedules: [plan] }))),
    });
    await app.shows(why);
    expect(app.text()).toContain(why);
  },
);

test('an earlier version than those of the first page is found, compared and made the draft', async () => {
  const version = { origin: 'staff' as const, at: 1_800_000_000_000, part: 'en' as const };
  const next = `${version.at}-101-en`;
  const page = (number: number, more?: string) =>
    success({ versions: [{ ...version, number }], ...(more && { next: more }) });
  const app = await open('', {
    script: (server) => {
      server.on(contract.getStaffContent, success(contentWith({ hasEarlierVersions: true })));
      server.on(contract.listContentVersions, page(200, next));
      server.on(contract.getContentVersion, success({ body: JSON.stringify(english) }));
    },
  });
  await app.shows('English, version 200');
  const history = () => [...app.container.querySelectorAll('aside details')].at(-1);
  app.server.on(contract.listContentVersions, page(7));
  await app.press('Next page');
  await app.shows('English, version 7');
  expect(app.address()).toBe(`/contents/news/akma?after=${next}`);
  expect(sentTo(app, contract.listContentVersions)).toMatchObject({ after: next });
  expect(history()?.hasAttribute('open')).toBe(true);
  await app.press('English, version 7');
  await app.shows('Compared with the text as it is now');
  app.server.on(contract.restoreContentVersion, success({ revisions: { en: 4 }, number: 201 }));
  await app.press('Make it the draft');
  expect(sentTo(app, contract.restoreContentVersion)).toMatchObject({ part: 'en', number: 7 });
  app.server.on(contract.listContentVersions, page(201, next));
  await app.press('First page');
  await app.shows('English, version 201');
  expect(history()?.hasAttribute('open')).toBe(true);
});

test('what is missing is named while it is typed, and leads to its place', async () => {
  const app = await open('?part=zh');
  await app.shows('Every part is complete.');
  app.fill('Title', '');
  expect(app.text()).not.toContain('Every part is complete.');
  await app.press('English');
  await app.press('Chinese: 1 to correct');
  expect(app.address()).toContain('part=zh');
  expect(document.activeElement?.getAttribute('name')).toBe('title');
});

test('theirs is taken where that is wanted', async () => {
  const app = await open();
  await app.shows('This is what is published.');
  app.fill('Title', 'Two keys');
  app.server.on(contract.saveContentDraft, refusal('CONTENT_CHANGED'));
  app.server.on(contract.getStaffContent, success(changedTo({ title: 'One lock' }, 4)));
  await app.press('Save the draft');
  await app.shows('Somebody else has just changed this text');
  await app.press('Take theirs');
  expect(app.field('Title').value).toBe('One lock');
  expect(app.text()).not.toContain('Not all of it is saved');
});

test('what is not complete is not sent, and each fault stands at its field in the reader’s language', async () => {
  const app = await open('?part=zh', { language: 'zh' });
  await app.shows('与已发布的相同');
  app.fill('标题', '');
  await app.press('立即发布');
  expect(app.errorOf('标题')).toContain('请填写此项');
  expect(app.alert()).toContain('中文：1 处需要修改');
  expect(sentTo(app, contract.publishContent)).toBeUndefined();
  app.fill('标题', '两把钥匙');
  expect(app.errorOf('标题')).toBeUndefined();
});

test('publishing saves what is typed first; what the server finds is told in words', async () => {
  const app = await open();
  await app.shows('This is what is published.');
  app.fill('Title', 'Two keys');
  app.server.on(contract.saveContentDraft, success({ revisions: { en: 4 }, number: 2 }));
  app.server.on(contract.getStaffContent, success(changedTo({ title: 'Two keys' }, 4)));
  const problems = [
    { path: 'product sim', message: 'not published' },
    { path: 'text.zh.sections.0.heading', message: 'Invalid input' },
  ];
  app.server.on(contract.publishContent, refusal('CONTENT_INVALID', { details: { problems } }));
  await app.press('Publish now');
  expect(sentTo(app, contract.publishContent)).toMatchObject({
    parts: [{ part: 'en', revision: 4 }],
  });
  expect(app.alert()).toContain('Product sim is referred to but not published');
  expect(app.alert()).toContain('Chinese › Sections › 1 › Heading: missing');
  app.server.on(contract.scheduleContent, success({ id: 'plan', at: 1 }));
  app.fill('When (Beijing time)', '2027-01-04T09:00');
  await app.press('Publish at that time');
  expect(sentTo(app, contract.scheduleContent)).toMatchObject({
    action: 'publish',
    starts: '2027-01-04T09:00',
    parts: [{ part: 'en', revision: 4 }],
  });
  await app.shows('Planned');
  expect(app.field('When (Beijing time)').value).toBe('');
});

test('a draft is discarded, an earlier version becomes the draft, a plan is taken back', async () => {
  const app = await open('', {
    script: (server) => {
      const plan = {
        id: 'a'.repeat(22),
        action: 'publish' as const,
        parts: ['en' as const],
        at: 1_800_000_000_000,
        person: { id: 's', email: 'e@example.com' },
        isHeld: true,
        reason: 'NO_RIGHT',
      };
      server.on(
        contract.getStaffContent,
        success({ ...changedTo({ title: 'One lock' }, 4), schedules: [plan] }),
      );
      server.on(contract.discardContentDraft, success({ revisions: { en: 5 } }));
      server.on(contract.getContentVersion, success({ body: JSON.stringify(english) }));
      server.on(contract.restoreContentVersion, success({ revisions: { en: 5 }, number: 3 }));
      server.on(contract.withdrawContentSchedule, success({}));
    },
  });
  await app.shows('whoever planned it has lost the right');
  await app.press('Take the plan back');
  expect(sentTo(app, contract.withdrawContentSchedule)).toMatchObject({ id: 'a'.repeat(22) });
  await app.press('Discard the draft');
  expect(sentTo(app, contract.discardContentDraft)).toMatchObject({ part: 'en', revision: 4 });
  await app.press('English, version 1');
  await app.shows('Compared with the text as it is now');
  await app.shows('removed: key');
  await app.press('Make it the draft');
  expect(sentTo(app, contract.restoreContentVersion)).toMatchObject({ number: 1, revision: 4 });
});

test('a draft is discarded with what was typed of it and not saved yet, which nobody else has changed', async () => {
  const app = await open('', {
    script: (server) =>
      server.on(contract.getStaffContent, success(changedTo({ title: 'One lock' }, 4))),
  });
  await app.shows('This is a draft');
  app.fill('Title', 'Two locks');
  app.server.on(contract.discardContentDraft, success({ revisions: { en: 5 } }));
  app.server.on(contract.getStaffContent, success(contentWith({}, 5)));
  await app.press('Discard the draft');
  await app.shows('This is what is published.');
  expect(app.field('Title').value).toBe('One key');
  expect(app.text()).not.toContain('Somebody else has just changed this text');
});

test('an earlier version becomes the draft instead of what was typed and not saved yet, which nobody else has changed', async () => {
  const app = await open('', {
    script: (server) =>
      server.on(contract.getContentVersion, success({ body: JSON.stringify(english) })),
  });
  await app.shows('This is what is published.');
  app.fill('Title', 'Two locks');
  await app.press('English, version 1');
  await app.shows('Compared with the text as it is now');
  app.server.on(contract.restoreContentVersion, success({ revisions: { en: 4 }, number: 3 }));
  app.server.on(contract.getStaffContent, success(changedTo({ title: 'A key of before' }, 4)));
  await app.press('Make it the draft');
  await app.shows('This is a draft');
  expect(app.field('Title').value).toBe('A key of before');
  expect(app.text()).not.toContain('Somebody else has just changed this text');
});

test('a content is withdrawn at once or at a time, and brought back', async () => {
  const app = await open();
  await app.shows('The page leaves the site');
  app.server.on(contract.scheduleContent, success({ id: 'a'.repeat(22) }));
  app.fill('When (Beijing time)', '2026-12-01T09:00');
  await app.press('Withdraw it at that time');
  expect(sentTo(app, contract.scheduleContent)).toMatchObject({
    action: 'withdraw',
    starts: '2026-12-01T09:00',
  });
  app.server.on(contract.withdrawContent, success({ revisions: {} }));
  app.server.on(contract.getStaffContent, success(contentWith({ isWithdrawn: true })));
  await app.press('Withdraw it');
  expect(sentTo(app, contract.withdrawContent)).toMatchObject({
    parts: [
      { part: 'shared', revision: 1 },
      { part: 'zh', revision: 2 },
      { part: 'en', revision: 3 },
    ],
  });
  app.server.on(contract.bringContentBack, success({ revisions: {} }));
  await app.press('Bring it back');
  expect(sentTo(app, contract.bringContentBack)).toMatchObject({ id: 'akma' });
});

test('whoever leaves with something unsaved is asked first', async () => {
  const app = await open();
  await app.shows('This is what is published.');
  app.fill('Title', 'Two keys');
  await app.press('Both languages');
  expect(app.address()).toBe('/contents/news/akma?part=shared');
  await app.press('Contents');
  expect(app.address()).toBe('/contents/news/akma?part=shared');
  expect(app.container.querySelector('dialog[open]')?.textContent).toContain(
    'what you typed and did not save is lost',
  );
  await app.press('Leave without saving');
  expect(app.address()).toBe('/contents');
});

test('what was typed is there again after a reload or a login, until it is saved or given up', async () => {
  const first = await open();
  await first.shows('This is what is published.');
  first.fill('Title', 'Two keys');
  first.close();
  const second = await open();
  await second.shows('Not all of it is saved');
  expect(second.field('Title').value).toBe('Two keys');
  await second.press('Contents');
  await second.press('Leave without saving');
  second.close();
  const third = await open();
  await third.shows('This is what is published.');
  expect(third.field('Title').value).toBe('One key');
});

test('what was typed before a reload stands beside what somebody else has saved since (F4)', async () => {
  const first = await open();
  await first.shows('This is what is published.');
  first.fill('Title', 'Two keys');
  first.close();
  const second = await open('', {
    script: (server) =>
      server.on(contract.getStaffContent, success(changedTo({ title: 'One lock' }, 4))),
  });
  await second.shows('Somebody else has just changed this text');
  expect(second.field('Title').value).toBe('Two keys');
});

test('a preview shows what is typed, which is saved before', async () => {
  const app = await open();
  await app.shows('This is what is published.');
  app.fill('Title', 'Two keys');
  app.server.on(contract.saveContentDraft, success({ revisions: { en: 4 }, number: 2 }));
  app.server.on(contract.openContentPreview, success({ id: 'p'.repeat(22) }));
  await app.press('Open a preview');
  expect(textSent(app)).toMatchObject({ title: 'Two keys' });
  const paths = app.server.sent.map(({ path }) => path);
  expect(paths.indexOf(contract.saveContentDraft.path)).toBeLessThan(
    paths.indexOf(contract.openContentPreview.path),
  );
  await app.shows('Preview: English, Day, Phone');
});

test('a preview that is opened anew is another one, with the drafts of by then, also after a lost answer', async () => {
  const app = await open();
  await app.shows('This is what is published.');
  const keys: (string | null)[] = [];
  const { fetch } = app.server;
  app.server.fetch = async (address, init) => {
    if (address.endsWith(contract.openContentPreview.path))
      keys.push(new Headers(init.headers).get('Idempotency-Key'));
    return fetch(address, init);
  };
  app.server.on(contract.openContentPreview, success({ id: 'p'.repeat(22) }));
  app.server.once(contract.openContentPreview, new NoAnswer());
  await app.press('Open a preview');
  await vi.waitFor(() => expect(keys).toHaveLength(1));
  await app.press('Open a preview');
  await app.shows('Open a new preview');
  await app.press('Open a new preview');
  await vi.waitFor(() => expect(keys).toHaveLength(3));
  // A repeated key would get the former answer from the server.
  expect(keys).toEqual([null, null, null]);
});

test('the fields of a language are marked with it, those of both with none', async () => {
  const languageOf = (field: string) =>
    document.querySelector(`[name="${field}"]`)?.getAttribute('lang');
  const app = await open('?part=en', { language: 'zh' });
  expect(languageOf('title')).toBe('en');
  app.close();
  await open('?part=shared', { language: 'zh' });
  expect(document.querySelectorAll('form [name]').length).toBeGreaterThan(0);
  expect(document.querySelector('form [name][lang]')).toBeNull();
});

test('a preview begins with the language that is being written', async () => {
  const app = await open('?part=zh');
  await app.shows('This is what is published.');
  app.server.on(contract.openContentPreview, success({ id: 'p'.repeat(22) }));
  await app.press('Open a preview');
  await app.shows('Preview: Chinese');
  expect(app.text()).toContain('Preview: Chinese, Day, Phone');
});

test('who may only read finds no button that writes', async () => {
  const app = await open('', { who: staffWith('auditor') });
  await app.shows('This is what is published.');
  expect(app.container.querySelector('fieldset:disabled textarea')).not.toBeNull();
  const buttons = [...app.container.querySelectorAll('article button')].map(
    (each) => each.textContent,
  );
  expect(buttons).not.toContain('Save the draft');
  expect(buttons).not.toContain('Publish now');
  expect(buttons.filter((each) => /^(Add|Remove|Up|Down)\b/.test(each))).toEqual([]);
});

test('what a release says differently is taken, kept, or merged into the form', async () => {
  const stored = (body: object) => ({ number: 1, body: JSON.stringify(body) });
  const content = contentWith();
  const offer = {
    base: stored({ ...english, title: 'A key' }),
    offered: stored({ ...english, title: 'The key', summary: 'Keys, explained.' }),
  };
  const parts = content.parts.map((each) => (each.part === 'en' ? { ...each, ...offer } : each));
  const app = await open('', {
    script: (server) => {
      server.on(contract.getStaffContent, success({ ...content, parts }));
      server.on(contract.settleContentOffer, success({ revisions: { en: 4 } }));
    },
  });
  await app.shows('A release has another text here');
  await app.press('Merge into the form');
  expect(app.field('Title').value).toBe('One key');
  expect(app.field('Summary').value).toBe('Keys, explained.');
  await app.shows('both had changed one place, and ours stayed');
  await app.press('Take the release’s');
  expect(sentTo(app, contract.settleContentOffer)).toMatchObject({
    part: 'en',
    revision: 3,
    take: true,
  });
  await app.press('Keep ours');
  expect(sentTo(app, contract.settleContentOffer)).toMatchObject({ take: false });
});

test.each(['Take the release’s', 'Keep ours'])(
  'after “%s” what was typed and not saved yet goes on, as a draft does; nobody else has changed the text',
  async (choice) => {
    const body = (text: object) => JSON.stringify({ ...english, ...text });
    const release = { number: 2, body: body({ title: 'The key' }) };
    const content = contentWith();
    const withEnglish = (changes: object) => ({
      ...content,
      parts: content.parts.map((each) => (each.part === 'en' ? { ...each, ...changes } : each)),
    });
    const app = await open('', {
      script: (server) =>
        server.on(contract.getStaffContent, success(withEnglish({ offered: release }))),
    });
    await app.shows('A release has another text here');
    app.fill('Title', 'Two keys');
    app.server.on(contract.settleContentOffer, success({ revisions: { en: 4 } }));
    const isTaken = choice === 'Take the release’s';
    const settled = { revision: 4, ...(isTaken && { published: release }) };
    app.server.on(contract.getStaffContent, success(withEnglish(settled)));
    await app.press(choice);
    await app.shows('This is a draft');
    expect(app.text()).not.toContain('A release has another text here');
    expect(app.text()).not.toContain('Somebody else has just changed this text');
    expect(app.field('Title').value).toBe('Two keys');
    app.server.on(contract.saveContentDraft, success({ revisions: { en: 5 }, number: 3 }));
    await app.press('Save the draft');
    expect(sentTo(app, contract.saveContentDraft)).toMatchObject({ revision: 4 });
  },
);

test('a field says what is wanted of it, and a list that may be left out asks for nothing', async () => {
  const app = await open('?part=shared');
  await app.shows('Its name in the address, such as sdp');
  const legends = [...app.container.querySelectorAll('legend')].map((each) => each.textContent);
  expect(legends).toContain('Pictures optional');
});

test('a plan that is held because it is a sample says so', async () => {
  const plan = {
    id: 'a'.repeat(22),
    action: 'publish' as const,
    parts: ['shared' as const],
    at: 1_800_000_000_000,
    person: { id: 's' },
    isHeld: true,
    reason: 'CONTENT_SAMPLE',
  };
  const app = await open('', {
    script: (server) =>
      server.on(contract.getStaffContent, success(contentWith({ schedules: [plan] }))),
  });
  await app.shows('it is a sample');
  expect(app.text()).toContain('it is a sample, which a public site does not publish');
});

test('a part of a page that may be left out is added and removed as a whole', async () => {
  const text = { number: 1, body: JSON.stringify({ name: 'One key' }) };
  const app = await openTestConsole('/contents/product/one-key?part=en', {
    script: (server) =>
      server.on(
        contract.getStaffContent,
        success(
          contentWith({
            kind: 'product',
            id: 'one-key',
            parts: [{ part: 'en', revision: 3, published: text }],
          }),
        ),
      ),
  });
  await app.shows('This is what is published.');
  const protocol = () =>
    [...document.querySelectorAll('fieldset')].find(
      (each) => each.querySelector('legend')?.textContent === 'Protocol',
    );
  expect(protocol()?.querySelector('input, textarea')).toBeNull();
  await app.press('Add: Protocol');
  expect(document.activeElement).toBe(protocol()?.querySelector('input, textarea'));
  app.server.on(contract.saveContentDraft, success({ revisions: { en: 4 }, number: 2 }));
  await app.press('Save the draft');
  expect(textSent(app)).toEqual({ name: 'One key', protocol: {} });
  await app.press('Remove: Protocol');
  expect(document.activeElement?.textContent).toBe('Add: Protocol');
  expect(protocol()?.querySelector('input')).toBeNull();
});
