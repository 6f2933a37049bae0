// @vitest-environment happy-dom
import {
  correctStaffOrderAddress,
  exportStaffOrders,
  getStaffOrder,
  listStaffOrders,
  noteStaffOrder,
} from '@uid/contract/staff-orders';
import { errorKinds } from '@uid/contract/errors';
import { whoAmI } from '@uid/contract/staff';
import { correctTracking } from '@uid/contract/staff-shipments';
import { refusal, success } from '@uid/forms/testing/fake-server';
import type { Answer, FakeServer } from '@uid/forms/testing/fake-server';
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { openTestConsole, staffWith } from '../../testing/open-console.tsx';
import type { OpenedTestConsole } from '../../testing/open-console.tsx';
import { monthsToChoose } from './months.ts';
import {
  sampleAddress as address,
  sampleNo as no,
  sampleOrder as order,
} from './testing/sample-order.ts';

function sentTo(app: OpenedTestConsole, { path }: { path: string }) {
  return app.server.sent.findLast((each) => each.path === path)?.body;
}

const counts = { unpaid: 1, paid: 1000, shipped: 0, delivered: 0, refunding: 0, review: 0 };
test('the list says how many wait, up to a thousand, and leads to an order', async () => {
  const listed = { no, state: 'unpaid', placedAt: 1, totalFen: 12_000, pieces: 2 };
  const app = await openTestConsole('/orders', {
    script: (server) => {
      server.on(listStaffOrders, success({ orders: [listed], counts }));
      server.on(getStaffOrder, success(order));
    },
  });
  await app.shows('Paid 1,000+');
  await app.press(no);
  expect(app.address()).toBe(`/orders/${no}`);
  await app.shows('Order placed');
});

test('an order says what its delivery costs, what arrived where it differs, whose it is and which language they read', async () => {
  const payment = { id: 'p', method: 'Bank transfer', refundedFen: 0, startedAt: 1, endedAt: 2 };
  const totals = { ...order.totals, goodsFen: 11_000, deliveryFen: 1_000 };
  const payments = [
    { ...payment, state: 'succeeded' as const, amountFen: 12_000, capturedFen: 11_900 },
    { ...payment, id: 'q', state: 'closed' as const, amountFen: 12_000, capturedFen: 0 },
  ];
  const read = { ...order, totals, payments, customerLanguage: 'en' as const };
  const open = (role: 'support' | 'shop') =>
    openTestConsole(`/orders/${no}`, {
      who: staffWith(role),
      script: (server) => server.on(getStaffOrder, success(read)),
    });
  const app = await open('support');
  await app.shows('buyer@example.com');
  expect(app.text()).toContain('Goods¥110.00');
  expect(app.text()).toContain('Delivery¥10.00');
  expect(app.text()).toContain('LanguageEnglish');
  expect(app.text().match(/Received ¥119\.00/g)).toHaveLength(1);
  await app.press('buyer@example.com');
  expect(app.address()).toBe('/customers/c');
  const shop = await open('shop');
  await shop.shows('buyer@example.com');
  expect(shop.container.querySelector('a[href*="/customers/"]')).toBeNull();
});

test('an address whose number is cut off, or names no order, is told so and not to correct fields', async () => {
  for (const error of ['INVALID_INPUT', 'NOT_FOUND'] as const) {
    const app = await openTestConsole('/orders/NOPE', {
      script: (server) => server.on(getStaffOrder, refusal(error)),
    });
    await app.shows('There is nothing at this address');
    expect(app.text()).not.toContain(errorKinds[error].text.zh);
    expect(app.text()).not.toContain('Try again');
    app.close();
  }
});

test('what is searched for stands in the address, and a new search begins at the first page', async () => {
  const app = await openTestConsole('/orders?after=0000000000', {
    script: (server) => server.on(listStaffOrders, success({ orders: [], counts })),
  });
  await app.shows('No order matches');
  app.fill('Find an order', ' 13800138000 ');
  await app.press('Find');
  expect(app.address()).toBe('/orders?q=13800138000');
  const asked = app.server.sent.findLast(({ path }) => path === listStaffOrders.path);
  expect(asked?.body).toEqual({ q: '13800138000' });
});

test('a list that nothing matches leads back to all of it, in the columns that were chosen', async () => {
  const app = await openTestConsole('/orders?q=nothing&state=paid&hide=email', {
    script: (server) => server.on(listStaffOrders, success({ orders: [], counts })),
  });
  await app.shows('No order matches');
  await app.press('Clear search and filters');
  expect(app.address()).toBe('/orders?hide=email');
  expect(sentTo(app, listStaffOrders)).toEqual({});
  expect(app.text()).not.toContain('Clear search and filters');
});

