// @vitest-environment happy-dom
import { addAllToCart } from '@uid/contract/cart';
import { ClientError } from '@uid/contract/client-errors';
import type { Endpoint } from '@uid/contract/endpoint';
import { checkOrderList } from '@uid/contract/order-list';
import { getReorderList, removeReorderList, saveReorderList } from '@uid/contract/reorder-lists';
import type { ReorderList } from '@uid/contract/reorder-lists';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import { press as pressElement, showPage } from '../orders/testing/show-page.tsx';
import { OpenList } from './open-list.tsx';

const answers = new Map<string, (input: never) => unknown>();
const asked: [string, unknown][] = [];

vi.mock(import('../../request/shell-request.ts'), () => ({
  request: (async ({ path }: Endpoint, input: never) => {
    asked.push([path, input]);
    return answers.get(path)?.(input);
  }) as never,
}));

const card = { sku: 'CARD-A', quantity: 2, name: 'Card', variantName: 'A', itemId: 'card' };
const key = { sku: 'KEY', quantity: 1, name: 'Key', variantName: 'Year', itemId: 'key' };
const list: ReorderList = {
  id: 'l',
  name: 'Monthly',
  revision: 3,
  goodsFen: 13_600,
  lines: [
    { ...card, priceFen: 6_800, lineFen: 13_600, keptPriceFen: 6_000 },
    { ...key, problem: 'withdrawn' },
  ],
};

function show(opened = list): HTMLElement {
  return showPage(<OpenList opened={opened} />, '/en/reorder');
}

