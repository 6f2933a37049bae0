// @vitest-environment happy-dom
import { listAuditEntries } from '@uid/contract/audit';
import { editVariants, listStaffVariants } from '@uid/contract/staff-catalogue';
import { listRefundRequests } from '@uid/contract/refunds';
import { listStaffOrders, waitingStates } from '@uid/contract/staff-orders';
import { NoAnswer, refusal, success } from '@uid/forms/testing/fake-server';
import type { Answer } from '@uid/forms/testing/fake-server';
import { settled } from '@uid/forms/testing/reader';
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { openTestConsole } from '../testing/open-console.tsx';
import type { OpenedTestConsole } from '../testing/open-console.tsx';

const [former, other] = ['260105WBWAW74151DQD3', '260106WBWAW74151DQD4'];
const counts = Object.fromEntries(waitingStates.map((state) => [state, 1]));

function ordersWith(no: string, next?: string): Answer {
  const order = { no, state: 'paid', placedAt: 1, recipient: '王小明', pieces: 1, totalFen: 100 };
  return success({ orders: [order], counts, ...(next && { next }) });
}

async function openOrders(path = '/orders') {
  const app = await openTestConsole(path, {
    script: (server) => server.on(listStaffOrders, ordersWith(former, former)),
  });
  await app.shows(former);
  return app;
}

/** Holds the answer to the next request for the list until the test resolves it. */
function holdOrders({ server }: OpenedTestConsole) {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  server.on(listStaffOrders, promise);
  return { promise, resolve };
}

/** Waits until this address is open. */
const arrives = (app: OpenedTestConsole, address: string) =>
  vi.waitFor(async () => {
    await act(settled);
    expect(app.address()).toBe(address);
  });

const body = ({ container }: OpenedTestConsole) => container.querySelector('[aria-busy]');
const isAtRest = (element: Element) => element.closest('[inert]') !== null;

test('while another list is on its way, the former one stands with its search and its filters, and its rows can’t be pressed', async () => {
  const app = await openOrders();
  const next = holdOrders(app);
  app.fill('State', 'shipped');
  await arrives(app, '/orders?state=shipped');
  await app.shows('Loading…');
  expect(body(app)?.getAttribute('aria-busy')).toBe('true');
  expect(isAtRest(app.link(former))).toBe(true);
  expect(isAtRest(app.link('Next page'))).toBe(true);
  expect(isAtRest(app.field('Find an order'))).toBe(false);
  expect(isAtRest(app.field('State'))).toBe(false);
  next.resolve(ordersWith(other));
  await app.shows(other);
  expect(body(app)?.getAttribute('aria-busy')).toBe('false');
  expect(isAtRest(app.link(other))).toBe(false);
  expect(app.text()).not.toContain(former);
  expect(app.text()).not.toContain('Loading…');
});

test('what is typed and not sent outlives a filter, and what is sent keeps the focus where it is', async () => {
  const app = await openOrders();
  const field = app.field('Find an order');
  field.focus();
  app.fill('Find an order', '王');
  app.fill('State', 'shipped');
  await arrives(app, '/orders?state=shipped');
  await app.shows(former);
  expect(app.field('Find an order').value).toBe('王');
  await act(async () => field.form?.requestSubmit());
  await arrives(app, `/orders?state=shipped&q=${encodeURIComponent('王')}`);
  await app.shows(former);
  expect(document.activeElement).toBe(field);
});

test('after a step back the search says what the list is narrowed to', async () => {
  const app = await openOrders('/orders?q=first');
  app.fill('Find an order', 'second');
  await app.press('Find');
  expect(app.address()).toBe('/orders?q=second');
  history.back();
  await arrives(app, '/orders?q=first');
  expect(app.field('Find an order').value).toBe('first');
});

test('a list that does not come leaves the former one at rest, says why, and can be asked for again', async () => {
  const app = await openOrders();
  app.server.on(listStaffOrders, new NoAnswer());
  app.fill('State', 'shipped');
  await app.shows('This list could not be loaded');
  expect(app.alert()).toContain('The server did not answer');
  expect(body(app)?.getAttribute('aria-busy')).toBe('false');
  expect(isAtRest(app.link(former))).toBe(true);
  expect(isAtRest(app.field('Find an order'))).toBe(false);
  app.server.on(listStaffOrders, ordersWith(other));
  await app.press('Try again');
  await app.shows(other);
  expect(isAtRest(app.link(other))).toBe(false);
  expect(app.alert()).toBeUndefined();
});

