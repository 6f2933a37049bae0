import { expect, test } from 'vitest';

import { accent } from './accent.ts';
import { plainWords } from './plain-words.ts';

test.each([
  ['<p>Add to cart</p>', ['Add to cart']],
  ['<p>Þàý <!-- -->now</p>', ['Þàý now']],
  ['<a title="Open"><img alt="Card"></a>', ['Open', 'Card']],
  ['<input placeholder="Your name" aria-label="Ñàɱé">', ['Your name']],
  ['<title>Shop</title><meta name="description" content="Buy">', ['Buy', 'Shop']],
  ['<p>3 pieces</p>', ['3 pieces']],
])('sees in %s what comes from no record of texts', (html, found) => {
  expect(plainWords(html)).toEqual(found);
});

test.each([
  '<p>Àðð ţö çàŕţ</p>',
  '<p>SIM-3FF-10, Nov 12, November 2026, TLS 1.3, SHA-256, a@example.com, /api/orders, og.png, 3 hours</p>',
  '<script>const a = "Open";</script><style>.open{}</style><kbd>Ctrl K</kbd><!-- open -->',
  '<p class="open" data-name="open">&amp; &nbsp;</p>',
])('takes %s for texts in records, numbers and names', (html) => {
  expect(plainWords(html)).toEqual([]);
});

test('what the database calls things is no text', () => {
  expect(plainWords('<td>akma</td><td>Ñéŵš</td>', ['akma'])).toEqual([]);
});

test('letters get accents; addresses, links of a paragraph and what is filled in stay', () => {
  expect(accent('See [our terms](/terms) at https://example.com, {name}: /en/mall')).toBe(
    'Šéé [öûŕ ţéŕɱš](/terms) àţ https://example.com, {name}: /en/mall',
  );
});
