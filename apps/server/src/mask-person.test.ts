import { expect, test } from 'vitest';

import { maskWords } from './mask-person.ts';

test('addresses and telephone numbers in somebody’s words are masked', () => {
  expect(maskWords('Write to eve@x.example or call +86 138 1234 5678.')).toBe(
    'Write to e＊＊@x.example or call ＊＊5678.',
  );
  expect(maskWords('电话13812345678转3')).toBe('电话＊＊5678转3');
  expect(maskWords('写信给 eve@x.example，a@b@c')).toBe('写信给 e＊＊@x.example，a＊＊@b@c');
  expect(maskWords('13812345678ABCDE')).not.toContain('1381234');
});

test('numbers of orders, enquiries and quotes stay: they name no person', () => {
  for (const no of ['2611276XJH109M64TXZC', 'Q2611217HHRHK92CQ', 'QT2610309PVTJ9EVBCYP'])
    expect(maskWords(`UID 安全 · 付款成功 · ${no}`)).toBe(`UID 安全 · 付款成功 · ${no}`);
});
