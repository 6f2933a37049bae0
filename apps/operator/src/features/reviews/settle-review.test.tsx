// @vitest-environment happy-dom
import { getStaffOrder, listStaffOrders } from '@uid/contract/staff-orders';
import { success } from '@uid/forms/testing/fake-server';
import { expect, test } from 'vitest';

import { openTestConsole } from '../../testing/open-console.tsx';

const no = '260105ABCDEFGHJKMNPQ';
const listed = { no, placedAt: 1, recipient: '王芳', totalFen: 9_800 };
const payment = { id: 'payment-1', method: 'Bank transfer' };

test.each([
  ['said where several came', [4_000, 4_000, 0], true],
  ['no question where one came beside others that nobody made', [9_700, 0], false],
] as const)('which payment of an order is taken is %s', async (_what, amounts, isSaid) => {
  const payments = amounts.map((capturedFen) => ({ ...payment, capturedFen }));
  const app = await openTestConsole(`/reviews?open=${no}`, {
    script: (server) => {
      server.on(listStaffOrders, success({ orders: [listed] }));
      server.on(getStaffOrder, success({ no, totalFen: 9_800, payments }));
    },
  });
  await app.shows('Confirm the decision');
  expect(app.text().includes('Of several payments one is taken')).toBe(isSaid);
});
