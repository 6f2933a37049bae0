// @vitest-environment happy-dom
import { listOrdersToShip, reportParcel, shipOrder } from '@uid/contract/shipments';
import { listPackingLists, listParcelsOnTheWay, shipOrders } from '@uid/contract/staff-shipments';
import { refusal, success } from '@uid/forms/testing/fake-server';
import type { Answer, FakeServer } from '@uid/forms/testing/fake-server';
import { settled } from '@uid/forms/testing/reader';
import { act } from 'react';
import { expect, test, vi } from 'vitest';

import { openTestConsole } from '../../testing/open-console.tsx';
import type { OpenedTestConsole } from '../../testing/open-console.tsx';

const no = '260105ABCDEFGHJKMNPQ';
const order = {
  no,
  paidAt: 1,
  email: 'buyer@example.com',
  lines: [{ sku: 'CARD-A', name: 'Card', variantName: 'A', quantity: 1 }],
};
const carriers = [{ code: 'sf-express', name: 'SF Express', isTracked: false }];

async function openOrderToShip() {
  const app = await openTestConsole(`/shipping?open=${no}`, {
    script: (server) => server.on(listOrdersToShip, success({ orders: [order], carriers })),
  });
  await app.shows('Tracking number');
  app.fill('Tracking number', 'SF0000000001');
  // No goods of the order wait any more.
  app.server.on(listOrdersToShip, success({ orders: [], carriers }));
  return app;
}

test('whoever sends the last goods of an order is told so, with the way to its tracking events', async () => {
  const app = await openOrderToShip();
  app.server.on(shipOrder, success({ id: 'parcel-1' }));
  await app.press('Record the parcel');
  await app.shows('All goods of this order have been sent.');
  const dialog = app.container.querySelector('dialog[open]');
  expect(dialog?.querySelector('h2')?.textContent).toBe(`Ship ${no}`);
  // The text is shown once, in the dialog: a notification would cover the dialog's head on a phone.
  expect(document.body.textContent.split('is recorded')).toHaveLength(2);
  expect(dialog?.textContent).toContain('Enter a tracking event');
  expect(dialog?.textContent).not.toContain('parcel-1');
  expect(dialog?.textContent).not.toContain('a colleague');
  await app.press('Open the order');
  expect(app.address()).toBe(`/orders/${no}`);
});

test('whoever comes second is told that a colleague may have sent it, and led to the order', async () => {
  const app = await openOrderToShip();
  app.server.on(shipOrder, refusal('STATE_CONFLICT'));
  await app.press('Record the parcel');
  await app.shows('a colleague may just have sent it');
  await app.press('Open the order');
  expect(app.address()).toBe(`/orders/${no}`);
});

test('whoever has sent a part, and comes second with the rest, is not told that it is recorded', async () => {
  const app = await openOrderToShip();
  app.server.on(listOrdersToShip, success({ orders: [order], carriers }));
  app.server.on(shipOrder, success({ id: 'parcel-1' }));
  await app.press('Record the parcel');
  await app.shows('The parcel is recorded');
  app.fill('Tracking number', 'SF0000000002');
  app.server.on(listOrdersToShip, success({ orders: [], carriers }));
  app.server.on(shipOrder, refusal('STATE_CONFLICT'));
  await app.press('Record the parcel');
  await app.shows('a colleague may just have sent it');
  expect(app.text()).not.toContain('is recorded');
});

