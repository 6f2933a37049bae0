// @vitest-environment happy-dom
import { onlineManager } from '@tanstack/react-query';
import { listJobs } from '@uid/contract/jobs';
import { listFailedMessages, resendMessages } from '@uid/contract/messages';
import { getOverview } from '@uid/contract/overview';
import { listRefundRequests } from '@uid/contract/refunds';
import { listSavedViews } from '@uid/contract/saved-views';
import { whoAmI } from '@uid/contract/staff';
import { listStaffOrders } from '@uid/contract/staff-orders';
import { NoAnswer, refusal, success } from '@uid/forms/testing/fake-server';
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { screens } from './screens.ts';
import { openTestConsole, staffWith } from './testing/open-console.tsx';

const job = { name: 'send-mails', every: 1000, failures: 0, nextDueAt: 1, lastSucceededAt: 1 };

test('the overview leads to what waits, and names the document', async () => {
  const app = await openTestConsole('', {
    script: (server) => {
      server.on(getOverview, success({ failingJobs: 1, lowStock: 0, failedMessages: 100 }));
      server.on(listJobs, success({ jobs: [{ ...job, failures: 2 }], now: 1 }));
    },
  });
  expect(app.titles.at(-1)).toBe('Overview');
  await app.shows('Low stock0Failed messages99+Failing jobs1');
  // The overview must not read the lists themselves: each reading of personal data would be an entry of the audit
  // log.
  const asked = app.server.sent.map(({ path }) => path);
  expect(asked).toContain(getOverview.path);
  expect(asked).not.toContain(listFailedMessages.path);
  await app.press('Failing jobs');
  await app.shows('Failed 2 times in a row');
  expect(app.address()).toBe('/jobs');
  expect(app.titles.at(-1)).toBe('Jobs');
});

test.each([
  ['zh', '概览'],
  ['en', 'Overview'],
] as const)('it speaks %s', async (language, title) => {
  const app = await openTestConsole('', { language });
  expect(app.heading()).toBe(title);
});

test('the navigation shows what a role may do, and nothing else', async () => {
  const app = await openTestConsole('', { who: staffWith('finance') });
  const links = [...app.container.querySelectorAll('nav a')].map((link) => link.textContent);
  expect(links).toContain('Refund requests');
  expect(links).not.toContain('Enquiries');
  expect(links).not.toContain('Staff and roles');
});

test('a screen without the permission is as if there were none', async () => {
  const app = await openTestConsole('/jobs', { who: staffWith('finance') });
  expect(app.heading()).toBe('The console has no such screen');
  expect(app.server.sent.map(({ path }) => path)).not.toContain(listJobs.path);
});

test('where there is no screen, there is no view of it to save', async () => {
  const app = await openTestConsole('/orders', { who: staffWith('editor') });
  expect(app.heading()).toBe('The console has no such screen');
  expect(app.text()).not.toContain('Save this view');
});

test('an unknown address says so, and leads back', async () => {
  const app = await openTestConsole('/nowhere/at/all');
  expect(app.heading()).toBe('The console has no such screen');
  await app.press('Back to the overview');
  expect(app.heading()).toBe('Overview');
});

test('a list that does not come says why, and is asked for again', async () => {
  const app = await openTestConsole('/jobs', {
    script: (server) => server.on(listJobs, new NoAnswer()),
  });
  await app.shows('This could not be loaded');
  app.server.on(listJobs, success({ jobs: [job], now: 1 }));
  app.container.querySelector<HTMLElement>('[role=alert] button')?.focus();
  await app.press('Try again');
  await app.shows('send-mails');
  expect(app.alert()).toBeUndefined();
  // The button is gone, so the focus must be on an element that is still in the page.
  await vi.waitFor(() => expect(app.container.contains(document.activeElement)).toBe(true));
});

test('one press asks again for all that did not come while the server was away', async () => {
  const app = await openTestConsole('/orders', {
    script: (server) => {
      server.on(listStaffOrders, new NoAnswer());
      server.on(listSavedViews, new NoAnswer());
    },
  });
  await app.shows('Your saved views could not be loaded');
  app.server.on(listStaffOrders, success({ orders: [], counts: {} }));
  app.server.on(listSavedViews, success({ views: [] }));
  await app.press('Try again', { last: true });
  await app.shows('No order matches');
  expect(app.text()).not.toContain('could not be loaded');
});

test('without a network that is said at once, and what did not come is there as soon as there is one', async () => {
  const app = await openTestConsole('/orders', {
    script: (server) => server.on(listStaffOrders, success({ orders: [], counts: {} })),
  });
  await app.shows('No order matches');
  onTestFinished(() => onlineManager.setOnline(true));
  act(() => onlineManager.setOnline(false));
  app.server.on(listStaffOrders, new NoAnswer());
  app.fill('State', 'shipped');
  await app.shows('This list could not be loaded');
  app.server.on(listStaffOrders, success({ orders: [], counts: {} }));
  await act(async () => onlineManager.setOnline(true));
  await vi.waitFor(() => expect(app.alert()).toBeUndefined());
  expect(app.text()).toContain('No order matches');
});

test('of a list whose screen did not open no view is saved', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  const app = await openTestConsole('/orders', {
    script: (server) => server.on(listStaffOrders, success({ orders: undefined })),
  });
  await app.shows('This screen did not open');
  expect(app.text()).not.toContain('Save this view');
});