test('a month narrows the list, stands in the address, and is what is exported', async () => {
  // The click that would save the file does nothing.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  const app = await openTestConsole('/orders?month=2024-02&state=paid', {
    script: (server) => {
      server.on(listStaffOrders, success({ orders: [], counts }));
      server.on(exportStaffOrders, { status: 200, data: 'Order\r\n', file: 'orders.csv' });
    },
  });
  const asked = { state: 'paid', from: '2024-02-01', to: '2024-02-29' };
  expect(sentTo(app, listStaffOrders)).toMatchObject(asked);
  await app.press('Export CSV');
  expect(sentTo(app, exportStaffOrders)).toMatchObject({ ...asked, language: 'en' });
});

test('another filter begins at the first page and keeps the others', async () => {
  const app = await openTestConsole('/orders?q=x&state=paid&after=FIRST', {
    script: (server) => server.on(listStaffOrders, success({ orders: [], counts })),
  });
  await app.shows('No order matches');
  app.fill('State', 'shipped');
  await vi.waitFor(() => expect(app.address()).toBe('/orders?q=x&state=shipped'));
});

test('the next page and the way back to the first keep what narrows the list', async () => {
  const app = await openTestConsole('/orders?state=paid&after=FIRST', {
    script: (server) => server.on(listStaffOrders, success({ orders: [], next: no, counts })),
  });
  await app.press('Next page');
  expect(app.address()).toBe(`/orders?state=paid&after=${no}`);
  await app.press('First page');
  expect(app.address()).toBe('/orders?state=paid');
});

test('the months to choose from begin with that of the shop’s clock', () => {
  const [last] = Object.keys(monthsToChoose('en', { now: Date.UTC(2026, 0, 31, 15, 59) }));
  const [next] = Object.keys(monthsToChoose('en', { now: Date.UTC(2026, 0, 31, 16) }));
  expect([last, next]).toEqual(['2026-01', '2026-02']);
});

test('a month of more than a year ago, as of a saved view, is said to be what is shown', async () => {
  const app = await openTestConsole('/orders?month=2024-02', {
    script: (server) => server.on(listStaffOrders, success({ orders: [], counts })),
  });
  await app.shows('No order matches');
  expect(app.field('Placed in').value).toBe('2024-02');
  expect(app.text()).toContain('February 2024');
});

test('whoever may not export the books is offered no file', async () => {
  const app = await openTestConsole('/orders', {
    who: staffWith('shop'),
    script: (server) => server.on(listStaffOrders, success({ orders: [], counts })),
  });
  await app.shows('Placed in');
  expect(app.text()).not.toContain('Export CSV');
});

test('an address that somebody else corrected first is refused, and what was typed stays', async () => {
  const app = await openTestConsole(`/orders/${no}`, {
    script: (server) => {
      server.on(getStaffOrder, success(order));
      server.on(correctStaffOrderAddress, refusal('ORDER_CHANGED'));
    },
  });
  await app.shows('Correct the address');
  app.fill('Street and number', '新路 2 号');
  const corrected = { ...address, street: '别人的路 3 号' };
  app.server.on(getStaffOrder, success({ ...order, revision: 8, address: corrected }));
  // Even if the order is fetched again meanwhile, the form keeps the address that it was opened with.
  app.server.on(noteStaffOrder, success({}));
  app.fill('New note', 'Half a note');
  await app.press('Add the note');
  await app.shows('别人的路 3 号');
  await app.press('Save the address');
  const sent = () =>
    app.server.sent.findLast(({ path }) => path === correctStaffOrderAddress.path)?.body;
  const mine = { ...address, street: '新路 2 号' };
  expect(sent()).toMatchObject({ revision: 7, address: mine });
  await app.shows('Now: 别人的路 3 号');
  expect(app.text()).toContain(errorKinds.ORDER_CHANGED.text.zh);
  expect(app.field('Street and number').value).toBe('新路 2 号');
  expect(app.text()).not.toContain(`Now: ${address.city}`);

  app.server.on(correctStaffOrderAddress, success({ no, state: 'unpaid' }));
  app.server.on(getStaffOrder, success({ ...order, revision: 9, address: mine }));
  await app.press('Save the address');
  expect(sent()).toMatchObject({ revision: 8, address: mine });
  await app.shows('The address is corrected');
  expect(app.text()).not.toContain('Now:');
});

