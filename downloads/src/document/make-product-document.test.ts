import { company } from '@uid/content/company';
import { products } from '@uid/content/products';
import type { Product } from '@uid/contract/content';
import { languages } from '@uid/contract/language';
import type { Language } from '@uid/contract/language';
import { expect, test } from 'vitest';

import type { Picture } from '../drawing/shape.ts';
import { openTypeface } from '../text/typeface.ts';
import { documentTexts } from './document-texts.ts';
import { documentWords } from './document-words.ts';
import { makeProductDocument } from './make-product-document.ts';
import { releaseOf } from './release.ts';
import { bodyWidth, createSheet } from './sheet.ts';

const texts = documentTexts.en;
const picture: Picture = {
  box: { x: 0, y: 0, width: 10, height: 10 },
  shapes: [{ path: 'M0 0L10 10', fill: undefined, stroke: '#000000', weight: 1, isDashed: false }],
};

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

async function make(language: Language, index = 0): Promise<Buffer> {
  const [product] = products.slice(index);
  if (!product) throw new Error('no product');
  const typeface = await openTypeface(language);
  const words = documentWords(product, company, language);
  return makeProductDocument({ words, picture, typeface });
}

test('makes the same bytes of the same content', async () => {
  expect((await make('zh')).equals(await make('zh'))).toBe(true);
});

test.each([
  ['zh', 'zh-CN'],
  ['en', 'en'],
] as const)(
  'is a tagged document in %s, with bookmarks and embedded fonts',
  async (language, tag) => {
    const file = (await make(language)).toString('latin1');
    expect(file.startsWith('%PDF-1.7')).toBe(true);
    expect(file).toContain(`/Lang (${tag})`);
    expect(file).toContain('/Marked true');
    expect(file).toContain('/DisplayDocTitle true');
    expect(file.match(/\/Title /g)?.length).toBeGreaterThanOrEqual(11);
    const fonts = file.match(/\/BaseFont \/[A-Z]{6}\+Pad/g) ?? [];
    expect(fonts.length).toBeGreaterThan(0);
    expect(file.match(/\/FontFile2 /g)?.length).toBe(fonts.length / 2);
    expect(file).toContain('/S /TH');
    expect(file).toContain('(D:20261120000000Z)');
  },
);

test('says until when a product is supported, and is another edition when a date changes', async () => {
  const [product] = products;
  if (!product) throw new Error('no product');
  const typeface = await openTypeface('en');
  const lifecycle = [{ subject: '3.x', releasedOn: '2026-11-20', supportEndsOn: '2030-01-01' }];
  const wordsOf = (each: Product) => documentWords(each, company, 'en');
  const make = (each: Product) => makeProductDocument({ words: wordsOf(each), picture, typeface });
  const [dated, undated] = [
    await make({ ...product, lifecycle }),
    await make({ ...product, lifecycle: [] }),
  ];
  const bookmark = /\/Title \(Lifecycle\)/;
  expect([dated, undated].map((file) => bookmark.test(file.toString('latin1')))).toEqual([
    true,
    false,
  ]);
  expect(releaseOf(wordsOf({ ...product, lifecycle })).version).not.toBe(
    releaseOf(wordsOf(product)).version,
  );
});

test.each(languages)('the fonts hold every character of the products in %s', async (language) => {
  const typeface = await openTypeface(language);
  const words = products.map(({ text, lifecycle }) => [text[language], lifecycle]);
  const used = new Set([...textsIn(words), ...Object.values(documentTexts[language])].join(''));
  expect([...used].filter((each) => !typeface.has(each))).toEqual([]);
});

test('no line of a Chinese document begins with a closing mark', async () => {
  const typeface = await openTypeface('zh');
  const facts = { title: '', subject: '', author: '', keywords: '', date: '2026-01-01' };
  const sheet = createSheet({ ...facts, language: 'zh' }, typeface);
  const lines = [bodyWidth, 190, 130, 90].flatMap((width) =>
    textsIn(products.map(({ text }) => text.zh)).flatMap((text) =>
      sheet.linesOf(text, { width, size: 9.6 }),
    ),
  );
  expect(lines.length).toBeGreaterThan(5000);
  expect(lines.filter((line) => /^[，。、；：？！）》】”’]/.test(line))).toEqual([]);
  expect(lines.filter((line) => /[（《【“‘]$/.test(line))).toEqual([]);
});

test('leaves out what a product does not say, without a gap in its numbers', async () => {
  const [product] = products;
  if (!product) throw new Error('no product');
  const typeface = await openTypeface('en');
  const { protocol, compatibility, deployment, standards, ...needed } = product.text.en;
  const short = { ...product, slug: 'new', text: { ...product.text, en: needed } };
  const words = documentWords(short, company, 'en');
  const file = await makeProductDocument({ words, writtenOn: '2027-03-01', picture, typeface });
  const bookmarks = file.toString('latin1').match(/\/Title \((?!.*Product)[^)]*\)/g) ?? [];
  for (const left of [texts.protocol, texts.compatibility, texts.deployment, texts.standards])
    expect(bookmarks).not.toContain(`/Title (${left})`);
  expect(bookmarks).toContain(`/Title (${texts.limits})`);
  expect(file.toString('latin1')).toContain('(D:20270301000000Z)');
  expect([protocol, compatibility, deployment, standards]).not.toContain(undefined);
});