function type(page: HTMLElement, selector: string, value: string): void {
  const field = page.querySelector<HTMLInputElement>(selector)!;
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function press(page: HTMLElement, label: string): Promise<void> {
  const buttons = [...page.querySelectorAll('button')];
  const isNamed = (each: Element) =>
    (each.getAttribute('aria-label') ?? each.textContent) === label;
  pressElement(buttons.find(isNamed));
  await act(async () => undefined);
}

const sentTo = ({ path }: Endpoint) =>
  asked.filter(([each]) => each === path).map(([, sent]) => sent);
const words = (page: HTMLElement) => page.textContent;

beforeEach(() => {
  asked.length = 0;
  answers.clear();
});

test('a list says at once what changed its price and what is no longer sold', () => {
  const page = show();
  expect(words(page)).toContain('The price has changed; when kept');
  expect(words(page)).toContain('¥60.00');
  expect(words(page)).toContain('No longer sold: take it off the list.');
  // Nothing in the table says which line is the second; the problem is shown beside its SKU.
  expect(words(page)).not.toContain('Line 2');
  expect(words(page)).not.toContain('correcting');
  expect(words(page)).not.toContain('Save changes');
});

test('one press puts all of it in the cart, or nothing, and then the others with another', async () => {
  const good = { ...card, priceFen: 6_800, lineFen: 13_600 };
  answers.set(checkOrderList.path, ({ lines }: { lines: unknown[] }) => ({
    lines: lines.length === 2 ? [good, { ...key, problem: 'withdrawn' }] : [good],
    goodsFen: 13_600,
  }));
  answers.set(addAllToCart.path, () => ({ count: 2 }));
  const page = show();
  await press(page, 'Add all to the cart');
  expect(words(page)).toContain('One line needs correcting');
  expect(words(page)).not.toContain('Line 2');
  expect(sentTo(addAllToCart)).toEqual([]);
  await press(page, 'Add the other one');
  expect(sentTo(addAllToCart)).toEqual([
    { language: 'en', lines: [{ sku: 'CARD-A', quantity: 2 }] },
  ]);
  expect(words(page)).toContain('Added 1 SKU, 2 pieces in all.');
});

test('name, quantities and lines are saved as they are seen, under the revision that was read', async () => {
  answers.set(saveReorderList.path, ({ name, lines }: Pick<ReorderList, 'name' | 'lines'>) => ({
    ...list,
    name,
    revision: 4,
    lines: lines.map((line) => ({ ...card, ...line })),
  }));
  const page = show();
  type(page, '[name=name]', 'Yearly');
  type(page, 'input[type=number]', '40');
  await press(page, 'Remove KEY');
  expect(words(page)).not.toContain('No longer sold');
  await press(page, 'Save changes');
  expect(sentTo(saveReorderList)).toEqual([
    {
      language: 'en',
      id: 'l',
      revision: 3,
      name: 'Yearly',
      lines: [{ sku: 'CARD-A', quantity: 40 }],
    },
  ]);
  expect(words(page)).toContain('Saved.');
  expect(words(page)).not.toContain('Save changes');
});

test('while a list is being saved nothing of it can be changed, which the answer would take back', async () => {
  const saved = Promise.withResolvers<ReorderList>();
  answers.set(saveReorderList.path, () => saved.promise);
  const page = show();
  const name = page.querySelector<HTMLInputElement>('[name=name]')!;
  type(page, '[name=name]', 'Yearly');
  await press(page, 'Save changes');
  expect(name.readOnly).toBe(true);
  await press(page, 'Remove KEY');
  expect(words(page)).toContain('KEY');
  await act(async () => saved.resolve({ ...list, name: 'Yearly', revision: 4 }));
  expect(name.readOnly).toBe(false);
  await press(page, 'Remove KEY');
  expect(words(page)).not.toContain('KEY');
});

test('what was refused is said, beside the name where it is the name, and what was typed stays', async () => {
  const fields = { name: 'Please enter the field' };
  answers.set(saveReorderList.path, () => {
    throw new ClientError('business', 'Check it', {
      result: { error: 'INVALID_INPUT', fields } as never,
    });
  });
  const page = show();
  type(page, '[name=name]', ' ');
  await press(page, 'Save changes');
  expect(words(page)).toContain('Please enter the field');
  expect(page.querySelector<HTMLInputElement>('[name=name]')?.value).toBe(' ');
});

test('a quantity that is refused is said with its SKU', async () => {
  answers.set(saveReorderList.path, () => {
    const fields = { 'lines.1.quantity': 'Must be between 1 and 9,999' };
    throw new ClientError('business', 'Check it', {
      result: { error: 'INVALID_INPUT', fields } as never,
    });
  });
  const page = show();
  type(page, '[aria-label="Quantity of KEY"]', '');
  await press(page, 'Save changes');
  expect(words(page)).toContain('Quantity of KEY: Must be between 1 and 9,999.');
});

test('a list that was changed elsewhere is shown as it is now', async () => {
  answers.set(saveReorderList.path, () => {
    throw new ClientError('business', 'It was changed elsewhere.', {
      result: { error: 'REORDER_LIST_CHANGED' } as never,
    });
  });
  answers.set(getReorderList.path, () => ({ ...list, name: 'Theirs', revision: 9 }));
  const page = show();
  type(page, '[name=name]', 'Mine');
  await press(page, 'Save changes');
  expect(words(page)).toContain('It was changed elsewhere.');
  expect(page.querySelector<HTMLInputElement>('[name=name]')?.value).toBe('Theirs');
});

test('a list that was changed elsewhere and cannot be read keeps what was typed', async () => {
  answers.set(saveReorderList.path, () => {
    throw new ClientError('business', 'It was changed elsewhere.', {
      result: { error: 'REORDER_LIST_CHANGED' } as never,
    });
  });
  answers.set(getReorderList.path, () => {
    throw new ClientError('no-response', 'None response! Please retry.');
  });
  const page = show();
  type(page, '[name=name]', 'Mine');
  await press(page, 'Save changes');
  expect(words(page)).toContain('It was changed elsewhere.');
  expect(page.querySelector<HTMLInputElement>('[name=name]')?.value).toBe('Mine');
});

test('a list that was removed can be brought back with what it held', async () => {
  answers.set(removeReorderList.path, () => ({ lists: [] }));
  answers.set(saveReorderList.path, () => ({ ...list, id: 'back' }));
  const replaced = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
  const page = show();
  await press(page, 'Remove the list');
  expect(words(page)).toContain('Removed “Monthly”');
  await press(page, 'Undo');
  const lines = list.lines.map(({ sku, quantity }) => ({ sku, quantity }));
  expect(sentTo(saveReorderList)).toEqual([{ language: 'en', name: 'Monthly', lines }]);
  expect(replaced).toHaveBeenCalledWith('/en/reorder?list=back');
  replaced.mockRestore();
});

test('a list without items offers nothing to add', () => {
  const page = show({ ...list, lines: [], goodsFen: 0 });
  expect(words(page)).toContain('Nothing is on this list any more.');
  expect(words(page)).not.toContain('Add all to the cart');
});