test('where the right to read a list is taken away, the former one goes, too', async () => {
  const app = await openOrders();
  app.server.on(listStaffOrders, refusal('NOT_FOUND'));
  app.fill('State', 'shipped');
  await app.shows('There is nothing at this address');
  expect(app.text()).not.toContain(former);
});

test.each([
  ['above', -900],
  ['far down in', 700],
])('who turns the page goes on at the beginning of the list, %s the window', async (_, top) => {
  const app = await openOrders();
  const next = holdOrders(app);
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const list = body(app)!;
  vi.spyOn(list, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 1000));
  onTestFinished(() => void vi.restoreAllMocks());
  app.link('Next page').focus();
  await app.press('Next page');
  await app.shows('Loading…');
  expect(document.activeElement).toBe(list);
  next.resolve(ordersWith(other));
  await app.shows(other);
  expect(document.activeElement).toBe(list);
  expect(scrolled.mock.contexts).toEqual([list]);
});

test('a row of the former list that is open at the side is at rest, and of another it is not said that it is gone', async () => {
  const request = {
    id: 'r-1',
    no: former,
    state: 'open',
    reason: 'other',
    amountFen: 9_800,
    totalFen: 9_800,
    pieces: [],
    requestedAt: 1,
  };
  const app = await openTestConsole('/refunds?open=r-1', {
    script: (server) =>
      server.on(listRefundRequests, success({ requests: [request], next: 'r-1' })),
  });
  await app.shows('Confirm the decision');
  const decide = () =>
    [...app.container.querySelectorAll('dialog button')].find(
      ({ textContent }) => textContent === 'Confirm the decision',
    );
  const next = Promise.withResolvers<Answer>();
  app.server.on(listRefundRequests, next.promise);
  await app.press('Next page');
  expect(app.address()).toBe('/refunds?open=r-1&after=r-1');
  expect(isAtRest(decide()!)).toBe(true);
  history.replaceState(history.state, '', '/en/operator/refunds?after=r-1&open=r-2');
  await act(async () => void dispatchEvent(new PopStateEvent('popstate')));
  await app.shows('Loading…');
  expect(app.text()).not.toContain('is no longer on this page');
  next.resolve(success({ requests: [{ ...request, id: 'r-2' }] }));
  await vi.waitFor(async () => {
    await act(settled);
    expect(isAtRest(decide()!)).toBe(false);
  });
});

test('nothing is done to chosen rows of the former list', async () => {
  const variant = {
    sku: 'UID-CARD-1',
    itemId: 'card',
    itemName: 'Card',
    name: 'One',
    state: 'on-sale',
    priceFen: 100,
    stock: 3,
    leadDays: 0,
    lowStock: 1,
    revision: 1,
  };
  const app = await openTestConsole('/catalogue', {
    script: (server) => server.on(listStaffVariants, success({ variants: [variant] })),
  });
  await app.shows('UID-CARD-1');
  const box = app.container.querySelector<HTMLInputElement>('th [type=checkbox]')!;
  await act(async () => box.click());
  expect(app.text()).toContain('Apply');
  app.server.on(listStaffVariants, new Promise<Answer>(() => undefined));
  app.server.on(editVariants, success({ changed: 1, problems: [] }));
  app.fill('State', 'hidden');
  await app.shows('Loading…');
  const boxes = [...app.container.querySelectorAll('[type=checkbox]:not([name=column])')];
  expect(boxes).toHaveLength(2);
  expect(boxes.every(isAtRest)).toBe(true);
  expect(isAtRest(app.container.querySelector('[name=kind]')!)).toBe(true);
});

test('the fields of the log keep what is typed while another filter narrows it', async () => {
  const app = await openTestConsole('/audit', {
    script: (server) => server.on(listAuditEntries, success({ entries: [] })),
  });
  await app.shows('Columns');
  const first = app.container.querySelector<HTMLInputElement>('[name=actor]')!;
  first.focus();
  await act(async () => {
    first.value = 'clerk@example.com';
    first.form?.requestSubmit();
    await settled();
  });
  await arrives(app, `/audit?actor=${encodeURIComponent('clerk@example.com')}`);
  expect(document.activeElement).toBe(first);
  expect(first.value).toBe('clerk@example.com');
});
