// @vitest-environment happy-dom
import {
  decideApproval,
  listApprovalChanges,
  listApprovals,
  withdrawApproval,
} from '@uid/contract/approvals';
import type { Approval } from '@uid/contract/approvals';
import { errorKinds } from '@uid/contract/errors';
import { decideRefund, listRefundRequests } from '@uid/contract/refunds';
import { refusal, success } from '@uid/forms/testing/fake-server';
import { expect, test, vi } from 'vitest';

import { openTestConsole, staffWith } from '../../testing/open-console.tsx';

const approval: Approval = {
  id: 'approval-1',
  kind: 'refund',
  state: 'waiting',
  hash: 'a1'.repeat(32),
  facts: [
    { label: 'Order', text: '260105WBWAW74151DQD3', orderNo: '260105WBWAW74151DQD3' },
    { label: 'Refund', amountFen: 980_000 },
  ],
  askedBy: { id: 'one', email: 'first@example.com' },
  askedAt: 1,
  expiresAt: 2,
  isForMe: true,
  isMine: false,
};

function show(approvals: Approval[], path = '') {
  return openTestConsole(`/approvals${path}`, {
    script: (server) => {
      server.on(listApprovals, success({ approvals }));
      server.on(decideApproval, success({ state: 'approved' }));
      server.on(withdrawApproval, success({ state: 'withdrawn' }));
    },
  });
}

test('the second person reads what was asked, and decides it by its hash', async () => {
  const app = await show([approval], '?open=approval-1');
  await app.shows('first@example.com');
  await app.shows('¥9,800.00');
  const order = app.container.querySelector('dialog a[href*="/orders/"]');
  expect(order?.getAttribute('href')).toBe('/en/operator/orders/260105WBWAW74151DQD3');
  app.fill('Decision', 'true');
  await app.press('Confirm the decision');
  const sent = app.server.sent.find(({ path }) => path === decideApproval.path);
  const { id, hash } = approval;
  expect(sent?.body).toMatchObject({ id, hash, isApproved: true });
  await app.shows('Approved and done');
});

test('the list names an order by its number alone, and says what a count counts', async () => {
  const many = {
    ...approval,
    id: 'approval-2',
    facts: [
      { label: 'SKUs that change', text: '1000' },
      { label: 'Prices by more than 20 %', text: '1' },
    ],
  };
  const app = await show([approval, many]);
  await app.shows('SKUs that change 1000 · Prices by more than 20 % 1');
  expect(app.text()).toContain('260105WBWAW74151DQD3 · ¥9,800.00');
});

test('an address names one alone, with the way to all that waits', async () => {
  const app = await show([{ ...approval, state: 'approved' }], '?id=approval-1&open=approval-1');
  await app.shows('first@example.com');
  const asked = () => app.server.sent.findLast(({ path }) => path === listApprovals.path)?.body;
  expect(asked()).toEqual({ language: 'en', id: 'approval-1' });
  await app.press('All that waits');
  expect(app.address()).toBe('/approvals');
  expect(asked()).toEqual({ language: 'en' });
});

test('the second person reads a table of changes page by page', async () => {
  const changes = (from: number, to: number) =>
    Array.from({ length: to - from }, (_each, at) => ({
      sku: `ROW-${from + at}`,
      column: 'Price (¥)',
      before: '68.00',
      after: '40.00',
    }));
  const app = await openTestConsole('/approvals?open=approval-1', {
    script: (server) => {
      const many = { ...approval, kind: 'catalogue-changes', changes: 150 } as const;
      server.on(listApprovals, success({ approvals: [many] }));
      server.on(
        listApprovalChanges,
        success({ changes: changes(0, 100), next: 100, conflicts: [], conflictCount: 0 }),
      );
    },
  });
  await app.shows('All changes: 1–100 of 150');
  expect(app.text()).toContain('ROW-99');
  app.server.on(
    listApprovalChanges,
    success({ changes: changes(100, 150), conflicts: [], conflictCount: 0 }),
  );
  await app.press('Next page');
  await app.shows('All changes: 101–150 of 150');
  expect(app.text()).not.toContain('ROW-99');
  expect(app.text()).toContain('Back to the start');
});

