// @vitest-environment happy-dom
import {
  correctStaffOrderAddress,
  getStaffOrder,
  listStaffOrders,
} from '@uid/contract/staff-orders';
import type { StaffOrder } from '@uid/contract/staff-orders';
import { refusal, success } from '@uid/forms/testing/fake-server';
import { expect, test } from 'vitest';

import { openTestConsole, staffWith } from '../../testing/open-console.tsx';

const no = '260105WBWAW74151DQD3';
const counts = { unpaid: 1, paid: 1000, shipped: 0, delivered: 0, refunding: 0, review: 0 };
const address = {
  recipient: '王小明',
  phone: '13800138000',
  province: '广东省',
  city: '深圳市',
  district: '南山区',
  street: '科技园路 1 号',
};
const order: StaffOrder = {
  no,
  state: 'unpaid',
  placedAt: 1,
  totalFen: 12_000,
  lines: [],
  totals: {
    goodsFen: 12_000,
    deliveryFen: 0,
    discountFen: 0,
    taxFen: 0,
    totalFen: 12_000,
    includedTaxFen: 0,
  },
  invoice: { kind: 'none' },
  now: 1,
  revision: 7,
  address,
  customer: { id: 'c', email: 'buyer@example.com' },
  events: [{ at: 1, state: 'unpaid', by: 'customer', reason: 'Order placed' }],
  payments: [],
  shipments: [],
  refunds: [],
  staffNotes: [],
  canCancel: true,
  canAskRefund: false,
  canCorrectAddress: true,
};

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

test('what is searched for stands in the address, and a new search begins at the first page', async () => {
  const app = await openTestConsole('/orders?after=0000000000', {
    script: (server) => server.on(listStaffOrders, success({ orders: [], counts })),
  });
  await app.shows('No order is like this');
  app.fill('Find an order', ' 13800138000 ');
  await app.press('Find');
  expect(app.address()).toBe('/orders?q=13800138000');
  const asked = app.server.sent.findLast(({ path }) => path === listStaffOrders.path);
  expect(asked?.body).toEqual({ q: '13800138000' });
});

test('an address that somebody else corrected first is refused, and what was typed stays', async () => {
  const app = await openTestConsole(`/orders/${no}`, {
    script: (server) => {
      server.on(getStaffOrder, success(order));
      server.on(correctStaffOrderAddress, refusal('STATE_CONFLICT'));
    },
  });
  await app.shows('Correct the address');
  app.fill('Street and number', '新路 2 号');
  const corrected = { ...address, street: '别人的路 3 号' };
  app.server.on(getStaffOrder, success({ ...order, revision: 8, address: corrected }));
  await app.press('Save the address');
  const sent = app.server.sent.find(({ path }) => path === correctStaffOrderAddress.path);
  expect(sent?.body).toMatchObject({ revision: 7, address: { ...address, street: '新路 2 号' } });
  await app.shows('别人的路 3 号');
  expect(app.alert()).toBeTruthy();
  expect(app.field('Street and number').value).toBe('新路 2 号');
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