test('while an address is being corrected nothing of it can be changed, which the answer would take away', async () => {
  const answer = Promise.withResolvers<Answer>();
  const app = await openTestConsole(`/orders/${no}`, {
    script: (server) => {
      server.on(getStaffOrder, success(order));
      server.on(correctStaffOrderAddress, answer.promise);
    },
  });
  await app.shows('Correct the address');
  await app.press('Save the address');
  expect(app.field('Street and number').readOnly).toBe(true);
  answer.resolve(success({ no, state: 'unpaid' }));
  await app.shows('The address is corrected');
  expect(app.field('Street and number').readOnly).toBe(false);
});

test('whoever writes a note while an address is being corrected goes on writing it', async () => {
  const answer = Promise.withResolvers<Answer>();
  const app = await openTestConsole(`/orders/${no}`, {
    script: (server) => {
      server.on(getStaffOrder, success(order));
      server.on(correctStaffOrderAddress, answer.promise);
    },
  });
  await app.shows('Correct the address');
  await app.press('Save the address');
  const note = app.field('New note');
  note.focus();
  answer.resolve(success({ no, state: 'unpaid' }));
  await app.shows('The address is corrected');
  expect(document.activeElement).toBe(note);
});

test('a tracking number that somebody else corrected first is refused, and what was typed stays', async () => {
  const parcelOf = (trackingNo: string) => ({
    ...order,
    state: 'shipped',
    shipments: [
      {
        id: 's-1',
        carrier: { code: 'sf-express', name: 'SF Express' },
        trackingNo,
        state: 'in-transit',
        shippedAt: 1,
        lines: [],
        events: [],
      },
    ],
  });
  const app = await openTestConsole(`/orders/${no}`, {
    script: (server) => {
      server.on(getStaffOrder, success(parcelOf('SF00000001')));
      server.on(correctTracking, refusal('ORDER_CHANGED'));
    },
  });
  await app.shows('Correct the tracking number');
  const folded = app.field('Tracking number').closest('details');
  if (folded) folded.open = true;
  app.fill('Tracking number', 'SF00000002');
  app.server.on(getStaffOrder, success(parcelOf('SF00000003')));
  await app.press('Correct and notify the customer');
  await app.shows('Now: SF00000003');
  expect(app.text()).toContain(errorKinds.ORDER_CHANGED.text.zh);
  expect(app.field('Tracking number').value).toBe('SF00000002');
  const sent = () => app.server.sent.findLast(({ path }) => path === correctTracking.path)?.body;
  expect(sent()).toMatchObject({ from: 'SF00000001', to: 'SF00000002' });

  app.server.on(correctTracking, success(parcelOf('SF00000002').shipments[0]));
  app.server.on(getStaffOrder, success(parcelOf('SF00000002')));
  await app.press('Correct and notify the customer');
  expect(sent()).toMatchObject({ from: 'SF00000003', to: 'SF00000002' });
  await app.shows('The number is corrected, and the customer is notified');
  expect(app.text()).not.toContain('Now:');
  expect(app.field('Tracking number').value).toBe('');
  expect(app.field('Tracking number').closest('details')?.open).toBe(false);
  expect(document.activeElement?.textContent).toBe('Correct the tracking number');
});

test('beside the state of a parcel stands since when it is in it', async () => {
  const carrier = { code: 'sf-express', name: 'SF Express' };
  const [left, came] = [Date.UTC(2026, 3, 3, 1), Date.UTC(2026, 3, 5, 1)];
  const parcel = { id: 's-1', carrier, trackingNo: 'SF00000001', lines: [], shippedAt: left };
  const events = [{ at: came, text: 'Signed for' }];
  const shipments = [
    { ...parcel, state: 'delivered', events },
    { ...parcel, id: 's-2', state: 'registered', events: [] },
  ];
  const app = await openTestConsole(`/orders/${no}`, {
    script: (server) => server.on(getStaffOrder, success({ ...order, shipments })),
  });
  await app.shows('Delivered · 5 Apr 2026, 09:00');
  expect(app.text()).toContain('Handed to the carrier · 3 Apr 2026, 09:00');
});

test('a note that is being written survives a colleague’s note and a reload, and is gone once it was added', async () => {
  const script = (server: FakeServer) => server.on(getStaffOrder, success(order));
  const app = await openTestConsole(`/orders/${no}`, { script });
  await app.shows('New note');
  app.fill('New note', 'Half a note');
  app.close();
  const note = (text: string) => ({ at: 5, text, person: { id: 'c', email: 'c@example.com' } });
  const staffNotes = [...order.staffNotes, note('A colleague’s')];
  const again = await openTestConsole(`/orders/${no}`, {
    script: (server) => server.on(getStaffOrder, success({ ...order, staffNotes })),
  });
  await again.shows('New note');
  expect(again.field('New note').value).toBe('Half a note');
  again.server.on(noteStaffOrder, success({}));
  again.server.on(
    getStaffOrder,
    success({ ...order, staffNotes: [...staffNotes, note('Half a note')] }),
  );
  await again.press('Add the note');
  await again.shows('c@example.com');
  expect(again.field('New note').value).toBe('');
});

