// @vitest-environment happy-dom
import { notifyManager } from '@tanstack/react-query';
import { stepUp } from '@uid/contract/account';
import { errorKinds } from '@uid/contract/errors';
import { decideRefund, listRefundRequests } from '@uid/contract/refunds';
import { whoAmI } from '@uid/contract/staff';
import { recordTransfer } from '@uid/contract/transfers';
import { NoAnswer, refusal, success } from '@uid/forms/testing/fake-server';
import type { Answer, FakeServer } from '@uid/forms/testing/fake-server';
import { settled } from '@uid/forms/testing/reader';
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { schemaField } from './field-kind.ts';
import { fenOf, readTyped } from './read-typed.ts';
import { openTestConsole, staffWith } from '../testing/open-console.tsx';
import type { OpenedTestConsole } from '../testing/open-console.tsx';

test.each([
  ['amountFen', 'money'],
  ['receivedOn', 'date'],
  ['number', 'text'],
  ['reference', 'text'],
  ['language', 'choice'],
])('of a transfer’s schema, %s is asked as %s', (name, kind) => {
  expect(schemaField(recordTransfer.input, name).kind).toBe(kind);
});

test('what may be left out, is long or is a yes or no is seen in the schema', () => {
  expect(schemaField(decideRefund.input, 'answer')).toMatchObject({
    kind: 'long-text',
    isOptional: true,
    bounds: { maximum: 500 },
  });
  expect(schemaField(decideRefund.input, 'isApproved')).toMatchObject({
    kind: 'yes-no',
    isOptional: false,
  });
});

test.each([
  ['1299', 129900],
  ['1,299.5', 129950],
  ['¥ 0.05', 5],
  ['12.345', NaN],
  ['-1', NaN],
  ['', NaN],
])('%s yuan are %s fen', (text, fen) => expect(fenOf(text)).toBe(fen));

test('a choice of two that was not made is no answer, an empty box is a no', () => {
  const field = schemaField(decideRefund.input, 'isApproved');
  const typed = new FormData();
  expect(readTyped([field], typed)).toEqual({ isApproved: false });
  typed.set('isApproved', '');
  expect(readTyped([field], typed)).toEqual({ isApproved: undefined });
  typed.set('isApproved', 'false');
  expect(readTyped([field], typed)).toEqual({ isApproved: false });
});

test('a transfer is recorded in fen, and the form is empty for the next one', async () => {
  const app = await openTestConsole('/transfers');
  app.server.on(recordTransfer, success({ no: 'ORDER12345', state: 'paid', outcome: 'pays' }));
  app.fill('Order number', 'order12345');
  app.fill('Amount received', '1,299.50');
  app.fill('Bank’s transaction number', 'ABC-1234');
  app.fill('Received on', '2026-11-20');
  await app.press('Record the transfer');
  await app.shows('The transfer of order ORDER12345 is recorded');
  const sent = app.server.sent.find(({ path }) => path === recordTransfer.path);
  expect(sent?.body).toEqual({
    language: 'en',
    reference: 'ORDER12345',
    amountFen: 129950,
    number: 'ABC-1234',
    receivedOn: '2026-11-20',
  });
  expect(app.field('Amount received').value).toBe('');
});

test('while a form is being sent nothing can be typed that the answer would take away', async () => {
  const answer = Promise.withResolvers<Answer>();
  const app = await openTestConsole('/transfers');
  app.server.on(recordTransfer, answer.promise);
  app.fill('Order number', 'order12345');
  app.fill('Amount received', '1,299.50');
  app.fill('Bank’s transaction number', 'ABC-1234');
  app.fill('Received on', '2026-11-20');
  await app.press('Record the transfer');
  const labels = ['Order number', 'Amount received', 'Received on'];
  expect(labels.map((label) => app.field(label).readOnly)).toEqual([true, true, true]);
  answer.resolve(success({ no: 'ORDER12345', state: 'paid', outcome: 'pays' }));
  await app.shows('The transfer of order ORDER12345 is recorded');
  expect(labels.map((label) => app.field(label).readOnly)).toEqual([false, false, false]);
});

