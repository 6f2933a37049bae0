// @vitest-environment happy-dom
import {
  checkAuditLog,
  exportAuditLines,
  exportAuditTable,
  getAuditCheck,
  getAuditState,
  listAuditEntries,
} from '@uid/contract/audit';
import type { AuditEntry } from '@uid/contract/audit';
import { settled } from '@uid/forms/testing/reader';
import { refusal, success } from '@uid/forms/testing/fake-server';
import type { FakeServer } from '@uid/forms/testing/fake-server';
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { openTestConsole, staffWith } from '../../testing/open-console.tsx';

const entry: AuditEntry = {
  seq: 4711,
  at: Date.UTC(2026, 0, 5, 4),
  actor: 'account-1',
  actorEmail: 'clerk@example.com',
  roles: ['finance'],
  action: 'decide-refund',
  subject: { kind: 'order', id: 'order-1' },
  hash: 'f'.repeat(64),
  details: {
    before: '{"state":"open","amountFen":100}',
    after: '{"state":"approved","amountFen":100}',
    reason: 'The box was damaged',
    address: '192.0.2.1',
  },
};
const signed = { seq: 4700, at: 1, keyId: 'k' };

function script(server: FakeServer) {
  server.on(listAuditEntries, success({ entries: [entry] }));
  const walk = { at: 1, seq: 4700 };
  server.on(getAuditState, success({ wholeTo: 4711, newest: 4711, walk, signed }));
  server.on(getAuditCheck, success({ state: 'idle' }));
}

test('an entry says who did what, what it was before and after, and has a link of its own', async () => {
  const app = await openTestConsole('/audit?open=4711', { script });
  await app.shows('The box was damaged');
  expect(app.text()).toContain('clerk@example.com');
  expect(app.container.querySelector('del')?.textContent).toBe('open');
  expect(app.container.querySelector('ins')?.textContent).toBe('approved');
  // A part that did not change is not marked as a difference.
  expect(app.container.querySelectorAll('ins, del')).toHaveLength(2);
  await app.press('Link to this entry');
  expect(app.address()).toBe('/audit?seq=4711&open=4711');
  expect(app.server.sent.at(-1)?.body).toMatchObject({ seq: '4711' });
});

test('the screen says up to where the log is whole, and what can’t be known', async () => {
  const app = await openTestConsole('/audit', { script });
  await app.shows('Intact up to entry 4,711');
  expect(app.text()).toContain('The head of entry 4,700 left this machine');
  const broken = await openTestConsole('/audit', {
    script: (server) => {
      script(server);
      const fault = { seq: 12, kind: 'changed' };
      server.on(getAuditState, success({ wholeTo: 11, newest: 20, fault }));
    },
  });
  await broken.shows('Entry 12 is not intact');
  expect(broken.text()).toContain('No head has left this machine');
  await broken.press('Look at entry 12');
  expect(broken.address()).toBe('/audit?seq=12&open=12');
});

test('it says of which entries it knows, since when, and which have not been checked', async () => {
  const app = await openTestConsole('/audit', { script });
  await app.shows('Up to entry 4,700 this is what the check of all entries found on 1 Jan 1970');
  expect(app.text()).toContain('a change made there since then shows at the next check');
  expect(app.text()).toContain('Entries 4,701 to 4,711 were checked just now.');
  expect(app.text()).not.toContain('have not been checked yet');
  const behind = await openTestConsole('/audit', {
    script: (server) => {
      script(server);
      server.on(getAuditState, success({ wholeTo: 20_000, newest: 20_001 }));
    },
  });
  await behind.shows('Intact up to entry 20,000');
  expect(behind.text()).toContain('The whole log has not been checked yet.');
  expect(behind.text()).toContain('Entry 20,001 has not been checked yet.');
});

test('whoever reads the log has all of it checked, and sees what came of it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const app = await openTestConsole('/audit', { who: staffWith('auditor'), script });
  const pass = () => act(() => vi.advanceTimersByTimeAsync(2000));
  await pass();
  app.server.on(checkAuditLog, success({ dueAt: 1 }));
  app.server.on(getAuditCheck, success({ state: 'due' }));
  const button = [...app.container.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Check now',
  )!;
  button.focus();
  await app.press('Check now');
  await pass();
  expect(app.text()).toContain('begins within seconds');
  // The button can't be pressed again, and the focus stays on it.
  expect([button.getAttribute('aria-disabled'), document.activeElement]).toEqual(['true', button]);
  app.server.on(getAuditCheck, success({ state: 'running', startedAt: 60_000, failedAt: 1 }));
  await pass();
  expect(app.text()).toContain('The check of all entries began 1 Jan 1970');
  // A failure of an earlier check is no longer shown.
  expect(app.text()).not.toContain('did not end');
  const walk = { at: 120_000, seq: 4712 };
  app.server.on(getAuditState, success({ wholeTo: 4712, newest: 4712, walk, signed }));
  app.server.on(getAuditCheck, success({ state: 'idle' }));
  await pass();
  await pass();
  expect(app.text()).toContain('Up to entry 4,712 this is what the check of all entries found');
  expect(app.text()).not.toContain('checked just now');
  expect(button.getAttribute('aria-disabled')).toBeNull();
  const asked = app.server.sent.filter(({ path }) => path === getAuditCheck.path).length;
  await pass();
  await pass();
  expect(app.server.sent.filter(({ path }) => path === getAuditCheck.path)).toHaveLength(asked);
});

