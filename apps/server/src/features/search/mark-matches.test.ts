import { expect, test } from 'vitest';

import { excerptOf, markMatches } from './mark-matches.ts';

test('a word is marked where it stands, and none where small letters take other room', () => {
  expect(markMatches('A card', ['card'])).toEqual([
    { text: 'A ', isMatch: false },
    { text: 'card', isMatch: true },
  ]);
  expect(markMatches('İstanbul card', ['card'])).toEqual([
    { text: 'İstanbul card', isMatch: false },
  ]);
});

test('an excerpt begins and ends with whole Latin words', () => {
  const text =
    'The card signs with a key that never leaves it, and the gateway checks the signature.';
  expect(excerptOf(text, ['card'], 40)).toBe('The card signs with a key that never…');
  expect(excerptOf(text, ['gateway'], 39)).toBe('…it, and the gateway checks the…');
});

test('an excerpt cuts Chinese text anywhere, but not a Latin word within it', () => {
  expect(excerptOf('网关终结国密隧道并核验设备证书', ['网关'], 6)).toBe('网关终结国密…');
  expect(excerptOf('网关终结 IPSec 隧道并核验设备证书', ['网关'], 8)).toBe('网关终结…');
});

test('an excerpt begins with its sentence where that is near', () => {
  const text = 'Working days 9:00–18:00: sales, invoices and support. Incidents around the clock.';
  expect(excerptOf(text, ['invoices'], 70)).toBe(
    'Working days 9:00–18:00: sales, invoices and support. Incidents around…',
  );
  expect(excerptOf(text, ['clock'], 60)).toBe('…Incidents around the clock.');
  expect(excerptOf('工作日受理。安全事件全天受理，开场请写明“安全”', ['事件'], 12)).toBe(
    '…安全事件全天受理，开场请…',
  );
});

test('an excerpt of a text that has none of the words is its beginning', () => {
  const text =
    'The first sentence says what it is. The second one says more. The last one is a detail.';
  expect(excerptOf(text, ['gateway'], 40)).toBe('The first sentence says what it is. The…');
  expect(excerptOf('先说是什么。再说怎么用。最后是细节。', ['网关'], 10)).toBe(
    '先说是什么。再说怎么…',
  );
});
