import { expect, test } from 'vitest';

import { draftOf, sumsOf, yuanOf } from './typed-quote.ts';
import type { TypedQuote } from './typed-quote.ts';

const typed: TypedQuote = {
  email: 'a@example.com',
  buyer: 'A',
  buyerLanguage: 'en',
  validOn: '2026-01-31',
  delivery: '30',
  note: '',
  lines: [
    { sku: 'A', name: 'A', quantity: '200', price: '49.9' },
    { sku: 'B', name: 'B', quantity: '3', price: '1,000' },
  ],
};

test('what is typed in yuan is summed in fen, without a fraction', () => {
  expect(sumsOf(typed)).toEqual({
    lines: [998_000, 300_000],
    goodsFen: 1_298_000,
    totalFen: 1_301_000,
  });
  expect(draftOf({ ...typed, delivery: '' }).deliveryFen).toBe(0);
});

test('what is no number comes to nothing that could be sent', () => {
  const lines = [{ sku: 'A', name: 'A', quantity: '1.5', price: '10' }];
  expect(sumsOf({ ...typed, lines }).totalFen).toBeNaN();
  expect(sumsOf({ ...typed, delivery: 'free' }).totalFen).toBeNaN();
});

test('pieces and prices may be typed in the wide digits of a Chinese keyboard', () => {
  const lines = [{ sku: 'A', name: 'A', quantity: '２００', price: '４９．９' }];
  expect(sumsOf({ ...typed, lines, delivery: '３０' }).totalFen).toBe(1_001_000);
});

test('fen are written as they would be typed', () => {
  expect([0, 5, 123_450].map(yuanOf)).toEqual(['0.00', '0.05', '1234.50']);
});
