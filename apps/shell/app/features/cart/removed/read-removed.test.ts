import { getItem } from '@uid/contract/catalogue';
import type { Call } from '@uid/contract/endpoint';
import { expect, test, vi } from 'vitest';

import { notFound } from '../../../load-page.ts';
import { pathOfRemoved, readRemoved } from './read-removed.ts';

type Send = (endpoint: unknown, input: unknown) => Promise<unknown>;

const catalogue = { name: 'SIM card', variants: [{ sku: 'A', name: 'Ten cards' }] };

function open(address: string, call = vi.fn<Send>(() => Promise.resolve(catalogue))) {
  const { pathname: path, searchParams: query } = new URL(address, 'http://localhost');
  const removed = readRemoved({ path, query, language: 'en', call: call as unknown as Call });
  return { removed, call };
}

test('names what was removed as the catalogue does, in the language of the page', async () => {
  const { removed, call } = open(pathOfRemoved({ sku: 'A', item: 'sim-card', quantity: '4' }));
  expect(await removed).toEqual({ sku: 'A', quantity: 4, name: 'SIM card Ten cards' });
  expect(call.mock.calls).toEqual([[getItem, { language: 'en', id: 'sim-card' }]]);
});

test.each(['removed=A', 'removed=<b>&quantity=1', 'removed=A&quantity=13', 'quantity=1', ''])(
  'the address “?%s” says nothing, and nothing is asked for',
  async (query) => {
    const { removed, call } = open(`/cart?${query}`);
    expect(await removed).toBeUndefined();
    expect(call).not.toHaveBeenCalled();
  },
);

test('of a variant that is no longer sold the article is named, and an article that is not stays unnamed', async () => {
  const gone = vi.fn<Send>(() => Promise.reject(notFound()));
  const nameAt = async (query: string, call?: typeof gone) =>
    (await open(`/cart?removed=B&quantity=4&${query}`, call).removed)?.name;
  expect(await nameAt('item=sim-card')).toBe('SIM card');
  expect(await nameAt('item=old', gone)).toBeUndefined();
  expect(await nameAt('name=Anything')).toBeUndefined();
});

test('a catalogue that can’t be read is no article that is gone', async () => {
  const failing = vi.fn<Send>(() => Promise.reject(new Error('away')));
  await expect(open('/cart?removed=B&quantity=4&item=card', failing).removed).rejects.toThrow(
    'away',
  );
});