test('what is wrong stands beside its field, and nothing is sent', async () => {
  const app = await openTestConsole('/transfers');
  app.fill('Amount received', 'much');
  app.fill('Bank’s transaction number', '?');
  await app.press('Record the transfer');
  expect(app.errorOf('Amount received')).toBeTruthy();
  expect(app.errorOf('Bank’s transaction number')).toContain('4 to 64');
  expect(app.server.sent.map(({ path }) => path)).not.toContain(recordTransfer.path);
});

test('what is wrong with a field goes once it is edited, and stays beside the others', async () => {
  const app = await openTestConsole('/transfers');
  app.fill('Amount received', 'much');
  app.fill('Bank’s transaction number', '?');
  await app.press('Record the transfer');
  app.fill('Amount received', '12');
  expect(app.errorOf('Amount received')).toBeUndefined();
  expect(app.errorOf('Bank’s transaction number')).toContain('4 to 64');
});

test('a refusal beside a field goes with it, and does not move to the top of the form', async () => {
  const app = await openTestConsole('/transfers');
  const fields = { reference: 'There is no such order.' };
  app.server.on(recordTransfer, refusal('INVALID_INPUT', { fields }));
  app.fill('Order number', 'order12345');
  app.fill('Amount received', '12');
  app.fill('Bank’s transaction number', 'ABC-1234');
  app.fill('Received on', '2026-11-20');
  await app.press('Record the transfer');
  expect(app.errorOf('Order number')).toBe('There is no such order.');
  app.fill('Order number', 'order12346');
  expect(app.errorOf('Order number')).toBeUndefined();
  expect(app.alert()).toBeUndefined();
});

const request = {
  id: 'r-1',
  no: '2611200001',
  state: 'open',
  reason: 'faulty',
  amountFen: 100,
  totalFen: 200,
  pieces: [],
  requestedAt: 1,
};

/** Collects the idempotency keys of all later calls of an endpoint. */
function keysOf({ server }: OpenedTestConsole, { path }: { path: string }): (string | null)[] {
  const keys: (string | null)[] = [];
  const { fetch } = server;
  server.fetch = async (address, init) => {
    if (address.endsWith(path)) keys.push(new Headers(init.headers).get('Idempotency-Key'));
    return fetch(address, init);
  };
  return keys;
}

test('the same once more, after it has succeeded, is another transfer; after a lost answer it is the same', async () => {
  const app = await openTestConsole('/transfers');
  const keys = keysOf(app, recordTransfer);
  const done = success({ no: 'ORDER12345', state: 'paid', outcome: 'pays' } as const);
  for (const answer of [new NoAnswer(), done, done]) {
    app.server.on(recordTransfer, answer);
    app.fill('Order number', 'ORDER12345');
    app.fill('Amount received', '1');
    app.fill('Bank’s transaction number', 'ABC-1234');
    app.fill('Received on', '2026-11-20');
    await app.press('Record the transfer');
  }
  await vi.waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]);
});

test('after a lost answer the screen is asked for again, which shows whether it was done', async () => {
  const app = await openTestConsole('/refunds?open=r-1', {
    script: (server) => server.on(listRefundRequests, success({ requests: [request] })),
  });
  await app.shows('Confirm the decision');
  app.server.on(decideRefund, new NoAnswer());
  app.server.on(listRefundRequests, success({ requests: [{ ...request, note: 'Done by now' }] }));
  app.fill('Decision', 'false');
  await app.press('Confirm the decision');
  await app.shows('Done by now');
  expect(app.field('Decision').value).toBe('false');
});

test('what somebody else has typed in this tab is gone once another one works there', async () => {
  const script = ({ on }: FakeServer) => on(listRefundRequests, success({ requests: [request] }));
  const one = await openTestConsole('/refunds?open=r-1', { script });
  await one.shows('Confirm the decision');
  one.fill('Answer to the customeroptional', 'We looked at it twice.');
  one.close();
  expect(JSON.stringify(sessionStorage)).toContain('We looked at it twice.');
  const other = await openTestConsole('/refunds?open=r-1', { script, who: { id: 'staff-2' } });
  await other.shows('Confirm the decision');
  expect(other.field('Answer to the customeroptional').value).toBe('');
  expect(JSON.stringify(sessionStorage)).not.toContain('We looked at it twice.');
});

