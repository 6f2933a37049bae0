import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { nodesIn, parse, textOf, textRecords } from './pseudo-locale/text-records.ts';

const features = 'apps/server/src/features';

/** Files with Chinese that is not a text for readers of Chinese only, and what it is. */
const others: Record<string, string> = {
  [`${features}/audit/head-mail.ts`]: 'one mail in both languages, to be kept',
  [`${features}/catalogue/staff/file/read-amounts.ts`]: 'read in files',
  [`${features}/conversations/notifying/waiting-mail.ts`]: 'a mail of the company to itself',
  [`${features}/identity/passwords/guesses/favourites.ts`]: 'read in passwords',
  [`${features}/invoice-titles/companies/stand-in-directory.ts`]: 'names of companies',
  [`${features}/payments/providers/alipay/alipay-provider.ts`]: 'told to Alipay',
  [`${features}/payments/providers/bank-transfer/statement/parse-statement.ts`]:
    'read in statements',
  [`${features}/payments/providers/wechat-pay/wechat-pay-provider.ts`]: 'told to WeChat Pay',
  [`${features}/sandbox-carrier/hubs.ts`]: 'names of places, in pairs',
  [`${features}/search/stop-words.ts`]: 'read in searches',
  'apps/shell/app/features/addresses/paste/labels.ts': 'read in addresses',
  'apps/shell/app/features/addresses/paste/take-phone.ts': 'read in addresses',
  'packages/contract/src/constants.ts': 'a word of the protocol',
};

const files = execFileSync('git', ['ls-files', 'apps', 'packages', 'downloads'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path))
  .filter((path) => !/\.(?:test|d)\.tsx?$|\/(?:testing|gallery|e2e|attacks)\//.test(path));

test('texts stand in records with one for every language, so that the compiler asks for a third', () => {
  expect(files.length).toBeGreaterThan(1500);
  const loose = files.filter((path) => isLoose(readFileSync(path, 'utf8')));
  expect(loose).toEqual(Object.keys(others).toSorted());
});

test('nothing asks which of two languages it is: a third would be taken for the other', () => {
  expect(files.filter((path) => asksWhich(readFileSync(path, 'utf8')))).toEqual([]);
});

test('what stands between the parts of a list is a language’s own', () => {
  const screens = files.filter(
    (path) => path.startsWith('apps/operator/') && path.endsWith('.tsx'),
  );
  expect(screens.filter((path) => joinsByComma(readFileSync(path, 'utf8')))).toEqual([]);
  expect(joinsByComma("lines.map(nameOf).join('; ')")).toBe(true);
});

test.each(["language === 'zh' ? '、' : ', '", "tag.startsWith('en')", "case 'zh':", "'zh' | 'en'"])(
  'sees the question %s',
  (code) => {
    expect(asksWhich(code)).toBe(true);
  },
);

test.each([
  ["const title = '购物车';", true],
  ['const Title = () => <h1>购物车</h1>;', true],
  ['const of = (n: number) => `${n} 件`;', true],
  ["const texts = { zh: '购物车', en: 'Cart' };", false],
  ["const zh = { title: '购物车' }; const texts = { zh, en: { title: 'Cart' } };", false],
  ['const texts = { zh: (n: number) => `${n} 件`, en: (n: number) => `${n} pieces` };', false],
  ['const han = /购物车/;', false],
])('in %s the Chinese stands alone: %s', (code, expected) => {
  expect(isLoose(code)).toBe(expected);
});

function asksWhich(code: string): boolean {
  return /[!=]== ['"](?:zh|en)['"]|startsWith\(['"](?:zh|en)|case ['"](?:zh|en)['"]|'zh' \| 'en'/.test(
    code,
  );
}

function joinsByComma(code: string): boolean {
  return /\.join\(['"][,;] ['"]\)/.test(code);
}

function isLoose(code: string): boolean {
  const chinese = /\p{Script=Han}/u;
  if (!chinese.test(code)) return false;
  const program = parse(code, 'tsx');
  const inRecords = new Set(textRecords(program).flatMap(({ zh, en }) => [zh, en]));
  const others = nodesIn(program, (node) => inRecords.has(node));
  return [...others].some((node) => chinese.test(textOf(node) ?? ''));
}