test('what is typed of a parcel stays where a colleague has sent part of the order meanwhile', async () => {
  const [line] = order.lines;
  const toSend = (quantity: number) => [{ ...order, lines: [{ ...line!, quantity }] }];
  const offered = [{ code: 'sandbox', name: 'Test carrier', isTracked: true }, ...carriers];
  const app = await openTestConsole(`/shipping?open=${no}`, {
    script: (server) =>
      server.on(listOrdersToShip, success({ orders: toSend(6), carriers: offered })),
  });
  await app.shows('Card A (6 to send)');
  app.fill('Card A (6 to send)', '5');
  app.fill('Carrier', 'sf-express');
  app.fill('Tracking number', 'SF0000000001');
  app.server.on(listOrdersToShip, success({ orders: toSend(4), carriers: offered }));
  app.server.on(shipOrder, refusal('NOTHING_TO_SHIP'));
  await app.press('Record the parcel');
  await app.shows('Card A (4 to send)');
  expect(app.alert()).toBeTruthy();
  expect(app.field('Carrier').value).toBe('sf-express');
  expect(app.field('Tracking number').value).toBe('SF0000000001');
  expect(app.field('Card A (4 to send)').value).toBe('5');
  await app.press('Record the parcel');
  await app.shows('Only 4 left to send.');
  app.fill('Card A (4 to send)', '1');
  app.server.on(listOrdersToShip, success({ orders: toSend(3), carriers: offered }));
  app.server.on(shipOrder, success({ id: 'parcel-1' }));
  await app.press('Record the parcel');
  await app.shows('Card A (3 to send)');
  expect(app.field('Carrier').value).toBe('sf-express');
  expect(app.field('Tracking number').value).toBe('');
  // The quantity is the remaining one, not that of the last parcel.
  expect(app.field('Card A (3 to send)').value).toBe('3');
});

test('pieces that are typed in the wide digits of a Chinese keyboard leave with the parcel, and what is no number is refused', async () => {
  const [line] = order.lines;
  const lines = [
    { ...line!, quantity: 6 },
    { ...line!, sku: 'CARD-B', variantName: 'B', quantity: 2 },
  ];
  const app = await openTestConsole(`/shipping?open=${no}`, {
    script: (server) =>
      server.on(listOrdersToShip, success({ orders: [{ ...order, lines }], carriers })),
  });
  await app.shows('Card B (2 to send)');
  app.server.on(shipOrder, success({ id: 'parcel-1' }));
  app.fill('Tracking number', 'SF0000000001');
  app.fill('Card A (6 to send)', 'five');
  await app.press('Record the parcel');
  expect(app.errorOf('Card A (6 to send)')).toBeTruthy();
  app.fill('Card A (6 to send)', '５');
  await app.press('Record the parcel');
  await app.shows('The parcel is recorded');
  const sent = app.server.sent.filter(({ path }) => path === shipOrder.path);
  expect(sent.map(({ body }) => body)).toMatchObject([
    {
      lines: [
        { sku: 'CARD-A', quantity: 5 },
        { sku: 'CARD-B', quantity: 2 },
      ],
    },
  ]);
});

test('while a parcel is being recorded nothing can be typed of it, which the answer would take away', async () => {
  const answer = Promise.withResolvers<Answer>();
  const app = await openOrderToShip();
  app.server.on(listOrdersToShip, success({ orders: [order], carriers }));
  app.server.on(shipOrder, answer.promise);
  await app.press('Record the parcel');
  const rests = () => [
    app.field('Carrier').disabled,
    app.field('Tracking number').readOnly,
    app.field('Card A (1 to send)').readOnly,
  ];
  expect(rests()).toEqual([true, true, true]);
  answer.resolve(success({ id: 'parcel-1' }));
  await app.shows('is recorded');
  expect(rests()).toEqual([false, false, false]);
});

test('a tracking number of another parcel is named at its field', async () => {
  const app = await openOrderToShip();
  app.server.on(listOrdersToShip, success({ orders: [order], carriers }));
  app.server.on(shipOrder, refusal('TRACKING_NUMBER_USED'));
  await app.press('Record the parcel');
  expect(app.errorOf('Tracking number')).toContain('另一个包裹');
});

const parcels = [
  {
    id: 'parcel-2',
    no,
    recipient: '李娜',
    carrierName: 'SF Express',
    trackingNo: 'SF0000000002',
    state: 'in-transit',
  },
  { id: 'parcel-1', no, carrierName: 'China Post EMS', state: 'registered' },
] as const;

