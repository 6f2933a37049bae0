import { expect, test } from 'vitest';

import { createTermIndex } from './term-index.ts';
import type { IndexedTexts } from './postings.ts';
import type { Boosts } from './search-term.ts';
import type { Query, TermIndex } from './term-index.ts';

const boosts: Boosts = { title: 6, other: 3, summary: 2, body: 1 };
const asked = (text: string): Query => ({ text, boosts });
const texts = (id: string, more: Partial<IndexedTexts>): IndexedTexts => ({
  id,
  title: '',
  other: '',
  summary: '',
  body: '',
  ...more,
});
const ranked = (index: TermIndex, query: Query) =>
  index
    .search(query)
    .toSorted((one, other) => other.score - one.score)
    .map(({ id }) => id);

function indexOf(...all: IndexedTexts[]): TermIndex {
  const index = createTermIndex();
  for (const each of all) index.add(each);
  return index;
}

test('a title counts more than a body, a rare term more than a common one, a short text more than a long', () => {
  const index = indexOf(
    texts('body', { body: 'gateway' }),
    texts('title', { title: 'gateway' }),
    texts('long', { title: 'gateway for all who work in rooms that nobody else may enter' }),
    texts('rare', { title: 'quantum' }),
    texts('twice', { body: 'gateway beside gateway' }),
  );
  expect(ranked(index, asked('gateway'))).toEqual(['title', 'long', 'twice', 'body']);
  const either: Query = { any: [asked('gateway'), asked('quantum')] };
  expect(ranked(index, either)[0]).toBe('rare');
});

test('a document that counts more stands before one that says the same', () => {
  const index = indexOf(
    texts('plain', { title: 'gateway' }),
    texts('boosted', { title: 'gateway', boost: 1.5 }),
  );
  expect(ranked(index, asked('gateway'))).toEqual(['boosted', 'plain']);
});

test('every term of a text has to be there, every query of all, one of any', () => {
  const index = indexOf(
    texts('both', { title: 'border', body: 'gateway' }),
    texts('border', { title: 'border' }),
    texts('gateway', { title: 'gateway' }),
  );
  expect(ranked(index, asked('border gateway'))).toEqual(['both']);
  expect(ranked(index, { all: [asked('gateway'), asked('border')] })).toEqual(['both']);
  expect(ranked(index, { any: [asked('gateway'), asked('border')] }).toSorted()).toEqual([
    'border',
    'both',
    'gateway',
  ]);
  expect(index.search({ all: [] })).toEqual([]);
  expect(index.search(asked(' · '))).toEqual([]);
});

test('a longer word is found by its beginning, behind the word itself; two letters and a pair are exact', () => {
  const index = indexOf(
    texts('begun', { title: 'gateways' }),
    texts('whole', { title: 'gateway' }),
    texts('chinese', { title: '网关认证' }),
  );
  expect(ranked(index, asked('gateway'))).toEqual(['whole', 'begun']);
  expect(index.search(asked('ga'))).toEqual([]);
  expect(ranked(index, asked('网'))).toEqual(['chinese']);
  expect(index.search(asked('关网'))).toEqual([]);
  const [first] = index.search(asked('认'));
  expect(first).toMatchObject({ asked: ['认'], matched: ['认证'] });
});

test('a term that is new since the last search is found by its beginning', () => {
  const index = indexOf(texts('old', { title: 'gateway' }));
  expect(ranked(index, asked('gatew'))).toEqual(['old']);
  index.add(texts('new', { title: 'gatewatcher' }));
  expect(ranked(index, asked('gatew')).toSorted()).toEqual(['new', 'old']);
});

test('what is gone or says something else is not found by its old words, however often that happens', () => {
  const index = indexOf(
    ...Array.from({ length: 30 }, (_, at) => texts(`d${at}`, { title: `common first${at}x` })),
  );
  const before = index.size();
  for (let round = 1; round <= 5; round += 1)
    for (let at = 0; at < 30; at += 1)
      index.add(texts(`d${at}`, { title: `common r${round}n${at}x` }));
  expect(index.size()).toBeLessThan(before * 1.2);
  for (let at = 0; at < 10; at += 1) index.remove(`d${at}`);
  index.remove('nobody');
  expect(ranked(index, asked('common')).toSorted()).toEqual(
    Array.from({ length: 20 }, (_, at) => `d${at + 10}`).toSorted(),
  );
  for (let at = 0; at < 30; at += 1) {
    expect.soft(index.search(asked(`first${at}x`))).toEqual([]);
    expect.soft(index.search(asked(`r4n${at}x`))).toEqual([]);
    expect.soft(ranked(index, asked(`r5n${at}x`)), `r5n${at}`).toEqual(at < 10 ? [] : [`d${at}`]);
  }
});

test('what is gone leaves no trace in how much the others count', () => {
  const kept = [
    texts('one', { title: 'border gateway', body: 'seldom' }),
    texts('other', { title: 'gateway' }),
  ];
  const index = indexOf(
    ...Array.from({ length: 50 }, (_, at) => texts(`gone${at}`, { title: 'gateway of long ago' })),
    ...kept,
  );
  for (let at = 0; at < 50; at += 1) index.remove(`gone${at}`);
  const scores = (each: TermIndex) =>
    Object.fromEntries(each.search(asked('gateway')).map(({ id, score }) => [id, score]));
  expect(scores(index)).toEqual(scores(indexOf(...kept)));
});

test('who asks for several finds what is called like one, but no text that merely has the word', () => {
  const index = indexOf(
    texts('one', { title: 'return of goods' }),
    texts('policy', { other: 'policy' }),
    texts('text', { body: 'on return, policy, address', summary: 'statu' }),
  );
  expect(ranked(index, asked('returns'))).toEqual(['one']);
  expect(ranked(index, asked('policies'))).toEqual(['policy']);
  for (const word of ['status', 'addresss']) expect(ranked(index, asked(word))).toEqual([]);
});

test('of a name a document is called so that has all of it among its names', () => {
  const index = indexOf(
    texts('whole', { title: 'no power', other: 'grid' }),
    texts('half', { title: 'power', body: 'no' }),
  );
  const namedBy = (query: Query) =>
    index
      .search(query)
      .filter(({ named }) => named.length > 0)
      .map(({ id }) => id);
  expect(namedBy(asked('no power'))).toEqual(['whole', 'half']);
  expect(namedBy({ text: 'no power', boosts, isName: true })).toEqual(['whole']);
});

test('several queries of one moment find what each finds alone', () => {
  const index = indexOf(
    texts('both', { title: 'border', body: 'gateway' }),
    texts('one', { title: 'border' }),
  );
  const reader = index.open();
  for (const text of ['border', 'border gateway', 'border'])
    expect(reader.search(asked(text)), text).toEqual(index.search(asked(text)));
});
