import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

/** Other ways to write an amount of yuan than ¥, in what people read. */
const otherSigns = /CN¥|￥\d|(?:CNY|RMB) ?(?:\d|\$\{)|\((?:CNY|RMB)\)/;
/** The platform's own way, which in English is CN¥ unless it is asked for the narrow sign. */
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
