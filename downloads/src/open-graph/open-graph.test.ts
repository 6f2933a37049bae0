import { inflateSync } from 'node:zlib';

import { languages } from '@uid/contract/language';
import { staticPages } from '@uid/contract/page-table';
import { productPage, productSlugs, routes, solutionPage } from '@uid/contract/pages';
import { expect, test } from 'vitest';

import { nightPalette } from '../drawing/palette.ts';
import { openTypeface } from '../text/typeface.ts';
import { drawImage } from './draw-image.ts';
import { encodeImage } from './encode-image.ts';
import { openGraphAddress, openGraphName, openGraphPaths } from './og-manifest.ts';
import { defaultWords } from '../publish/default-words.ts';

test('every page that search engines are led to has a preview image that is drawn, no other has one', () => {
  for (const page of staticPages) {
    expect(page.preview !== undefined, page.path).toBe(page.inSitemap);
    expect([undefined, ...openGraphPaths], page.path).toContain(page.preview);
  }
  for (const page of [productPage('new'), solutionPage('new')])
    expect(page.preview).toBe(page.path);
  const preview = staticPages.find(({ path }) => path === routes.newsDetail)?.preview ?? '';
  expect(openGraphAddress(openGraphName(preview), 'en')).toBe('/og/en/news.png');
});

test.each(languages)(
  'has words for every image in %s, in characters that the fonts hold',
  async (language) => {
    const typeface = await openTypeface(language);
    for (const path of openGraphPaths) {
      const words = defaultWords(path, language);
      expect(words?.title, path).toBeTruthy();
      const used = Array.from(`${words?.label}${words?.title}${words?.lead}`);
      expect(used.filter((each) => !typeface.has(each))).toEqual([]);
    }
  },
);

test('every page has a pattern of its own', async () => {
  const typeface = await openTypeface('en');
  const picture = { box: { x: 0, y: 0, width: 1, height: 1 }, shapes: [] };
  const words = { label: 'a', title: 'b', lead: 'c', drawing: 'sim' } as const;
  const images = productSlugs.map((slug) =>
    drawImage({ slug, brand: 'UID', words, picture, typeface }),
  );
  expect(new Set(images).size).toBe(productSlugs.length);
});

test('encodes a picture of few colours', () => {
  const { ground, gold } = nightPalette;
  const data = new Uint8Array([8, 18, 21, 255, 0xe0, 0xb6, 0x5a, 255]);
  const png = encodeImage({ width: 2, height: 1, data }, { ground, colors: [gold] });
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20), png[24], png[25]]).toEqual([2, 1, 8, 3]);
  const at = png.indexOf('IDAT');
  const rows = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
  const palette = png.subarray(png.indexOf('PLTE') + 4);
  const colorAt = (index: number) => palette.toString('hex', index * 3, index * 3 + 3);
  expect([rows[1], rows[2]].map((index) => `#${colorAt(index ?? 0)}`)).toEqual([ground, gold]);
});