test('a check that could not go on says so, and one that found a fault shows that', async () => {
  const failing = (server: FakeServer) => {
    script(server);
    server.on(getAuditCheck, success({ state: 'idle', failedAt: 1 }));
  };
  const app = await openTestConsole('/audit', { script: failing });
  await app.shows('did not end. Try again');
  const broken = await openTestConsole('/audit', {
    script: (server) => {
      failing(server);
      const fault = { seq: 12, kind: 'changed' };
      server.on(getAuditState, success({ wholeTo: 11, newest: 20, fault }));
    },
  });
  await broken.shows('Check now');
  expect(broken.text()).not.toContain('did not end');
});

test('an entry whose action nobody knows is shown as it stands, and the warning above it', async () => {
  const app = await openTestConsole('/audit?open=4711', {
    script: (server) => {
      script(server);
      server.on(listAuditEntries, success({ entries: [{ ...entry, action: 'views.save' }] }));
      const fault = { seq: 4711, kind: 'changed' };
      server.on(getAuditState, success({ wholeTo: 1, newest: 4711, fault }));
    },
  });
  await app.shows('Entry 4,711 is not intact');
  expect(app.container.querySelector('table')?.textContent).toContain('views.save');
  expect(app.container.querySelector('dialog[open]')?.textContent).toContain('views.save');
});

test('no space stands between two Chinese sentences', async () => {
  const app = await openTestConsole('/audit', { script, language: 'zh' });
  await app.shows('离开这台机器');
  expect(app.text()).not.toMatch(/。\s/);
});

test('what was typed stands in the address, whole days by the clock of Beijing', async () => {
  const app = await openTestConsole('/audit?after=1-1', { script });
  await app.shows('clerk@example.com');
  app.fill('Done by', ' clerk@example.com ');
  app.fill('From', '2026-01-05');
  app.fill('To', '2026-01-06');
  await app.press('Filter');
  expect(app.address()).toBe('/audit?actor=clerk%40example.com&from=2026-01-05&to=2026-01-06');
  expect(app.server.sent.findLast(({ path }) => path === listAuditEntries.path)?.body).toEqual({
    actor: 'clerk@example.com',
    from: String(Date.UTC(2026, 0, 4, 16)),
    until: String(Date.UTC(2026, 0, 6, 16)),
  });
  await app.press('Clear the filter');
  expect(app.address()).toBe('/audit');
});

test('an auditor exports what the filter lets through, and an administrator is not offered it', async () => {
  const saved: Blob[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`);
  const app = await openTestConsole('/audit?action=decide-refund', {
    who: staffWith('auditor'),
    script: (server) => {
      script(server);
      server.on(exportAuditTable, { status: 200, data: 'seq', file: 'audit-log.csv' });
      server.on(exportAuditLines, { status: 200, data: '{}', file: 'audit-log.jsonl' });
    },
  });
  await app.shows('clerk@example.com');
  for (const [name, endpoint] of [
    ['Export CSV', exportAuditTable],
    ['Export JSON lines', exportAuditLines],
  ] as const) {
    await app.press(name);
    const asked = () => app.server.sent.find(({ path }) => path === endpoint.path);
    await vi.waitFor(async () => {
      await act(settled);
      expect(asked()?.body).toEqual({ action: 'decide-refund' });
    });
  }
  await vi.waitFor(() => expect(saved).toHaveLength(2));
  const other = await openTestConsole('/audit', { who: staffWith('administrator'), script });
  await other.shows('clerk@example.com');
  expect(other.text()).not.toContain('Export CSV');
});

test('what an entry tells of is a link to its screen, where the server says that there is one', async () => {
  const place = (screen: string, key: string) => ({
    kind: screen,
    id: key,
    place: { screen, key },
  });
  const subjects = [
    place('orders', '260105A'),
    place('staff', 's1'),
    place('approvals', 'a1'),
    place('contents', 'news/akma'),
    { kind: 'order', id: 'gone' },
  ];
  const app = await openTestConsole('/audit', {
    script: (server) => {
      script(server);
      const entries = subjects.map((subject, seq) => ({ ...entry, seq, subject }));
      server.on(listAuditEntries, success({ entries }));
    },
  });
  await app.shows('gone');
  const ways = [...app.container.querySelectorAll('td a')].map((link) => link.getAttribute('href'));
  expect(ways).toEqual([
    '/en/operator/orders/260105A',
    '/en/operator/staff?open=s1',
    '/en/operator/approvals?id=a1&open=a1',
    '/en/operator/contents/news/akma',
  ]);
});

test('where the filter is cleared its fields are empty, and the log begins at its first page', async () => {
  const app = await openTestConsole('/audit?actor=clerk%40example.com&after=9', { script });
  await app.shows('Clear the filter');
  expect(app.field('Done by').value).toBe('clerk@example.com');
  await app.press('Clear the filter');
  await act(settled);
  expect(app.address()).toBe('/audit');
  expect(app.field('Done by').value).toBe('');
});

test('a file that wants a proof asks for it', async () => {
  const app = await openTestConsole('/audit', { script });
  await app.shows('clerk@example.com');
  const details = { methods: ['totp'] };
  app.server.on(exportAuditTable, refusal('STEP_UP_REQUIRED', { details }));
  await app.press('Export CSV');
  await app.shows('Please confirm that it is you');
  expect(app.container.querySelector('dialog#step-up')).toHaveProperty('open', true);
});
