// @vitest-environment happy-dom
import { askForErasure, getCustomer, listCustomers } from '@uid/contract/customers';
import type { Customer } from '@uid/contract/customers';
import { success } from '@uid/forms/testing/fake-server';
import { act } from 'react';
import { expect, test, vi } from 'vitest';

import { openTestConsole, staffWith } from '../../testing/open-console.tsx';

const id = 'customer-1';
const no = '260105WBWAW74151DQD3';
const customer: Customer = {
  id,
  email: 'buyer@example.com',
  createdAt: 1,
  lastLoginAt: 1,
  isStaff: false,
  hasPassword: true,
  recoveryCodesLeft: 7,
  totpEnabledAt: 1,
  passkeys: [{ id: 'p', createdAt: 1 }],
  devices: 2,
  sessions: [{ id: 's', createdAt: 1, lastSeenAt: 1, address: '192.0.2.1', agent: 'Firefox/1' }],
  events: [{ id: 'e', kind: 'login-failed', at: 1, address: '', agent: 'staff' }],
  orders: [{ no, state: 'paid', placedAt: 1, totalFen: 12_000 }],
  hasMoreOrders: false,
  enquiries: [{ no: 'Q1', kind: 'contact', state: 'open', createdAt: 1 }],
};

function openCustomer(change: Partial<Customer> = {}, who = staffWith('support')) {
  return openTestConsole(`/customers/${id}`, {
    who,
    script: (server) => server.on(getCustomer, success({ ...customer, ...change })),
  });
}

test('who narrows a list by keyboard goes on in it', async () => {
  const app = await openTestConsole('/customers', {
    who: staffWith('support'),
    script: (server) => server.on(listCustomers, success({ customers: [customer] })),
  });
  await app.shows('buyer@example.com');
  app.fill('Find a customer', '13800138000');
  const field = app.field('Find a customer');
  field.focus();
  await act(async () => field.form?.requestSubmit());
  await vi.waitFor(() => expect(app.address()).toBe('/customers?q=13800138000'));
  await app.shows('buyer@example.com');
  expect(document.activeElement).toBe(field);
});

test('a customer is found, and their orders and enquiries lead on', async () => {
  const app = await openTestConsole('/customers', {
    who: staffWith('support'),
    script: (server) => {
      server.on(listCustomers, success({ customers: [customer] }));
      server.on(getCustomer, success(customer));
    },
  });
  await app.shows('buyer@example.com');
  app.fill('Find a customer', ' 13800138000 ');
  await app.press('Find');
  expect(app.address()).toBe('/customers?q=13800138000');
  await app.shows('buyer@example.com');
  await app.press('buyer@example.com');
  await app.shows('7 recovery codes left');
  expect(app.heading()).toBe('buyer@example.com');
  expect(app.text()).toContain('Login failed: wrong password or passkey');
  expect(app.link(no).getAttribute('href')).toContain(`/orders/${no}`);
  expect(app.link('Q1').getAttribute('href')).toContain('/enquiries/Q1');
});

test('support asks for an erasure with a reason', async () => {
  const app = await openCustomer();
  app.server.on(askForErasure, success({ done: true }));
  await app.shows('Ask for an erasure');
  const form = [...app.container.querySelectorAll('form')].find(({ textContent }) =>
    textContent.includes('Ask for the erasure'),
  );
  const reason = form?.querySelector('textarea');
  expect(reason?.labels[0]?.textContent).toBe('Reason');
  if (reason) reason.value = 'Wrote to us';
  await app.press('Ask for the erasure');
  expect(app.server.sent.find(({ path }) => path === askForErasure.path)?.body).toEqual({
    language: 'en',
    id,
    reason: 'Wrote to us',
  });
});

test('only what would change something is offered', async () => {
  const plain = await openCustomer();
  await plain.shows('Log out everywhere');
  expect(plain.text()).not.toMatch(/Unlock the login|Enable the account again/);
  plain.close();
  const locked = await openCustomer({
    lockedUntil: 2,
    exportAskedAt: 1,
    erasure: { askedAt: 1, dueAt: 2 },
  });
  await locked.shows('Unlock the login');
  expect(locked.text()).not.toContain('Fine');
  expect(locked.text()).not.toMatch(/Ask for an (export|erasure)/);
  locked.close();
  const disabled = await openCustomer({ disabledAt: 1 });
  await disabled.shows('Enable the account again');
  expect(disabled.text()).not.toMatch(/Log out everywhere|Disable the account/);
});

test('nobody sees to accounts of staff here, and an auditor to none', async () => {
  const staff = await openCustomer({ isStaff: true });
  await staff.shows('administrators manage it');
  expect(staff.container.querySelector('article form')).toBeNull();
  staff.close();
  const auditor = await openCustomer({}, staffWith('auditor'));
  await auditor.shows('Latest activity');
  expect(auditor.container.querySelector('article form')).toBeNull();
});
