import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formatMoney } from './format-money.ts';
import { Money } from './money.tsx';

test.each([
  [129900, '¥1,299.00'],
  [5, '¥0.05'],
  [0, '¥0.00'],
  [-2000, '-¥20.00'],
  [123456789012, '¥1,234,567,890.12'],
])('%i fen are %s', (fen, expected) => {
  expect(formatMoney(fen)).toBe(expected);
  const words = renderToStaticMarkup(<Money fen={fen} />).replace(/<[^>]+>/g, '');
  expect(words).toBe(expected);
});

test.each(['zh-CN', 'en'])('in %s any amount is what the platform says', (language) => {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'CNY',
    currencyDisplay: 'narrowSymbol',
  });
  const isSame = fc.property(fc.integer({ min: -1e13, max: 1e13 }), (fen) => {
    expect(formatMoney(fen)).toBe(format.format(fen / 100));
  });
  fc.assert(isSame);
});

test('an earlier price is struck through and named', () => {
  const html = renderToStaticMarkup(<Money fen={100} previous={{ fen: 200, label: 'was' }} />);
  expect(html).toMatch(/<s[^>]*><span[^>]*>was <\/span>¥2.00<\/s>/);
  expect(html).toContain('value="1.00"');
});