test('a parcel is chosen by whom, with whom and for which order, and found by a number', async () => {
  const app = await openTestConsole('/tracking?id=parcel-1', {
    script: (server) =>
      server.on(listParcelsOnTheWay, success({ parcels: [...parcels], hasMore: true })),
  });
  await app.shows('Only the 50 latest parcels are listed');
  const choice = app.field('Parcel') as unknown as HTMLSelectElement;
  expect(Array.from(choice.options, ({ text }) => text)).toEqual([
    `李娜 · SF Express SF0000000002 · order ${no} · On its way`,
    `China Post EMS · order ${no} · Handed to the carrier`,
  ]);
  expect(choice.value).toBe('parcel-1');
  app.fill('Parcel', 'parcel-2');
  app.fill('State', 'delivered');
  app.fill('Place', 'Beijing');
  app.fill('What happened', 'Signed for');
  app.server.on(reportParcel, success({ id: 'parcel-2' }));
  app.server.on(listParcelsOnTheWay, success({ parcels: [], hasMore: false }));
  await app.press('Enter a tracking event');
  expect(app.server.sent.find(({ path }) => path === reportParcel.path)?.body).toMatchObject({
    id: 'parcel-2',
    state: 'delivered',
  });
  await app.shows('No parcel that needs its tracking');
  expect(app.address()).toBe('/tracking');
  app.fill('Find a parcel', 'SF9');
  await app.press('Find');
  await app.shows('Nothing found for “SF9”');
  expect(app.address()).toBe('/tracking?q=SF9');
});