test('what was typed is still there in the other language', async () => {
  const script = ({ on }: FakeServer) => on(listRefundRequests, success({ requests: [request] }));
  const english = await openTestConsole('/refunds?open=r-1', { script });
  await english.shows('Confirm the decision');
  english.fill('Answer to the customeroptional', 'We looked at it twice.');
  english.close();
  const chinese = await openTestConsole('/refunds?open=r-1', { script, language: 'zh' });
  await chinese.shows('给客户的答复');
  expect(chinese.field('给客户的答复选填').value).toBe('We looked at it twice.');
});

test('what is typed of one is not another one’s, which the address names in its place', async () => {
  const requests = [request, { ...request, id: 'r-2', no: '2611200002' }];
  const app = await openTestConsole('/refunds?open=r-1', {
    script: (server) => server.on(listRefundRequests, success({ requests })),
  });
  await app.shows('Refund request 2611200001');
  app.fill('Decision', 'true');
  app.fill('Answer to the customeroptional', 'We looked at it twice.');
  await act(async () => {
    history.pushState(null, '', '/en/operator/refunds?open=r-2');
    dispatchEvent(new PopStateEvent('popstate'));
    await settled();
  });
  await app.shows('Refund request 2611200002');
  expect(app.field('Answer to the customeroptional').value).toBe('');
  expect(app.field('Decision').value).toBe('');
});

test('nothing is chosen before somebody chooses', async () => {
  const app = await openTestConsole('/refunds?open=r-1', {
    script: (server) => server.on(listRefundRequests, success({ requests: [request] })),
  });
  await app.shows('Confirm the decision');
  expect(app.field('Decision').value).toBe('');
});

