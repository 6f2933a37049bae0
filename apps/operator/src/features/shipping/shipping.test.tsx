// @vitest-environment happy-dom
import { listOrdersToShip, shipOrder } from '@uid/contract/shipments';
import { refusal, success } from '@uid/forms/testing/fake-server';
import { expect, test } from 'vitest';

import { openTestConsole } from '../../testing/open-console.tsx';

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
  // Nothing of it waits any more.
  app.server.on(listOrdersToShip, success({ orders: [], carriers }));
  return app;
}

test('whoever sends the last goods of an order is told so, with the parcel’s id', async () => {
  const app = await openOrderToShip();
  app.server.on(shipOrder, success({ id: 'parcel-1' }));
  await app.press('Record the parcel');
  await app.shows('All goods of this order have been sent.');
  const dialog = app.container.querySelector('dialog[open]');
  expect(dialog?.textContent).toContain('parcel-1');
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