test('packing lists are printed of the order that is open, and of those that are chosen, before any is recorded', async () => {
  const app = await openOrderToShip();
  expect(app.container.querySelector('dialog[open] h2')?.textContent).toBe(`Ship ${no}`);
  const lists = () =>
    [...app.container.querySelectorAll('a')]
      .filter(({ textContent }) => textContent === 'Packing list')
      .map((link) => link.getAttribute('href'));
  expect(lists()).toEqual([`/en/operator/packing?orders=${no}`]);
  app.container.querySelector<HTMLElement>('table input[type=checkbox]')?.click();
  await app.shows('One order chosen');
  // Ids are unique, so that the labels of the form for several orders and of the form in the dialog belong to their
  // own controls.
  const ids = [...app.container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(lists()).toEqual(Array.from({ length: 2 }, () => `/en/operator/packing?orders=${no}`));
});

test('orders stay chosen for whoever comes back from their packing lists', async () => {
  const script = (server: FakeServer) =>
    server.on(listOrdersToShip, success({ orders: [order], carriers }));
  const tick = (app: OpenedTestConsole) =>
    app.container.querySelector<HTMLInputElement>('table input[type=checkbox]');
  const app = await openTestConsole('/shipping', { script });
  await app.shows('Ready');
  await act(async () => tick(app)?.click());
  await app.shows('One order chosen');
  expect(app.address()).toBe(`/shipping?orders=${no}`);
  app.close();
  const again = await openTestConsole(`/shipping?orders=${no}`, { script });
  await again.shows('One order chosen');
  expect(tick(again)?.checked).toBe(true);
  await act(async () => tick(again)?.click());
  expect(again.address()).toBe('/shipping');
});

test('what is asked back meanwhile is not shipped with the others, though the address names it', async () => {
  const other = '260105ABCDEFGHJKMNPR';
  const orders = [
    { ...order, isAskedBack: true },
    { ...order, no: other },
  ];
  const app = await openTestConsole(`/shipping?orders=${no},${other}`, {
    script: (server) => server.on(listOrdersToShip, success({ orders, carriers })),
  });
  await app.shows('One order chosen');
  const ticks = [...app.container.querySelectorAll<HTMLInputElement>('table [type=checkbox]')];
  expect(ticks.map(({ checked }) => checked)).toEqual([false, true]);
});

test('tracking numbers that are pasted as a column fill the fields from there on, a line each', async () => {
  const nos = ['P', 'Q', 'R'].map((last) => `260105ABCDEFGHJKMNP${last}`);
  const app = await openTestConsole(`/shipping?orders=${nos.join()}`, {
    script: (server) => {
      const orders = nos.map((no) => ({ ...order, no }));
      server.on(listOrdersToShip, success({ orders, carriers }));
      server.on(shipOrders, success({ shipped: 3 }));
    },
  });
  await app.shows('Send 3 orders together');
  const fieldOf = (no = '') => app.field(`Tracking number · ${no}`);
  const paste = (text: string) => {
    const event = new Event('paste', { bubbles: true, cancelable: true });
    Object.assign(event, { clipboardData: { getData: () => text } });
    act(() => void fieldOf(nos[1]).dispatchEvent(event));
    return event.defaultPrevented;
  };
  // The browser itself pastes a single number.
  expect(paste('SF0000000009')).toBe(false);
  app.fill(`Tracking number · ${nos[0]}`, 'SF0000000001');
  expect(paste(' SF0000000002\r\n\r\nSF0000000003\nSF0000000004\n')).toBe(true);
  await app.press('Record 3 parcels');
  const sent = app.server.sent.find(({ path }) => path === shipOrders.path);
  expect(sent?.body).toMatchObject({
    parcels: nos.map((no, index) => ({ no, trackingNo: `SF000000000${index + 1}` })),
  });
});

test('orders that are chosen on another page stay chosen when those of this one are sent', async () => {
  const other = '260105ABCDEFGHJKMNPR';
  const app = await openTestConsole(`/shipping?orders=${other},${no}&after=x`, {
    script: (server) => {
      server.on(listOrdersToShip, success({ orders: [order], carriers }));
      server.on(shipOrders, success({ shipped: 1 }));
    },
  });
  await app.shows('One order chosen');
  app.fill(`Tracking number · ${no}`, 'SF0000000001');
  await app.press('Record 1 parcel');
  await app.shows('One parcel is recorded');
  expect(app.address()).toBe(`/shipping?orders=${other}&after=x`);
});

test('carrier and tracking numbers of several orders are still there after a reload, until they are sent', async () => {
  const other = '260105ABCDEFGHJKMNPR';
  const both = [...carriers, { code: 'ems', name: 'EMS', isTracked: false }];
  const openWith = async (...nos: string[]) => {
    const app = await openTestConsole(`/shipping?orders=${no},${other}`, {
      script: (server) => {
        const orders = nos.map((each) => ({ ...order, no: each }));
        server.on(listOrdersToShip, success({ orders, carriers: both }));
        server.on(shipOrders, success({ shipped: 1 }));
      },
    });
    await app.shows('chosen');
    return app;
  };
  const label = (each: string) => `Tracking number · ${each}`;
  const first = await openWith(no, other);
  first.fill('Carrier', 'ems');
  first.fill(label(no), 'EE000000001CN');
  first.fill(label(other), 'EE000000002CN');
  first.close();
  const second = await openWith(no);
  expect(second.field('Carrier').value).toBe('ems');
  expect(second.field(label(no)).value).toBe('EE000000001CN');
  await second.press('Record 1 parcel');
  second.close();
  const third = await openWith(no, other);
  expect(third.field(label(no)).value).toBe('');
  expect(third.field(label(other)).value).toBe('EE000000002CN');
});

test('while several parcels are being recorded nothing can be typed, which the answer would take away', async () => {
  const app = await openTestConsole(`/shipping?orders=${no}`, {
    script: (server) => {
      server.on(listOrdersToShip, success({ orders: [order], carriers }));
      server.on(shipOrders, new Promise(() => undefined));
    },
  });
  await app.shows('One order chosen');
  const field = app.field(`Tracking number · ${no}`);
  app.fill(`Tracking number · ${no}`, 'SF0000000001');
  await app.press('Record 1 parcel');
  expect(field.readOnly).toBe(true);
  expect(app.field('Carrier').disabled).toBe(true);
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => 'SF0000000002\nSF0000000003' } });
  act(() => void field.dispatchEvent(event));
  expect(field.value).toBe('SF0000000001');
});