test('a refund is decided after a proof of who decides, with one key for both attempts', async () => {
  const app = await openTestConsole('/refunds?open=r-1', {
    script: (server) => server.on(listRefundRequests, success({ requests: [request] })),
  });
  await app.shows('Confirm the decision');
  const keys = keysOf(app, decideRefund);
  app.server.once(decideRefund, refusal('STEP_UP_REQUIRED', { details: { methods: ['totp'] } }));
  app.server.on(decideRefund, success({ ...request, state: 'approved' }));
  app.server.on(stepUp, success({ steppedUpUntil: 1 }));
  app.fill('Decision', 'true');
  await app.press('Confirm the decision');
  await app.shows('Please confirm that it is you');
  app.fill('Code from the app', '123456');
  await app.press('Confirm');
  await app.shows('Approved: the money is on its way back');
  await vi.waitFor(() => expect(app.address()).toBe('/refunds'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('a decision that somebody else has made keeps what was typed, and shows theirs', async () => {
  const app = await openTestConsole('/refunds?open=r-1', {
    script: (server) => server.on(listRefundRequests, success({ requests: [request] })),
  });
  await app.shows('Confirm the decision');
  app.server.on(decideRefund, refusal('STATE_CONFLICT'));
  app.server.on(
    listRefundRequests,
    success({ requests: [{ ...request, note: 'Changed meanwhile' }] }),
  );
  app.fill('Decision', 'false');
  app.fill('Answer to the customeroptional', 'We looked at it twice.');
  await app.press('Confirm the decision');
  await app.shows('Changed meanwhile');
  expect(app.alert()).toBeTruthy();
  expect(app.field('Answer to the customeroptional').value).toBe('We looked at it twice.');
});

test('who was first is said, with what they did and what the order is now, also where what was asked is no longer there', async () => {
  const app = await openTestConsole('/refunds?open=r-1', {
    script: (server) => server.on(listRefundRequests, success({ requests: [request] })),
  });
  await app.shows('Confirm the decision');
  const lastChange = { at: 0, email: 'colleague@example.com', act: 'Declined a refund' };
  app.server.on(decideRefund, refusal('STATE_CONFLICT', { lastChange, stateNow: 'Paid' }));
  app.server.on(listRefundRequests, success({ requests: [] }));
  app.fill('Decision', 'false');
  await app.press('Confirm the decision');
  const change = 'Last staff change: “Declined a refund”, colleague@example.com, 1 Jan 1970';
  await app.shows(change);
  await app.shows('This one is no longer on this page');
  expect(app.text()).not.toContain('r-1');
  await app.shows(change);
  await app.shows('The order is now: Paid.');
});

test('who was first is said, too, where the screen is drawn after all was fetched', async () => {
  // Components are notified after a timer, as in a browser.
  notifyManager.setScheduler((draw) => setTimeout(draw, 5));
  onTestFinished(() => notifyManager.setScheduler(queueMicrotask));
  const app = await openTestConsole('/refunds?open=r-1', {
    script: (server) => server.on(listRefundRequests, success({ requests: [request] })),
  });
  await app.shows('Confirm the decision');
  app.server.on(decideRefund, refusal('STATE_CONFLICT'));
  app.server.on(listRefundRequests, success({ requests: [] }));
  app.fill('Decision', 'false');
  await app.press('Confirm the decision');
  await app.shows('This one is no longer on this page');
  await vi.waitFor(() => expect(app.container.querySelector('[aria-live] p')).not.toBeNull());
});

test('who was first is said once the form is gone, whatever else is awaited, and until the person goes on', async () => {
  const app = await openTestConsole('/refunds?open=r-1', {
    script: (server) => server.on(listRefundRequests, success({ requests: [request] })),
  });
  await app.shows('Confirm the decision');
  const lastChange = { at: 0, email: 'colleague@example.com', act: 'Declined a refund' };
  app.server.on(decideRefund, refusal('STATE_CONFLICT', { lastChange }));
  app.server.on(listRefundRequests, success({ requests: [] }));
  app.server.on(whoAmI, new Promise(() => undefined));
  app.fill('Decision', 'false');
  await app.press('Confirm the decision');
  await app.shows('This one is no longer on this page');
  const said = () => app.container.querySelector('[aria-live] p')?.textContent ?? '';
  expect(said()).toContain('Last staff change: “Declined a refund”, colleague@example.com');
  await vi.waitFor(() => expect(document.activeElement).not.toBe(document.body));
  await app.press('Orders');
  await vi.waitFor(() => expect(said()).toBe(''));
});

test('an answer that comes late closes no other dialog', async () => {
  const requests = [request, { ...request, id: 'r-2', no: '2611200002' }];
  const answer = Promise.withResolvers<Answer>();
  const app = await openTestConsole('/refunds?open=r-1', {
    script: (server) => {
      server.on(listRefundRequests, success({ requests }));
      server.on(decideRefund, answer.promise);
    },
  });
  await app.shows('Refund request 2611200001');
  app.fill('Decision', 'true');
  await app.press('Confirm the decision');
  await app.closeDialog();
  await app.press('2611200002');
  await app.shows('Refund request 2611200002');
  app.fill('Decision', 'false');
  answer.resolve(success({ ...request, state: 'approved' }));
  await app.shows('Approved: the money is on its way back');
  expect(app.address()).toBe('/refunds?open=r-2');
  expect(app.field('Decision').value).toBe('false');
});

test('what failed is said though its dialog was closed meanwhile', async () => {
  const answer = Promise.withResolvers<Answer>();
  const app = await openTestConsole('/refunds?open=r-1', {
    script: (server) => server.on(listRefundRequests, success({ requests: [request] })),
  });
  await app.shows('Confirm the decision');
  app.server.on(decideRefund, answer.promise);
  app.fill('Decision', 'false');
  await app.press('Confirm the decision');
  await app.closeDialog();
  expect(app.address()).toBe('/refunds');
  answer.resolve(refusal('BUSY'));
  await vi.waitFor(async () => {
    await act(settled);
    const said = app.container.querySelector('[aria-live] p')?.textContent;
    expect(said).toBe(errorKinds.BUSY.text.zh);
  });
});

test('whoever may read refunds and not decide them sees no form', async () => {
  const app = await openTestConsole('/refunds?open=r-1', {
    who: staffWith('auditor'),
    script: (server) => server.on(listRefundRequests, success({ requests: [request] })),
  });
  await app.shows('Refund request 2611200001');
  expect(app.text()).not.toContain('Confirm the decision');
});