test('a column that is left away stands in the address, which shows it again', async () => {
  const answer = success({ jobs: [job], now: 1 });
  const app = await openTestConsole('/jobs?hide=every', {
    script: (server) => server.on(listJobs, answer),
  });
  const heads = () => [...app.container.querySelectorAll('thead th')].map((th) => th.textContent);
  await app.shows('send-mails');
  expect(heads()).not.toContain('Every');
  const steps = history.length;
  await act(async () => app.field('Every').click());
  await vi.waitFor(() => expect(heads()).toContain('Every'));
  // The browser's Back button leads to the previous screen, not through each choice of columns.
  expect(history.length).toBe(steps);
  expect(app.address()).not.toContain('every');
});

test('where all columns are shown, the address says so: left out, some would be away', async () => {
  const answer = success({ jobs: [job], now: 1 });
  const app = await openTestConsole('/jobs', { script: (server) => server.on(listJobs, answer) });
  await app.shows('send-mails');
  const boxes = [...app.container.querySelectorAll<HTMLInputElement>('input[name=column]')];
  const away = () => boxes.filter(({ checked }) => !checked);
  const first = away();
  expect(first).not.toEqual([]);
  for (const box of first) await act(async () => box.click());
  await vi.waitFor(() => expect(app.address()).toBe('/jobs?hide=-'));
  expect(away()).toEqual([]);
});

test('where the columns are the table’s own choice again, the address names none, as before', async () => {
  const answer = success({ jobs: [job], now: 1 });
  const app = await openTestConsole('/jobs', { script: (server) => server.on(listJobs, answer) });
  await app.shows('send-mails');
  await act(async () => app.field('State').click());
  await vi.waitFor(() => expect(app.address()).toContain('hide='));
  await act(async () => app.field('State').click());
  await vi.waitFor(() => expect(app.address()).toBe('/jobs'));
});

test('messages are sent again, and the list is asked for anew', async () => {
  const message = {
    id: 'm-1',
    channel: 'mail',
    recipient: 'buyer@example.com',
    subject: 'Your order',
    createdAt: 1,
    failedAt: 2,
    attempts: 9,
  };
  const app = await openTestConsole('/messages', {
    script: (server) => {
      server.on(listFailedMessages, success({ messages: [message] }));
      server.on(resendMessages, success({ resent: 1 }));
    },
  });
  await app.shows('buyer@example.com');
  app.server.on(listFailedMessages, success({ messages: [] }));
  await app.press('Send again');
  await app.shows('There are no failed messages');
  await app.shows('1 message is in the queue again');
  expect(app.server.sent.find(({ path }) => path === resendMessages.path)?.body).toEqual({
    ids: ['m-1'],
  });
});

test('a role that was taken away is gone from the navigation with the next call', async () => {
  const app = await openTestConsole('', {
    who: staffWith('finance', 'administrator'),
  });
  app.server.on(whoAmI, success(staffWith('finance')));
  await app.press('Policy reports');
  await app.shows('This screen is no longer yours');
  const links = [...app.container.querySelectorAll('nav a')].map((link) => link.textContent);
  expect(links).not.toContain('Policy reports');
});

test('somebody whose last role is gone finds the words of the 404 page', async () => {
  const app = await openTestConsole('', {
    script: (server) => server.on(whoAmI, refusal('NOT_FOUND')),
  });
  await app.shows('No door here');
  expect(app.container.querySelector('nav')).toBeNull();
});

test('a browser in which scrolling yields a promise opens one screen after the other', async () => {
  const scroll = vi
    .spyOn(Element.prototype, 'scrollIntoView')
    .mockReturnValue(Promise.resolve() as unknown as undefined);
  onTestFinished(() => scroll.mockRestore());
  const app = await openTestConsole('', { who: staffWith('finance') });
  await app.press('Refund requests');
  await app.press('Handbook');
  await app.shows('Handbook');
  app.server.on(whoAmI, refusal('NOT_FOUND'));
  await app.press('Refund requests');
  await app.shows('An administrator has just taken your last role away');
  expect(scroll).toHaveBeenCalled();
});

test('somebody whose last role is taken away while the console is open is told so', async () => {
  const app = await openTestConsole('', { who: staffWith('finance') });
  app.server.on(whoAmI, refusal('NOT_FOUND'));
  await app.press('Repayments');
  await app.shows('An administrator has just taken your last role away');
  expect(app.container.querySelector('nav')).toBeNull();
});

test.each([
  ['to-enrol', 'Your rights begin when you have enrolled'],
  ['to-prove', 'Confirm with the factor you enrolled'],
] as const)('whoever is %s is told what to do', async (state, title) => {
  const app = await openTestConsole('', { who: { ...staffWith(), state, permissions: [] } });
  expect(app.heading()).toBe(title);
});

test('a session that has ended leads to the login, and back here', async () => {
  const app = await openTestConsole('/refunds?after=x', {
    script: (server) => server.on(listRefundRequests, refusal('SESSION_INVALID')),
  });
  await vi.waitFor(() => expect(app.left.length).toBeGreaterThan(0));
  expect(app.left[0]).toBe(
    '/en/uid-front/login?return=%2Fen%2Foperator%2Frefunds%3Fafter%3Dx&reason=session-ended',
  );
});

test('nothing is left behind when the console is unmounted', async () => {
  const app = await openTestConsole('');
  app.close();
  expect(app.container.childElementCount).toBe(0);
  history.pushState(null, '', '/en/operator/jobs');
  expect(app.container.childElementCount).toBe(0);
});

test('every screen has an address and a name of its own', () => {
  for (const field of ['path', 'label'] as const) {
    const all = screens.map((screen) => JSON.stringify(screen[field]));
    expect(new Set(all).size).toBe(all.length);
  }
});
