import { expect, test } from 'vitest';

import { compareTexts, readThrough } from './compare-texts.ts';

test('one word of a paragraph is one word that goes and one that comes, in Chinese too', () => {
  const before = { title: '芯片里的钥匙', sections: [{ paragraphs: ['同一段'] }] };
  const after = { title: '芯片里的密钥', sections: [{ paragraphs: ['同一段'] }] };
  expect(compareTexts(before, after, 'zh')).toEqual([
    {
      place: ['title'],
      pieces: [
        { text: '芯片里的', is: 'same' },
        { text: '钥匙', is: 'removed' },
        { text: '密钥', is: 'added' },
      ],
    },
  ]);
  const [change] = compareTexts({ title: 'One old key' }, { title: 'One new key' }, 'en');
  expect(change?.pieces.map(({ text }) => text)).toEqual(['One ', 'old', 'new', ' key']);
});

test('a row that is put before others is one change, not one of each', () => {
  const changes = compareTexts({ rows: ['b', 'c'] }, { rows: ['a', 'b', 'C'] }, 'en');
  expect(changes).toEqual([
    { place: ['rows', '1'], pieces: [{ text: 'a', is: 'added' }] },
    {
      place: ['rows', '3'],
      pieces: [
        { text: 'c', is: 'removed' },
        { text: 'C', is: 'added' },
      ],
    },
  ]);
});

test('fields and rows that are there on one side only are told whole; numbers are told as figures', () => {
  const changes = compareTexts(
    { score: 7.5, rows: [{ name: 'gone' }] },
    { score: 8, note: 'new', rows: [] },
    'en',
  );
  expect(changes.map(({ place, pieces }) => [place.join('.'), pieces])).toEqual([
    [
      'score',
      [
        { text: '7.5', is: 'removed' },
        { text: '8', is: 'added' },
      ],
    ],
    ['rows.1.name', [{ text: 'gone', is: 'removed' }]],
    ['note', [{ text: 'new', is: 'added' }]],
  ]);
});

test('equal texts do not differ', () => {
  expect(compareTexts({ a: [1] }, { a: [1] }, 'en')).toEqual([]);
});

test('a text is read through in its order, with what came, and at last what has gone', () => {
  const before = { title: 'One key', rows: ['First.', 'Gone.'] };
  const after = { title: 'One new key', summary: '', rows: ['First.'] };
  const said = readThrough(before, after, 'en').map(({ place, pieces }) => [
    place.join('.'),
    pieces.map(({ text, is }) => (is === 'same' ? text : `${is}:${text}`)).join('|'),
  ]);
  expect(said).toEqual([
    ['title', expect.stringContaining('added:new')],
    ['rows.1', 'First.'],
    ['rows.2', 'removed:Gone.'],
  ]);
});