test('the second person reads which rows were changed since, then and now', async () => {
  const column = 'Price (¥)';
  const app = await openTestConsole('/approvals?open=approval-1', {
    script: (server) => {
      const many = { ...approval, kind: 'catalogue-changes', changes: 1 } as const;
      const changes = [{ line: 3, sku: 'ROW-1', column, before: '68.00', after: '40.00' }];
      const conflicts = [{ line: 3, sku: 'ROW-1', column, before: '68.00', now: '70.00' }];
      server.on(listApprovals, success({ approvals: [many] }));
      server.on(listApprovalChanges, success({ changes, conflicts, conflictCount: 201 }));
    },
  });
  await app.shows('can’t be approved as it is');
  expect(app.text()).toContain('Rows that were changed after the request');
  const rows = [...app.container.querySelectorAll('tr')].map((row) => row.textContent);
  expect(rows).toContain('ROW-13Price (¥)68.0070.00');
  expect(rows).toContain('ROW-13Price (¥)68.0040.00');
});

test('whoever asked decides nothing, and takes it back', async () => {
  const app = await show([{ ...approval, isForMe: false, isMine: true }], '?open=approval-1');
  await app.shows('a second person has to decide it');
  expect(app.text()).not.toContain('Confirm the decision');
  await app.press('Take it back');
  const sent = app.server.sent.find(({ path }) => path === withdrawApproval.path);
  expect(sent?.body).toMatchObject({ id: approval.id });
});

test('a decision that somebody took first is refused, and says so', async () => {
  const app = await openTestConsole('/approvals?open=approval-1', {
    script: (server) => {
      server.on(listApprovals, success({ approvals: [approval] }));
      server.on(decideApproval, refusal('APPROVAL_DECIDED'));
    },
  });
  await app.shows('first@example.com');
  app.fill('Decision', 'true');
  await app.press('Confirm the decision');
  expect(app.alert()).toBe(errorKinds.APPROVAL_DECIDED.text.zh);
});

test('the screen says that one person is enough, where that is so', async () => {
  const app = await openTestConsole('/approvals', {
    who: { ...staffWith(), twoPersons: 'off' },
    script: (server) => server.on(listApprovals, success({ approvals: [] })),
  });
  await app.shows('Nothing waits for a second person');
  expect(app.text()).toContain('TWO_PERSONS=off');
});

const request = {
  id: 'request-1',
  no: '260105WBWAW74151DQD3',
  state: 'open',
  reason: 'other',
  amountFen: 980_000,
  totalFen: 980_000,
  pieces: [],
  requestedAt: 1,
} as const;

test('a refund that waits for a second person says so, with the way there', async () => {
  const app = await openTestConsole('/refunds?open=request-1', {
    script: (server) => {
      server.on(listRefundRequests, success({ requests: [request] }));
      server.on(decideRefund, success({ ...request, waitsFor: approval.id }));
      server.on(listApprovals, success({ approvals: [approval] }));
    },
  });
  await app.shows('Confirm the decision');
  app.server.on(listRefundRequests, success({ requests: [{ ...request, waitsFor: approval.id }] }));
  app.fill('Decision', 'true');
  await app.press('Confirm the decision');
  await app.shows('Waits for a second person');
  expect(app.text()).not.toContain('Confirm the decision');
  // The text is shown once, in the dialog: a notification would cover the dialog's head on a phone.
  expect(document.body.textContent.split('Above the limit')).toHaveLength(2);
  await app.press('Waits for a second person');
  expect(app.address()).toBe('/approvals?open=approval-1');
});

test('whoever decides a refund reads what has not left, and says so with the decision', async () => {
  const app = await openTestConsole('/refunds?open=request-1', {
    script: (server) => {
      server.on(listRefundRequests, success({ requests: [{ ...request, unsent: 3 }] }));
      server.once(decideRefund, refusal('STATE_CONFLICT'));
    },
  });
  await app.shows('Not sent yet, and kept back');
  app.server.on(listRefundRequests, success({ requests: [request] }));
  app.fill('Decision', 'true');
  await app.press('Confirm the decision');
  await vi.waitFor(() => expect(app.text()).not.toContain('Not sent yet, and kept back'));
  app.server.on(decideRefund, success({ ...request, state: 'approved' }));
  await app.press('Confirm the decision');
  const decisions = app.server.sent.filter(({ path }) => path === decideRefund.path);
  expect(decisions.map(({ body }) => body)).toMatchObject([{ unsent: 3 }, { unsent: 0 }]);
});
