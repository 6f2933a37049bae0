// @vitest-environment happy-dom
import { ClientError } from '@uid/contract/client-errors';
import type { SavedTitle } from '@uid/contract/invoice-titles';
import type { Checkout } from '@uid/contract/orders';
import { act, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import { press, showPage } from '../testing/show-page.tsx';
import { cartLine, totalsOf } from '../testing/sample-lines.ts';
import type { AddressBook } from '../../addresses/use-address-book.ts';
import { ConfirmOrder } from './confirm-order.tsx';
import type { SendOrder } from './placing/use-placing.ts';
import type { InvoiceTitles } from './form/invoice/use-invoice-titles.ts';

const nothing = () => Promise.resolve(undefined);
// Nothing is saved yet, so the fields are shown at once.
const book: AddressBook = {
  addresses: [],
  isLoading: false,
  hasFailed: false,
  said: '',
  save: nothing,
  remove: nothing,
  makeDefault: nothing,
};

const kept = {
  titles: [] as SavedTitle[],
  isLoading: false,
  looksUpCompanies: true,
  save: vi.fn<InvoiceTitles['save']>((id) => Promise.resolve(id ?? 'kept')),
  remove: vi.fn<InvoiceTitles['remove']>(() => Promise.resolve()),
};
vi.mock(import('./form/invoice/use-invoice-titles.ts'), () => ({ useInvoiceTitles: () => kept }));

const goods: Checkout = {
  lines: [cartLine()],
  totals: totalsOf(13_600, 1_200),
  needsAddress: true,
  seen: 'seen-1',
};

function show(checkout = goods, addresses = book): HTMLElement {
  const reload = vi.fn<() => Promise<void>>();
  return showPage(<ConfirmOrder checkout={checkout} book={addresses} reload={reload} />);
}

function fieldNames(page: HTMLElement): string[] {
  const controls = page.querySelectorAll<HTMLInputElement>('input, select, textarea');
  return [...new Set(Array.from(controls, ({ name }) => name))];
}

/** Chooses a kind of invoice and waits for its fields, whose script is fetched then. */
async function choose(page: HTMLElement, kind: 'personal' | 'company'): Promise<void> {
  await act(async () => {
    page.querySelector<HTMLElement>(`[value=${kind}]`)?.click();
    await import('./form/invoice/invoice-details.tsx');
  });
}

function field(page: HTMLElement, name: string): HTMLInputElement | undefined {
  return page.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? undefined;
}

function button(page: HTMLElement, words: string): HTMLButtonElement | undefined {
  return [...page.querySelectorAll('button')].find(({ textContent }) => textContent === words);
}

function submit(page: HTMLElement): void {
  press(page.querySelector('form button[type=submit]'));
}

function type(page: HTMLElement, name: string, value: string): void {
  const control = page.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const prototype = Object.getPrototypeOf(control) as HTMLInputElement;
  act(() => {
    // React observes its own setter on the element; a browser calls the prototype's setter.
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
    control?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  kept.titles = [];
  kept.save.mockClear();
  kept.remove.mockClear();
});

test('A27: eight fields to order goods, two for licences; more only on demand', async () => {
  expect(fieldNames(show({ ...goods, needsAddress: false }))).toHaveLength(2);
  const page = show();
  expect(fieldNames(page)).toHaveLength(8);
  const buttons = [...page.querySelectorAll('button')];
  press(buttons.find((each) => each.textContent === 'Add a note'));
  expect(document.activeElement).toBe(field(page, 'note'));
  await choose(page, 'company');
  expect(fieldNames(page)).toEqual(
    expect.arrayContaining(['note', 'invoice.title', 'invoice.taxNumber']),
  );
});

test('nothing can be pressed before the address book is there, unless nothing is delivered', () => {
  const waiting = { ...book, isLoading: true };
  expect(fieldNames(show(goods, waiting))).toEqual([]);
  expect(fieldNames(show({ ...goods, needsAddress: false }, waiting))).toHaveLength(2);
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
    'Ships around 9\u00a0Nov, arrives around 12\u00a0Nov',
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

test('another kind of invoice leaves no error behind that nobody can see', async () => {
  const page = show({ ...goods, needsAddress: false });
  press(page.querySelector('[name=agreement]'));
  await choose(page, 'company');
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

test('what is wrong with a field is said when it is left, but not under a button that is pressed', () => {
  const page = show();
  type(page, 'address.phone', '1380013800');
  const leaveFor = (relatedTarget: Element | null | undefined) =>
    act(() => {
      const event = new FocusEvent('focusout', { bubbles: true, relatedTarget });
      field(page, 'address.phone')?.dispatchEvent(event);
    });
  leaveFor(page.querySelector('form button[type=submit]'));
  expect(page.querySelector('[aria-invalid=true]')).toBeNull();
  leaveFor(field(page, 'address.street'));
  expect(page.querySelector('[aria-invalid=true]')).toBe(field(page, 'address.phone'));
});

const saved: SavedTitle[] = [
  {
    id: 'first',
    invoice: { kind: 'company', title: 'First Ltd', taxNumber: '91110108MA0000001D' },
  },
  {
    id: 'second',
    invoice: { kind: 'company', title: 'Second Ltd', taxNumber: '91310115MA00000022' },
  },
];

test('a kept invoice title fills the fields, another is chosen from the list, and a change is saved to it', async () => {
  kept.titles = saved;
  const page = show({ ...goods, needsAddress: false });
  await choose(page, 'company');
  expect(field(page, 'invoice.title')?.value).toBe('First Ltd');
  expect(button(page, 'Save to your account')).toBeUndefined();
  const list = page.querySelector<HTMLSelectElement>('[name=saved-title]');
  act(() => {
    if (list) list.value = 'second';
    list?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(field(page, 'invoice.taxNumber')?.value).toBe('91310115MA00000022');
  type(page, 'invoice.title', 'Second Inc');
  await act(async () => button(page, 'Save to your account')?.click());
  const [, second] = saved;
  expect(kept.save.mock.calls).toEqual([['second', { ...second!.invoice, title: 'Second Inc' }]]);
  await act(async () => button(page, 'Remove')?.click());
  expect(kept.remove).toHaveBeenCalledWith('second');
});

test('one control saves address and invoice, and only what is new', async () => {
  const page = show();
  expect(button(page, 'Save to your account')).toBeUndefined();
  type(page, 'address.recipient', 'Example Recipient');
  await choose(page, 'personal');
  type(page, 'invoice.title', 'Example Person');
  expect(page.querySelectorAll('button[type=button]')).toSatisfy(
    (buttons: NodeListOf<HTMLElement>) =>
      [...buttons].filter(({ textContent }) => /save/i.test(textContent)).length === 1,
  );
  await act(async () => button(page, 'Save to your account')?.click());
  expect(kept.save).toHaveBeenCalledWith(undefined, { kind: 'personal', title: 'Example Person' });
});

test('what can’t be saved says so beside its field, which has the focus; meanwhile the button rests', async () => {
  const page = show({ ...goods, needsAddress: false });
  await choose(page, 'personal');
  type(page, 'invoice.title', 'Example Person');
  const { promise, reject } = Promise.withResolvers<string>();
  kept.save.mockReturnValueOnce(promise);
  press(button(page, 'Save to your account'));
  expect(page.querySelector('[aria-busy]')?.textContent).toBe('Save to your account');
  const fields = { 'invoice.title': 'Too long.' };
  const result = { error: 'INVALID_INPUT', requestId: 'r', fields } as const;
  await act(async () => reject(new ClientError('business', 'Not saved.', { result })));
  expect(page.querySelector('[aria-busy]')).toBeNull();
  expect(document.activeElement).toBe(field(page, 'invoice.title'));
  expect(page.querySelector('[id="invoice.title-error"]')?.textContent).toBe('Too long.');
});

test('whoever removes the last kept address by keyboard goes on in its fields', async () => {
  const address = { recipient: 'Wang', phone: '13800138000', province: 'A', city: 'B' };
  const last = { ...address, district: 'C', street: 'D 1', id: 'a', isDefault: true };
  function Page() {
    const [addresses, setAddresses] = useState([last]);
    const remove = async () => setAddresses([]);
    const reload = async () => undefined;
    return <ConfirmOrder checkout={goods} book={{ ...book, addresses, remove }} reload={reload} />;
  }
  const page = showPage(<Page />);
  const remove = page.querySelector<HTMLElement>('[aria-label="Remove the address of Wang"]');
  remove?.focus();
  await act(async () => remove?.click());
  expect(document.activeElement).toBe(field(page, 'address.recipient'));
});

test('a form that is sent twice orders once', () => {
  const offer = { send: vi.fn<SendOrder>(() => new Promise(() => undefined)), submit: () => 'Go' };
  const page = showPage(
    <ConfirmOrder
      checkout={{ ...goods, needsAddress: false }}
      book={book}
      reload={vi.fn<() => Promise<void>>()}
      offer={offer}
    />,
  );
  press(page.querySelector('[name=agreement]'));
  for (const _ of [1, 2]) act(() => page.querySelector('form')?.requestSubmit());
  expect(offer.send).toHaveBeenCalledOnce();
});

test('a pasted address fills the fields at once, and is undone', async () => {
  const page = show();
  type(page, 'address.recipient', 'Example Recipient');
  press(button(page, 'Paste a whole address in Chinese'));
  const pasted = '张三 13800138000 广东省深圳市南山区科技园1号';
  const clipboardData = { getData: () => pasted };
  const event = Object.assign(new Event('paste', { bubbles: true }), { clipboardData });
  act(() => void page.querySelector('[name=pasted-address]')?.dispatchEvent(event));
  await vi.waitFor(() => {
    act(() => undefined);
    expect(field(page, 'address.street')?.value).toBe('科技园1号');
  });
  expect(field(page, 'address.recipient')?.value).toBe('张三');
  expect(field(page, 'pasted-address')?.value).toBe(pasted);
  press(button(page, 'Undo'));
  expect(button(page, 'Undo')).toBeUndefined();
  expect(field(page, 'address.recipient')?.value).toBe('Example Recipient');
  expect(field(page, 'address.street')?.value).toBe('');
});

test('a whole address that is pasted into one of its fields fills them all, and is undone', async () => {
  const page = show();
  const paste = (name: string, text: string) => {
    const clipboardData = { getData: () => text };
    const event = new Event('paste', { bubbles: true, cancelable: true });
    act(() => void field(page, name)?.dispatchEvent(Object.assign(event, { clipboardData })));
    return event.defaultPrevented;
  };
  // A street with its house and its flat is no whole address.
  expect(paste('address.street', '科技园南区深南大道10000号3栋2单元')).toBe(false);
  expect(paste('address.phone', '13800138000')).toBe(false);
  expect(page.querySelector('[name=pasted-address]')).toBeNull();
  for (const name of ['address.street', 'address.recipient', 'address.phone']) {
    expect(paste(name, '张三 13800138000 广东省深圳市南山区科技园1号')).toBe(true);
    await vi.waitFor(() => {
      act(() => undefined);
      expect(field(page, 'address.street')?.value).toBe('科技园1号');
    });
    expect(field(page, 'address.recipient')?.value).toBe('张三');
    expect(field(page, 'address.phone')?.value).toBe('13800138000');
    press(button(page, 'Undo'));
    expect(field(page, 'address.street')?.value).toBe('');
  }
});

test('what is typed while a pasted address is being read stays', async () => {
  const page = show();
  press(button(page, 'Paste a whole address in Chinese'));
  const pasted = '张三 13800138000 广东省深圳市南山区科技园1号';
  const clipboardData = { getData: () => pasted };
  const event = Object.assign(new Event('paste', { bubbles: true }), { clipboardData });
  act(() => void page.querySelector('[name=pasted-address]')?.dispatchEvent(event));
  press(page.querySelector('[name=agreement]'));
  expect(field(page, 'address.street')?.value).toBe('');
  await vi.waitFor(() => {
    act(() => undefined);
    expect(field(page, 'address.street')?.value).toBe('科技园1号');
  });
  expect(field(page, 'agreement')?.checked).toBe(true);
});

test('what can’t be ordered now says so at the button, which waits', () => {
  const offer = {
    send: vi.fn<SendOrder>(),
    submit: () => 'Accept',
    obstacle: 'Not all is in stock',
  };
  const reload = vi.fn<() => Promise<void>>();
  const page = showPage(
    <ConfirmOrder checkout={goods} book={book} reload={reload} offer={offer} />,
  );
  const accept = button(page, 'Accept');
  expect(accept?.disabled).toBe(true);
  const said = accept?.getAttribute('aria-describedby') ?? '';
  expect(page.querySelector(`[id="${said}"]`)?.textContent).toBe('Not all is in stock');
  submit(page);
  expect(offer.send).not.toHaveBeenCalled();
});