const other = '260105ABCDEFGHJKMNPR';

/** Opens two orders; the parcel of one has been sent to the server, which has not answered. */
async function recordOneOfTwo() {
  const answer = Promise.withResolvers<Answer>();
  const app = await openTestConsole(`/shipping?orders=${no}`, {
    script: (server) => {
      const orders = [order, { ...order, no: other }];
      server.on(listOrdersToShip, success({ orders, carriers }));
      server.on(shipOrders, answer.promise);
    },
  });
  await app.shows('One order chosen');
  app.fill(`Tracking number · ${no}`, 'SF0000000001');
  await app.press('Record 1 parcel');
  return { app, answer };
}

test('an order that is chosen while others are being sent stays chosen', async () => {
  const { app, answer } = await recordOneOfTwo();
  const box = app.container.querySelector<HTMLElement>(`[aria-label="Choose order ${other}"]`);
  act(() => box?.click());
  await app.shows('2 orders chosen');
  answer.resolve(success({ shipped: 1 }));
  await vi.waitFor(async () => {
    await act(settled);
    expect(app.address()).toBe(`/shipping?orders=${other}`);
  });
});

test('an order that is opened while others are being sent stays open', async () => {
  const { app, answer } = await recordOneOfTwo();
  await app.press(other);
  await app.shows(`Ship ${other}`);
  answer.resolve(success({ shipped: 1 }));
  await vi.waitFor(async () => {
    await act(settled);
    expect(app.address()).toBe(`/shipping?open=${other}`);
  });
});

test('a tracking event whose answer comes late leaves another screen as it is', async () => {
  const answer = Promise.withResolvers<Answer>();
  const app = await openTestConsole('/tracking?id=parcel-1', {
    script: (server) => {
      server.on(listParcelsOnTheWay, success({ parcels: [...parcels], hasMore: false }));
      server.on(reportParcel, answer.promise);
    },
  });
  await app.shows('What happened');
  app.fill('State', 'delivered');
  app.fill('Place', 'Beijing');
  app.fill('What happened', 'Signed for');
  await app.press('Enter a tracking event');
  await act(async () => {
    history.pushState(null, '', '/en/operator/quotes?q=works');
    dispatchEvent(new PopStateEvent('popstate'));
    await settled();
  });
  answer.resolve(success({ id: 'parcel-1' }));
  await vi.waitFor(async () => {
    await act(settled);
    expect(document.body.textContent).toContain('The tracking event is recorded');
  });
  expect(app.address()).toBe('/quotes?q=works');
});

test('packing lists of no orders lead to where orders are chosen, and ask the server for nothing', async () => {
  const app = await openTestConsole('/packing');
  await app.shows('Tick the orders to print in the list');
  expect(app.server.sent.map(({ path }) => path)).not.toContain(listPackingLists.path);
});

test('a packing list counts pieces as the customer’s language does', async () => {
  const line = { sku: 'CARD-A', name: 'Card', variantName: 'A', quantity: 3 };
  const list = (language: 'zh' | 'en', unit: string) => ({
    no,
    language,
    brand: 'Harbour Keys',
    note: '',
    lines: [{ ...line, unit }],
  });
  const app = await openTestConsole(`/packing?orders=${no}`, {
    script: (server) =>
      server.on(listPackingLists, success({ lists: [list('zh', '张'), list('en', 'card')] })),
  });
  await app.shows('Packing list');
  const counts = [...app.container.querySelectorAll('td:nth-child(3)')];
  expect(counts.map(({ textContent }) => textContent)).toEqual(['3 张', '3']);
  await app.shows('Harbour Keys');
});
