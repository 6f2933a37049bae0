import { expect, test } from 'vitest';

import { isTaxNumber } from './tax-number.ts';

// Published codes: the standard's example, a public institution, a listed company.
const real = ['91350100M000100Y43', '12100000400010275N', '9144030071526726XG'];

test.each(real)('takes %s', (code) => {
  expect(isTaxNumber(code)).toBe(true);
});

test('one wrong sign or two exchanged ones are noticed', () => {
  const [code = ''] = real;
  const wrong: string[] = [];
  for (let at = 8; at < 18; at += 1) {
    for (const sign of '0123456789ABCDEFGHJKLMNPQRTUWXY')
      wrong.push(code.slice(0, at) + sign + code.slice(at + 1));
    wrong.push(code.slice(0, at - 1) + code[at] + code[at - 1] + code.slice(at + 1));
  }
  expect(wrong.filter((each) => each !== code && isTaxNumber(each))).toEqual([]);
});

test('codes of another length or with other signs are not taken', () => {
  for (const code of [
    '',
    '91350100M000100Y4',
    '91350100M000100Y433',
    '91350100m000100y43',
    '9135O100M000100Y43',
  ])
    expect(isTaxNumber(code)).toBe(false);
});
