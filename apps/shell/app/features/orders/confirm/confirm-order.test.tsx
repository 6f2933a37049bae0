// @vitest-environment happy-dom
import type { Checkout } from '@uid/contract/orders';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import { press, showPage } from '../testing/show-page.tsx';
import { cartLine, totalsOf } from '../testing/sample-lines.ts';
import { ConfirmOrder } from './confirm-order.tsx';

// Nothing kept yet: the fields are there at once.
vi.mock(import('../../addresses/use-address-book.ts'), () => {
  const nothing = () => Promise.resolve(undefined);
  const changes = { save: nothing, remove: nothing, makeDefault: nothing };
  const book = { addresses: [], isLoading: false, hasFailed: false, said: '', ...changes };
  return { useAddressBook: () => book };
});

const goods: Checkout = {
  lines: [cartLine()],
  totals: totalsOf(13_600, 1_200),
  needsAddress: true,
  seen: 'seen-1',
};

function show(checkout = goods): HTMLElement {
  return showPage(<ConfirmOrder checkout={checkout} reload={vi.fn<() => Promise<void>>()} />);
}

function fieldNames(page: HTMLElement): string[] {
  const controls = page.querySelectorAll<HTMLInputElement>('input, select, textarea');
  return [...new Set(Array.from(controls, ({ name }) => name))];
}

function submit(page: HTMLElement): void {
  press(page.querySelector('form button[type=submit]'));
}

function type(page: HTMLElement, name: string, value: string): void {
  const control = page.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const prototype = Object.getPrototypeOf(control) as HTMLInputElement;
  act(() => {
    // React listens to its own setter on the element; the prototype's is what a browser calls.
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
    control?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('A27: eight fields to order goods, two for licences; more only on demand', () => {
  expect(fieldNames(show({ ...goods, needsAddress: false }))).toHaveLength(2);
  const page = show();
  expect(fieldNames(page)).toHaveLength(8);
  const buttons = [...page.querySelectorAll('button')];
  press(buttons.find((each) => each.textContent === 'Add a note'));
  press(page.querySelector('[value=company]'));
  expect(fieldNames(page)).toEqual(
    expect.arrayContaining(['note', 'invoice.title', 'invoice.taxNumber']),
  );
});

test('A27: every address field can be filled in by the browser', () => {
  const page = show();
  const address = [...page.querySelectorAll('[name^="address."]')];
  expect(address.map((each) => each.getAttribute('autocomplete'))).toEqual([
    'shipping name',
    'shipping tel',
    'shipping address-level1',
    'shipping address-level2',
    'shipping address-level3',
    'shipping address-line1',
  ]);
});

test('A27: what is missing is said beside each field, and the first one has the focus', () => {
  const page = show();
  submit(page);
  const wrong = [...page.querySelectorAll('[aria-invalid=true]')];
  expect(wrong).toHaveLength(7);
  expect(document.activeElement).toBe(wrong[0]);
  for (const each of wrong) {
    const ids = each.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent).join()).toMatch(/Please/);
  }
  type(page, 'address.recipient', 'Example Recipient');
  expect(page.querySelectorAll('[aria-invalid=true]')).toHaveLength(6);
});

test('A27: what was typed is still there after a reload, for the same account only', () => {
  localStorage.setItem('uid-front:user', '{"email":"buyer@example.test"}');
  type(show(), 'address.street', '1 Example Road');
  expect(show().querySelector<HTMLInputElement>('[name="address.street"]')?.value).toBe(
    '1 Example Road',
  );
  localStorage.setItem('uid-front:user', '{"email":"other@example.test"}');
  expect(show().querySelector<HTMLInputElement>('[name="address.street"]')?.value).toBe('');
});

test('the button says the amount, with delivery', () => {
  expect(show().querySelector('form button[type=submit]')?.textContent).toContain('¥148.00');
});

test('each line says when it leaves, as in the cart', () => {
  const lines = [cartLine({ readyOn: '2026-11-09' })];
  expect(show({ ...goods, lines }).textContent).toContain(
    'Ships around Nov 9, arrives around Nov 12',
  );
});

test('what was left out for its stock is said before the order', () => {
  const leftOut = [cartLine({ sku: 'B', name: 'Gateway', state: 'sold-out', available: 0 })];
  expect(show({ ...goods, leftOut }).textContent).toContain('Gateway · Plain: out of stock');
});

test('nothing to order leads back to the cart and to what waits to be paid', () => {
  const page = show({ ...goods, lines: [], totals: totalsOf(0) });
  const links = [...page.querySelectorAll('a')].map((each) => each.getAttribute('href'));
  expect(links).toEqual(['/en/cart', '/en/unpaid-order']);
});

test('another kind of invoice leaves no error behind that nobody can see', () => {
  const page = show({ ...goods, needsAddress: false });
  press(page.querySelector('[name=agreement]'));
  press(page.querySelector('[value=company]'));
  submit(page);
  expect(page.querySelector('form')?.textContent).toContain('2 fields need correcting.');
  press(page.querySelector('[value=none]'));
  expect(page.querySelector('form')?.textContent).not.toContain('correcting');
});

test('a phone with a digit too few is told what a phone is', () => {
  const page = show();
  type(page, 'address.phone', '1380013800');
  submit(page);
  expect(page.querySelector('form')?.textContent).toContain('a mobile number of 11 digits');
});