test('whoever writes a note goes on writing while a colleague’s is read', async () => {
  const app = await openTestConsole(`/orders/${no}`, {
    script: (server) => server.on(getStaffOrder, success(order)),
  });
  await app.shows('New note');
  app.fill('New note', 'Half a note');
  const field = app.field('New note');
  field.focus();
  const note = { at: 5, text: 'A colleague’s', person: { id: 'c', email: 'c@example.com' } };
  const staffNotes = [...order.staffNotes, note];
  app.server.on(getStaffOrder, success({ ...order, staffNotes }));
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  // The user comes back to the window after a minute.
  vi.advanceTimersByTime(60_000);
  await act(async () => void dispatchEvent(new Event('visibilitychange')));
  await app.shows('A colleague’s');
  expect(document.activeElement).toBe(field);
  expect(app.field('New note').value).toBe('Half a note');
});

test('of somebody whose last role was taken away the screen is closed by the first press', async () => {
  const app = await openTestConsole(`/orders/${no}`, {
    script: (server) => server.on(getStaffOrder, success(order)),
  });
  await app.shows('New note');
  app.fill('New note', 'Half a note');
  for (const endpoint of [whoAmI, noteStaffOrder, getStaffOrder])
    app.server.on(endpoint, refusal('NOT_FOUND'));
  await app.press('Add the note');
  await app.shows('You have no role here any more');
  expect(app.text()).not.toContain(address.street);
});

test('who may only read finds nothing to change', async () => {
  const app = await openTestConsole(`/orders/${no}`, {
    who: staffWith('auditor'),
    script: (server) => server.on(getStaffOrder, success(order)),
  });
  await app.shows('Order placed');
  expect(app.container.querySelector('main form, article form')).toBeNull();
  expect(app.link('What was done to this').getAttribute('href')).toContain(`/audit?subject=${no}`);
});

test('a payment and a refund say when each of their steps was', async () => {
  const day = (date: number) => Date.UTC(2026, 0, date, 4);
  const payment = { method: 'Alipay', amountFen: 100, capturedFen: 0, refundedFen: 0 };
  const refund = { reason: 'other' as const, amountFen: 100, pieces: [], requestedAt: day(6) };
  const shown = {
    ...order,
    payments: [
      { ...payment, id: '1', state: 'closed' as const, startedAt: day(1), endedAt: day(2) },
      {
        ...payment,
        id: '2',
        state: 'refunding' as const,
        startedAt: day(3),
        endedAt: day(4),
        refundedFen: 40,
      },
      { ...payment, id: '3', state: 'open' as const, startedAt: day(5) },
    ],
    refunds: [
      {
        ...refund,
        id: '1',
        state: 'paid-back' as const,
        decidedAt: day(7),
        paidBackAt: day(8),
        note: 'Agreed',
      },
      { ...refund, id: '2', state: 'declined' as const, decidedAt: day(9) },
      { ...refund, id: '3', state: 'open' as const },
    ],
  };
  const app = await openTestConsole(`/orders/${no}`, {
    script: (server) => server.on(getStaffOrder, success(shown)),
  });
  await app.shows('Alipay');
  const rows = [...app.container.querySelectorAll('li')]
    .map(({ textContent }) => textContent)
    .filter((text) => text.startsWith('¥1.00'))
    .map((text) => text.replaceAll(/ Jan 2026, 12:00| 2026, 12:00 pm/g, ' Jan'));
  expect(rows).toEqual([
    expect.stringMatching(/Started 1 Jan.*Closed 2 JanClosed$/),
    expect.stringMatching(/Started 3 Jan.*received 4 JanPaid back ¥0\.40Refund on its way$/),
    expect.stringMatching(/Started 5 Jan[^J]*Under way$/),
    expect.stringMatching(/Asked for 6 Jan.*Approved 7 Jan.*Paid back 8 JanAgreed/),
    expect.stringMatching(/Asked for 6 Jan.*Declined 9 Jan/),
    expect.stringMatching(/Asked for 6 Jan[^J]*$/),
  ]);
  const without = await openTestConsole(`/orders/${no}`, {
    script: (server) => server.on(getStaffOrder, success(order)),
  });
  await without.shows('Payments');
  const titles = [...without.container.querySelectorAll('h2')].map((each) => each.textContent);
  expect(titles).toContain('Payments');
  expect(titles).not.toContain('Refund requests');
});
