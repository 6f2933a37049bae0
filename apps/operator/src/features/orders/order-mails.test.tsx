// @vitest-environment happy-dom
import { listOrderMails, resendOrderMail } from '@uid/contract/staff-notices';
import type { OrderMail } from '@uid/contract/staff-notices';
import { getStaffOrder } from '@uid/contract/staff-orders';
import { success } from '@uid/forms/testing/fake-server';
import { expect, test, vi } from 'vitest';

import { openTestConsole } from '../../testing/open-console.tsx';
import { sampleNo as no, sampleOrder as order } from './testing/sample-order.ts';

const mail: OrderMail = { id: 'n-1', kind: 'order-paid', title: 'Paid', at: 1, canResend: true };

test('a mail can be sent again as often as the customer asks for it', async () => {
  const app = await openTestConsole(`/orders/${no}`, {
    script: (server) => {
      server.on(getStaffOrder, success(order));
      server.on(listOrderMails, success({ mails: [mail] }));
      server.on(resendOrderMail, success({ id: 'n-1' }));
    },
  });
  await app.shows('Send again');
  const sent = vi.spyOn(app.server, 'fetch');
  const keys = () =>
    sent.mock.calls
      .filter(([address]) => address.endsWith(resendOrderMail.path))
      .map(([, { headers }]) => new Headers(headers).get('Idempotency-Key'));
  for (const times of [1, 2]) {
    await app.press('Send again');
    await vi.waitFor(() => expect(keys()).toHaveLength(times));
    await app.shows('The mail is sent again');
  }
  expect(new Set(keys()).size).toBe(2);
});
