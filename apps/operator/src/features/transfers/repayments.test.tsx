// @vitest-environment happy-dom
import { listTransferRefunds, recordTransferRefund } from '@uid/contract/transfers';
import { success } from '@uid/forms/testing/fake-server';
import { expect, test } from 'vitest';

import { openTestConsole } from '../../testing/open-console.tsx';

const no = '260105ABCDEFGHJKMNPQ';
const refund = { id: 'refund-1', no, amountFen: 980_000, requestedAt: 1 };

async function recordRepayment(waitsFor?: string) {
  const app = await openTestConsole('/repayments?open=refund-1', {
    script: (server) => server.on(listTransferRefunds, success({ refunds: [refund] })),
  });
  await app.shows('Record that it was sent');
  app.server.on(recordTransferRefund, success({ no, state: 'refunding', waitsFor }));
  const refunds = waitsFor ? [{ ...refund, waitsFor }] : [];
  app.server.on(listTransferRefunds, success({ refunds }));
  app.fill('Bank’s transaction number', 'BANK-0009');
  app.fill('Sent on', '2026-01-06');
  await app.press('Record that it was sent');
  return app;
}

test('a repayment that was recorded leaves the list, and says so', async () => {
  const app = await recordRepayment();
  await app.shows(`The repayment of order ${no} is recorded`);
  expect(app.address()).toBe('/repayments');
});

test('a repayment that waits for a second person says so where it was recorded, with the way there', async () => {
  const app = await recordRepayment('approval-1');
  await app.shows('Above the limit of one person');
  expect(app.text()).not.toContain('Record that it was sent');
  expect(document.body.textContent).not.toContain('is recorded');
  expect(app.link('Waits for a second person').getAttribute('href')).toContain('approval-1');
});
