// @vitest-environment happy-dom
import { ClientError } from '@uid/contract/client-errors';
import type { ErrorName } from '@uid/contract/errors';
import type { Checkout } from '@uid/contract/orders';
import { act } from 'react';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { cartLine, totalsOf } from '../../testing/sample-lines.ts';
import { showPage } from '../../testing/show-page.tsx';
import { readDraft, writeDraft } from '../form/order-draft.ts';
import { emptyForm } from '../form/order-form.ts';
import type { LiveOrderForm } from '../form/use-order-form.ts';
import { usePlacing } from './use-placing.ts';
import type { SendOrder } from './use-placing.ts';

const checkout: Checkout = {
  lines: [cartLine()],
  totals: totalsOf(13_600),
  needsAddress: false,
  seen: 'seen-1',
};
const agreed = { ...emptyForm, note: 'Ring twice', hasAgreed: true };
const owner = 'buyer@example.com';

const send = vi.fn<SendOrder>();
const reload = vi.fn<() => Promise<void>>();
const showErrors = vi.fn<LiveOrderForm['showErrors']>();
const leave = vi.spyOn(location, 'replace');
afterAll(() => leave.mockRestore());

beforeEach(() => {
  sessionStorage.clear();
  for (const each of [send, reload, showErrors, leave]) each.mockReset();
  send.mockResolvedValue({ no: 'UID1' });
});

type Keepers = LiveOrderForm['keeping']['keepersRef']['current'];

interface PlacingProps {
  form?: LiveOrderForm['form'];
  keepers?: Keepers;
}

function Placing({ form = agreed, keepers }: PlacingProps) {
  const keeping = { keepersRef: { current: keepers ?? {} } };
  const live = { form, owner, keeping, showErrors } as unknown as LiveOrderForm;
  const { isPlacing, failure, place } = usePlacing({ live, send, reload });
  return (
    <button type="button" aria-busy={isPlacing} onClick={() => void place(checkout)}>
      {failure?.message}
    </button>
  );
}

function showButton(props: PlacingProps = {}) {
  const button = showPage(<Placing {...props} />).querySelector('button')!;
  return { button, press: () => act(async () => button.click()) };
}

function refuse(error: ErrorName, fields?: Record<string, string>): void {
  const result = { error, requestId: 'r', ...(fields && { fields }) };
  send.mockRejectedValueOnce(new ClientError('business', 'Refused.', { result }));
}

const keys = () => send.mock.calls.map(([, options]) => options.idempotencyKey);

test('an order that was placed leads to paying it, keeps the address typed, and drops note and agreement', async () => {
  writeDraft(sessionStorage, owner, { form: { ...agreed, street: '1 Example Road' } });
  const { button, press } = showButton();
  await press();
  expect(leave).toHaveBeenCalledWith('/en/pay-gateway?no=UID1');
  // The button stays busy until the next page is there.
  expect(button.getAttribute('aria-busy')).toBe('true');
  const kept = { ...emptyForm, street: '1 Example Road' };
  expect(readDraft(sessionStorage, owner)).toEqual(kept);
});

test('a lost answer is asked for under the same key; another order, or one after it, has another', async () => {
  const lost = new ClientError('no-response', 'None response! Please retry.');
  send.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
  const { press } = showButton();
  await press();
  await press();
  const other = showButton({ form: { ...agreed, note: '' } });
  await other.press();
  await other.press();
  const [first, again, changed, next] = keys();
  expect(again).toBe(first);
  expect(new Set([first, changed, next]).size).toBe(3);
});

test('a key that stands for another order is not used again', async () => {
  refuse('IDEMPOTENCY_KEY_REUSED');
  const { press } = showButton();
  await press();
  await press();
  expect(new Set(keys()).size).toBe(2);
});

test('what is wrong stands beside its fields, whether the browser or the server finds it', async () => {
  await showButton({ form: emptyForm }).press();
  expect(send).not.toHaveBeenCalled();
  expect(Object.keys(showErrors.mock.calls[0]![0])).toEqual(['agreement']);
  refuse('INVALID_INPUT', { note: 'Too long.' });
  const { button, press } = showButton();
  await press();
  expect(showErrors).toHaveBeenLastCalledWith({ note: 'Too long.' });
  expect(button.textContent).toBe('');
  expect(button.getAttribute('aria-busy')).toBe('false');
});

test.each<[ErrorName, number]>([
  ['CHECKOUT_CHANGED', 1],
  ['OUT_OF_STOCK', 1],
  ['CART_EMPTY', 1],
  ['QUOTE_EXPIRED', 1],
  ['QUOTE_OVER', 1],
  ['TOO_MANY_REQUESTS', 0],
])('after %s the checkout is read anew %i times', async (error, times) => {
  refuse(error);
  const { button, press } = showButton();
  await press();
  expect(reload).toHaveBeenCalledTimes(times);
  expect(button.textContent).toBe('Refused.');
  expect(button.getAttribute('aria-busy')).toBe('false');
  expect(leave).not.toHaveBeenCalled();
});

test('while it is tried again nothing is said of the last time', async () => {
  refuse('BUSY');
  const { button, press } = showButton();
  await press();
  send.mockReturnValueOnce(new Promise(() => undefined));
  await press();
  expect(button.textContent).toBe('');
  expect(button.getAttribute('aria-busy')).toBe('true');
});

test('the first address or invoice of an account is kept with its order, a changed one is not', async () => {
  const address = { isFirst: true, save: vi.fn<() => Promise<void>>(() => Promise.reject()) };
  const invoice = { isFirst: false, save: vi.fn<() => Promise<void>>() };
  await showButton({ keepers: { address, invoice } }).press();
  expect(address.save).toHaveBeenCalledTimes(1);
  expect(invoice.save).not.toHaveBeenCalled();
  expect(leave).toHaveBeenCalledTimes(1);
});

test('what is kept with the order is waited for, and not for long', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const save = () => new Promise<void>(() => undefined);
  await showButton({ keepers: { address: { isFirst: true, save } } }).press();
  expect(leave).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(leave).toHaveBeenCalledTimes(1);
});
