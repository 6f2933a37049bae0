// @vitest-environment happy-dom
import {
  chooseDefaultAddress,
  listAddresses,
  removeAddress,
  saveAddress,
} from '@uid/contract/addresses';
import type { SavedAddress } from '@uid/contract/addresses';
import { errorKinds } from '@uid/contract/errors';
import { act, useEffect } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { fakeAnswers } from '../orders/testing/fake-answers.ts';
import { showPage } from '../orders/testing/show-page.tsx';
import { useAddressBook } from './use-address-book.ts';
import type { AddressBook } from './use-address-book.ts';

const { answer, refuse, fallSilent, askedOf } = fakeAnswers();

const address = {
  recipient: 'Example Recipient',
  phone: '13800138000',
  province: '广东省',
  city: '深圳市',
  district: '南山区',
  street: '科技园1号',
};
const saved = (id: string): SavedAddress => ({ ...address, id, isDefault: false });
const idsOf = ({ addresses }: AddressBook) => addresses.map(({ id }) => id);

let book: AddressBook;
function Shown() {
  const shown = useAddressBook();
  useEffect(() => {
    book = shown;
  });
  return null;
}

async function open(): Promise<void> {
  showPage(<Shown />, '/en/confirm-order');
  expect(book.isLoading).toBe(true);
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(book.isLoading).toBe(false);
  });
}

test('what was done is said, and the book is as the server has it then', async () => {
  answer(listAddresses, { addresses: [saved('a'), saved('b')] });
  await open();
  answer(removeAddress, { addresses: [saved('b')] });
  await act(() => book.remove('a'));
  expect(idsOf(book)).toEqual(['b']);
  const removed = book.said;
  expect(removed).not.toBe('');
  expect(askedOf(removeAddress)).toMatchObject([{ body: { id: 'a' } }]);
  answer(chooseDefaultAddress, { addresses: [saved('b'), saved('c')] });
  await act(() => book.makeDefault('b'));
  expect(idsOf(book)).toEqual(['b', 'c']);
  expect(book.said).not.toBe(removed);
});

test('a refusal is said, and the book stays', async () => {
  answer(listAddresses, { addresses: [saved('a')] });
  await open();
  refuse(removeAddress, 'NOT_FOUND');
  await act(() => book.remove('a'));
  expect(book.said).toBe(errorKinds.NOT_FOUND.text.en);
  expect(idsOf(book)).toEqual(['a']);
});

test('an address that is changed keeps its id, a new one has none yet', async () => {
  answer(listAddresses, { addresses: [saved('a')] });
  await open();
  answer(saveAddress, { addresses: [saved('a'), saved('b')] });
  await act(() => book.save('a', address));
  await act(() => book.save(undefined, address));
  expect(idsOf(book)).toEqual(['a', 'b']);
  const [changed, added] = askedOf(saveAddress);
  expect(changed?.body).toMatchObject({ id: 'a', address });
  expect(added?.body).not.toHaveProperty('id');
});

test('a book that can’t be read has failed', async () => {
  await open();
  expect(book.hasFailed).toBe(true);
  expect(book.addresses).toEqual([]);
});

test('a book that can’t be read anew is as it was', async () => {
  answer(listAddresses, { addresses: [saved('a')] });
  await open();
  fallSilent();
  const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
  onTestFinished(() => later.mockRestore());
  act(() => void dispatchEvent(new Event('focus')));
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(askedOf(listAddresses)).toHaveLength(2);
  });
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(book.hasFailed).toBe(false);
  expect(idsOf(book)).toEqual(['a']);
});
