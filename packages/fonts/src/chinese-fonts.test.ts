import { expect, test } from 'vitest';

import { gb2312 } from './chinese-characters.ts';
import { chineseFonts } from './chinese-fonts.ts';
import type { FontFace } from './chinese-fonts.ts';
import type { PageCharacters } from './page-characters.ts';
import { weights } from './weights.ts';

function page(text: string): PageCharacters {
  return { 300: new Set(), 400: new Set(text), 600: new Set(text.slice(0, 1)) };
}

const pages = new Map([
  ['/home', page('安全网关')],
  ['/mall?item=card', page('安全卡')],
  ['/news', page('安全新闻')],
]);
const fonts = chineseFonts({ pages, site: Array.from('安全网关卡新闻购'), common: ['的', '购'] });

function textOf(faces: readonly FontFace[], weight: number): string {
  return faces
    .filter(({ file }) => file.weight === weight)
    .map(({ file }) => file.text)
    .join('');
}

test('what at least half of the pages show is in the core of its weight', () => {
  const texts = fonts.cores.map(({ text }) => text.match(/\p{Script=Han}/gu)?.join(''));
  expect(texts).toEqual([undefined, '全安', '安']);
});

test('a page has the rest of its characters in a file of its own, of which one range tells', () => {
  const own = fonts.pages.get('/mall?item=card') ?? [];
  expect(own.map(({ file, range }) => [file.name, file.text, range])).toEqual([
    ['mall-item-card-400', '卡', 'U+5361'],
  ]);
});

test.each(weights)('every character of GB 2312 is somewhere in weight %i', (weight) => {
  const text = new Set(textOf(fonts.shared, weight));
  expect(gb2312()).toHaveLength(6763);
  expect(gb2312().filter((character) => !text.has(character))).toEqual([]);
});

test('the words of the site lie together in slices, without what is in the core', () => {
  const slice = fonts.shared.find(({ file }) => file.name === 'pad-sans-sc-400-0');
  expect(slice?.file.text).toBe('网关卡新闻购的');
});

test('rules of rare characters come first, because a later rule counts', () => {
  const names = fonts.shared.map(({ file }) => file.name).filter((name) => name.includes('-400-'));
  expect(names[0]).toBe('pad-sans-sc-400-rare-0');
  expect(names.at(-1)).toBe('pad-sans-sc-400-core');
});

test('marks of Chinese text are a family of their own in the core of each weight', () => {
  const marks = fonts.shared.filter(({ family }) => family === 'Pad Sans SC Marks');
  expect(marks.map(({ file }) => file)).toEqual(fonts.cores);
  for (const { range } of marks) expect(range).toContain('U+201c-201d');
});
