// @vitest-environment happy-dom
import { getOverview } from '@uid/contract/overview';
import { attachFapiao, listAwaitingFapiao, removeFapiao } from '@uid/contract/staff-fapiao';
import { getStaffThread } from '@uid/contract/staff-conversations';
import { listOrderMails } from '@uid/contract/staff-notices';
import { getStaffOrder } from '@uid/contract/staff-orders';
import type { StaffOrder } from '@uid/contract/staff-orders';
import type { StaffRole } from '@uid/contract/staff-roles';
import { refusal, success } from '@uid/forms/testing/fake-server';
import { settled } from '@uid/forms/testing/reader';
import { act } from 'react';
import { expect, test, vi } from 'vitest';

import { openTestConsole, staffWith } from '../../testing/open-console.tsx';
import type { OpenedTestConsole } from '../../testing/open-console.tsx';
import { sampleNo as no, sampleOrder } from '../orders/testing/sample-order.ts';

const number = '26112000000123456789';
const paid: StaffOrder = {
  ...sampleOrder,
  state: 'paid',
  invoice: { kind: 'personal', title: '王小明' },
  canAttachFapiao: true,
};
const file = { id: 'f', number, type: 'pdf', bytes: 9, at: 1 } as const;
const issued: StaffOrder = {
  ...paid,
  fapiao: [{ ...file, person: { id: 's', email: 'staff@example.com' } }],
};

function openOrder(order: StaffOrder, role: StaffRole = 'finance') {
  return openTestConsole(`/orders/${no}`, {
    who: staffWith(role),
    script: (server) => {
      server.on(getStaffOrder, success(order));
      server.on(listOrderMails, success({ mails: [] }));
      server.on(getStaffThread, success({ canWrite: true, messages: [] }));
    },
  });
}

async function choose(app: OpenedTestConsole, file: File): Promise<void> {
  const chosen = new DataTransfer();
  chosen.items.add(file);
  const control = app.field('File');
  await act(async () => {
    Object.assign(control, { files: chosen.files });
    control.dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
  });
}

const sentTo = (app: OpenedTestConsole, path: string) =>
  app.server.sent.filter((each) => each.path === path);

test('the overview leads to orders that wait for their fapiao, and from there to where it is attached', async () => {
  const row = { no, state: 'paid', placedAt: 1, amountFen: 12_000, kind: 'company', title: 'Ltd' };
  const app = await openTestConsole('/', {
    script: (server) => {
      server.on(getOverview, success({ fapiaoToIssue: 1 }));
      server.on(listAwaitingFapiao, success({ orders: [row] }));
      server.on(getStaffOrder, success(paid));
    },
  });
  await app.press('Fapiao to issue');
  expect(app.address()).toBe('/fapiao');
  await app.shows('Ltd');
  await app.press(no);
  await app.shows('Noted; to be issued through the tax system');
});

test('where none waits the list says so', async () => {
  const app = await openTestConsole('/fapiao', {
    script: (server) => server.on(listAwaitingFapiao, success({ orders: [] })),
  });
  await app.shows('No fapiao has to be issued');
  expect(app.container.querySelector('a[href*="/orders/"]')).toBeNull();
});

test('without a number, a file or with too large a one nothing is sent, and each field says why', async () => {
  const app = await openOrder(paid);
  await app.press('Attach and notify the customer');
  expect(app.text()).toContain('Please enter');
  app.fill('Fapiao number', '123');
  await app.press('Attach and notify the customer');
  expect(app.text()).toContain('A fapiao number has 20 or 8 digits.');
  app.fill('Fapiao number', number);
  await app.press('Attach and notify the customer');
  expect(app.text()).toContain('Choose a file.');
  await choose(app, new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'large.pdf'));
  await app.press('Attach and notify the customer');
  expect(app.text()).toContain('The file is larger than 2 MB.');
  expect(sentTo(app, attachFapiao.path)).toEqual([]);
});

