import { expect, test } from 'vitest';

import { gb2312 } from './chinese-characters.ts';
import { chineseFonts } from './chinese-fonts.ts';
import type { FontFace } from './chinese-fonts.ts';
import { noCharacters } from './page-characters.ts';
import type { PageCharacters } from './page-characters.ts';
import { weights } from './weights.ts';

function page(first: string, rest: string): PageCharacters {
  const characters = noCharacters();
  characters.first[400] = new Set(first);
  characters.rest[400] = new Set(rest);
  characters.rest[600] = new Set(rest.slice(0, 1));
  return characters;
}

const pages = new Map([
  ['/home', page('安全网关', '服务')],
  ['/mall?item=card', page('安，全卡', '卡片，服务。')],
  ['/news', page('安全', '服闻')],
]);
const fonts = chineseFonts({ pages, site: Array.from('安全网关卡新闻购'), common: ['的', '购'] });

function textOf(faces: readonly FontFace[], weight: number): string {
  return faces
    .filter(({ file }) => file.weight === weight)
    .map(({ file }) => file.text)
    .join('');
}

test('what at least half of the pages hold further down is in the core of its weight', () => {
  const texts = fonts.coreFiles.map(({ text }) => text.match(/\p{Script=Han}/gu)?.join(''));
  expect(texts).toEqual([undefined, '务服', '服']);
});

test('a page has files of its own for what is seen first, with all its marks, and for the rest', () => {
  const { faces, first } = fonts.pages.get('/mall?item=card')!;
  expect(faces.map(({ family, file, range }) => [family, file.name, file.text, range])).toEqual([
    ['Pad Sans SC', 'mall-item-card-400-rest', '片', 'U+7247'],
    ['Pad Sans SC', 'mall-item-card-600-rest', '卡', 'U+5361'],
    ['Pad Sans SC', 'mall-item-card-400', '。全卡安，', 'U+5168-5b89'],
    ['Pad Sans SC Marks', 'mall-item-card-400', '。全卡安，', 'U+3002,U+ff0c'],
  ]);
  expect(first.map(({ name }) => name)).toEqual(['mall-item-card-400']);
});

test.each(weights)('every character of GB 2312 is somewhere in weight %i', (weight) => {
  const text = new Set(textOf(fonts.shared, weight));
  expect(gb2312()).toHaveLength(6763);
  expect(gb2312().filter((character) => !text.has(character))).toEqual([]);
});

test('the words of the site lie together in slices, without what is in the core', () => {
  const slice = fonts.shared.find(({ file }) => file.name === 'pad-sans-sc-400-0');
  expect(slice?.file.text).toBe('安全网关卡新闻购的');
});

test('rules of rare characters come first, because a later rule counts', () => {
  const names = fonts.shared.map(({ file }) => file.name).filter((name) => name.includes('-400-'));
  expect(names[0]).toBe('pad-sans-sc-400-rare-0');
  expect(names.at(-1)).toBe('pad-sans-sc-400-core');
});

test('marks of Chinese text are a family of their own in the core of each weight', () => {
  const marks = fonts.shared.filter(({ family }) => family === 'Pad Sans SC Marks');
  expect(marks.map(({ file }) => file)).toEqual(fonts.coreFiles);
  for (const { range } of marks) expect(range).toContain('U+201c-201d');
});
