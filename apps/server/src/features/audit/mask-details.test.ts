import { expect, test } from 'vitest';

import { maskDetails } from './mask-details.ts';

const entry = { before: null, after: null, reason: null };

test('who may not know persons reads what was done, and nothing of whom it was done to', () => {
  const before = JSON.stringify({ recipient: '王小明', phone: '13800138000', state: 'paid' });
  const after = JSON.stringify({
    amountFen: 100,
    restock: true,
    lines: [{ sku: 'CARD-A', quantity: 2 }],
    deeper: { street: 'A street', words: ['any'] },
    ids: ['one', 'two'],
  });
  expect(maskDetails({ ...entry, before, after })).toEqual({
    before: '{"recipient":"＊＊","phone":"＊＊","state":"paid"}',
    after:
      '{"amountFen":100,"restock":true,"lines":[{"sku":"CARD-A","quantity":2}],' +
      '"deeper":{"street":"＊＊","words":["＊＊"]},"ids":["one","two"]}',
    reason: null,
  });
});

test('a reason stays, without the addresses and numbers in it', () => {
  const reason = 'Rang from +86 138-0013-8000 and wrote as wang@example.com: 2 of 10 were broken.';
  expect(maskDetails({ ...entry, reason }).reason).toBe(
    'Rang from ＊＊8000 and wrote as w＊＊@example.com: 2 of 10 were broken.',
  );
});

test('what customers and staff wrote stays without addresses and numbers, and its id as it is', () => {
  const asked = { note: 'Ring 13800138000', answer: 'Written to wang@example.com', sku: 'CARD-A' };
  const id = '019b8c5d-1234-7678-8123-456789012345';
  const after = JSON.stringify({ kind: 'refund', asked, note: id, answer: id });
  expect(JSON.parse(maskDetails({ ...entry, after }).after ?? '')).toEqual({
    kind: 'refund',
    asked: { note: 'Ring ＊＊8000', answer: 'Written to w＊＊@example.com', sku: 'CARD-A' },
    note: id,
    answer: id,
  });
});

test.each(['email', 'name', 'displayName', 'recipient', 'phone', 'mobile', 'address', 'title'])(
  'what is told under “%s” is nobody’s to read who may not know persons',
  (name) => {
    const after = JSON.stringify({ [name]: 'Li Na' });
    expect(maskDetails({ ...entry, after }).after).not.toContain('Li Na');
  },
);