test('finance attaches a file: it stands with its number, and the number stays for the other format', async () => {
  const app = await openOrder(paid);
  app.server.on(attachFapiao, success({ id: 'f', type: 'pdf', isNew: true }));
  app.fill('Fapiao number', number);
  await choose(app, new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' }));
  app.server.on(getStaffOrder, success(issued));
  await app.press('Attach and notify the customer');
  await app.shows('State: Issued');
  await app.shows('staff@example.com');
  expect(sentTo(app, attachFapiao.path)).toHaveLength(1);
  expect(app.field('Fapiao number').value).toBe(number);
});

test('the same file sent again after a failure is the same request, and another file is another one', async () => {
  const app = await openOrder(paid);
  app.server.on(attachFapiao, refusal('FAPIAO_TYPE'));
  const sent = vi.spyOn(app.server, 'fetch');
  app.fill('Fapiao number', number);
  await choose(app, new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' }));
  await app.press('Attach and notify the customer');
  await app.press('Attach and notify the customer');
  await choose(app, new File(['%PDF-2'], 'b.pdf', { type: 'application/pdf' }));
  await app.press('Attach and notify the customer');
  const keys = sent.mock.calls
    .filter(([address]) => address.startsWith(attachFapiao.path))
    .map(([, { headers }]) => new Headers(headers).get('Idempotency-Key'));
  expect(keys).toEqual([keys[0], keys[0], expect.any(String)]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('the next file that is chosen as soon as the order says so is kept, while the rest is still asked for', async () => {
  const app = await openOrder(paid);
  app.server.on(attachFapiao, success({ id: 'f', type: 'pdf', isNew: true }));
  app.fill('Fapiao number', number);
  await choose(app, new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' }));
  const rest = Promise.withResolvers<ReturnType<typeof success>>();
  app.server.once(listOrderMails, rest.promise);
  app.server.on(getStaffOrder, success(issued));
  await app.press('Attach and notify the customer');
  await app.shows('State: Issued');
  await choose(app, new File(['PK'], 'a.ofd'));
  await act(async () => rest.resolve(success({ mails: [] })));
  await app.press('Attach and notify the customer');
  expect(sentTo(app, attachFapiao.path)).toHaveLength(2);
});

test('what the server refuses is said in its words, and the file stays chosen', async () => {
  const app = await openOrder(paid);
  app.server.on(attachFapiao, refusal('FAPIAO_TYPE'));
  app.fill('Fapiao number', number);
  await choose(app, new File(['GIF'], 'a.pdf', { type: 'application/pdf' }));
  await app.press('Attach and notify the customer');
  expect(app.alert()).toContain('电子发票只能是 PDF 或 OFD');
  app.server.on(attachFapiao, success({ id: 'f', type: 'pdf', isNew: true }));
  await app.press('Attach and notify the customer');
  expect(sentTo(app, attachFapiao.path)).toHaveLength(2);
});

test('a wrong file is taken off with a reason', async () => {
  const app = await openOrder(issued);
  app.server.on(removeFapiao, success({ id: 'f' }));
  app.fill('Reason', 'Another company’s');
  app.server.on(getStaffOrder, success(paid));
  await app.press('Take this file off');
  expect(sentTo(app, removeFapiao.path)[0]?.body).toMatchObject({
    no,
    id: 'f',
    reason: 'Another company’s',
  });
  await app.shows('Noted; to be issued through the tax system');
});

test.each(['support', 'auditor'] as const)(
  '%s sees the number, and nothing to press',
  async (role) => {
    const app = await openOrder(issued, role);
    await app.shows(number);
    for (const words of ['Attach a fapiao', `Take ${number} PDF off`])
      expect(app.text()).not.toContain(words);
    const buttons = [...app.container.querySelectorAll('button')].map((each) => each.textContent);
    expect(buttons.filter((words) => words?.includes(number))).toEqual([]);
  },
);

test('an order that is not paid offers nothing to attach', async () => {
  const app = await openOrder({ ...paid, state: 'unpaid', canAttachFapiao: false });
  await app.shows('State: Issued once the order is paid');
  expect(app.text()).not.toContain('Attach a fapiao');
});
