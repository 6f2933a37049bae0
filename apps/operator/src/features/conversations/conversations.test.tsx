// @vitest-environment happy-dom
import {
  getStaffThread,
  listWaitingConversations,
  sendStaffMessage,
} from '@uid/contract/staff-conversations';
import type { Thread, ThreadMessage } from '@uid/contract/conversations';
import { getOverview } from '@uid/contract/overview';
import { NoAnswer, success } from '@uid/forms/testing/fake-server';
import { expect, test, vi } from 'vitest';

import type { StaffRole } from '@uid/contract/staff-roles';
import { listOrderMails } from '@uid/contract/staff-notices';
import { getStaffOrder } from '@uid/contract/staff-orders';
import { openTestConsole, staffWith } from '../../testing/open-console.tsx';
import { sampleNo as no, sampleOrder } from '../orders/testing/sample-order.ts';

const hour = 3_600_000;
const waiting = {
  id: 'c',
  kind: 'order',
  no,
  waitTime: 30 * hour,
  dueAt: 1,
  isOverdue: true,
  text: 'Where is it?',
} as const;
const thread: Thread = {
  canWrite: true,
  messages: [
    {
      id: 'm',
      side: 'customer',
      channel: 'mail',
      at: 1,
      text: 'Where is it?',
      files: [{ id: 'f', name: 'label.jpg', type: 'image/jpeg', bytes: 9 }],
      leftOut: 0,
      isRead: true,
    },
  ],
};

test('the overview says how many wait and for how long, and leads to them', async () => {
  const app = await openTestConsole('/', {
    script: (server) => {
      server.on(getOverview, success({ waitingConversations: 2, longestWait: 30 * hour }));
      server.on(listWaitingConversations, success({ conversations: [waiting] }));
    },
  });
  await app.press('Messages to answer · the longest for 1 day');
  expect(app.address()).toBe('/conversations');
  await app.shows('Where is it?');
  await app.shows('overdue');
  // On a phone a cell is a grid of label and value: of two child nodes, the second would be below the label.
  const cells = [...app.container.querySelectorAll('tbody :is(th, td)')];
  expect(cells.filter((cell) => cell.childNodes.length > 1)).toEqual([]);
});

test('where nobody waits the list says so', async () => {
  const app = await openTestConsole('/conversations', {
    script: (server) => server.on(listWaitingConversations, success({ conversations: [] })),
  });
  await app.shows('Nobody waits for an answer');
  expect(app.container.querySelector('a[href*="/orders/"]')).toBeNull();
});

test('support answers below what the customer wrote, and the form is empty again', async () => {
  const app = await openOrder('support');
  await app.shows('Where is it?');
  await app.shows('by mail');
  // The controls are in the order of writing: the text, then the files, then the button.
  const answer = app.field('Answer the customer');
  const { form } = answer;
  const controls = [...(form?.elements ?? [])].map((each) => (each as HTMLInputElement).type);
  expect(controls).toEqual(['textarea', 'file', 'submit']);
  app.fill('Answer the customer', 'On its way.');
  await app.press('Send');
  const sent = app.server.sent.findLast(({ path }) => path === sendStaffMessage.path);
  expect(sent?.body).toMatchObject({ no, text: 'On its way.', files: [] });
  expect(app.field('Answer the customer').value).toBe('');
});

test('whether an answer was sent that the server did not confirm is seen above the form', async () => {
  const app = await openOrder('support');
  await app.shows('Where is it?');
  app.fill('Answer the customer', 'On its way.');
  const own = { side: 'staff', text: 'On its way.', files: [] } satisfies Partial<ThreadMessage>;
  const [message] = thread.messages;
  const messages = [...thread.messages, { ...message!, ...own, id: 'm-2' }];
  app.server.on(sendStaffMessage, new NoAnswer());
  app.server.on(getStaffThread, success({ ...thread, messages }));
  await app.press('Send');
  await vi.waitFor(() =>
    expect([...app.container.querySelectorAll('ol p')].map((each) => each.textContent)).toContain(
      'On its way.',
    ),
  );
  expect(app.field('Answer the customer').value).toBe('On its way.');
});

test('an auditor reads, and is offered neither an answer nor a file', async () => {
  const app = await openOrder('auditor');
  await app.shows('Where is it?');
  await app.shows('label.jpg');
  expect(app.container.textContent).not.toContain('Answer the customer');
  const buttons = [...app.container.querySelectorAll('button')].map((each) => each.textContent);
  expect(buttons).not.toContain('label.jpg');
});

test('finance, who may read the order, asks for no messages', async () => {
  const app = await openOrder('finance');
  await app.shows('buyer@example.com');
  expect(app.server.sent.some(({ path }) => path === getStaffThread.path)).toBe(false);
});

function openOrder(role: StaffRole) {
  return openTestConsole(`/orders/${no}`, {
    who: staffWith(role),
    script: (server) => {
      server.on(getStaffOrder, success(sampleOrder));
      server.on(listOrderMails, success({ mails: [] }));
      server.on(getStaffThread, success(thread));
      server.on(sendStaffMessage, success({ id: 'm-2' }));
    },
  });
}
