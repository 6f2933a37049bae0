import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

/** Ways to write an amount of yuan without ¥ in texts that people read. */
const otherSigns = /CN¥|￥\d|(?:CNY|RMB) ?(?:\d|\$\{)|\((?:CNY|RMB)\)/;
/** `Intl` with its default currency display, which writes CN¥ in English. */
const platformFormat = /style: 'currency'(?![^}]*currencyDisplay: 'narrowSymbol')/;

const files = execFileSync('git', ['ls-files', 'apps', 'packages', 'content', 'downloads'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));

test('an amount is written with ¥, in both languages and on every page, mail, paper and screen', () => {
  expect(files.length).toBeGreaterThan(1000);
  const wrong = files.filter((path) => {
    const text = readFileSync(path, 'utf8');
    return otherSigns.test(text) || platformFormat.test(text);
  });
  expect(wrong).toEqual([]);
});

test.each(['CN¥12', '`CNY ${total}`', 'Price (CNY)', "{ style: 'currency', currency: 'CNY' }"])(
  'sees %s',
  (text) => {
    expect(otherSigns.test(text) || platformFormat.test(text)).toBe(true);
  },
);
