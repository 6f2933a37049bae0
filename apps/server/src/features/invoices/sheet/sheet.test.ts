import { expect, test } from 'vitest';

import { readPdfText } from '../testing/read-pdf-text.ts';
import { loadSheetFonts } from './sheet-fonts.ts';
import { bytesOf, createSheet, page } from './sheet.ts';
import { writeLines } from './write-lines.ts';

const facts = { title: 'Receipt', author: 'Us', date: new Date(0) };

test('an apostrophe is as wide as a letter in English, and as a character in Chinese', async () => {
  const fonts = await loadSheetFonts();
  const size = 10;
  const width = size * 5;
  const marks = '’'.repeat(7);
  const english = createSheet({ ...facts, language: 'en' }, fonts);
  expect(english.heightOf(marks, { width, size })).toBe(english.heightOf('’', { width, size }));
  const chinese = createSheet({ ...facts, language: 'zh' }, fonts);
  expect(chinese.heightOf(marks, { width, size })).toBeGreaterThan(
    chinese.heightOf('’', { width, size }),
  );
});

test('a minus is drawn, and a degree stands close in English', async () => {
  const fonts = await loadSheetFonts();
  expect(fonts.drawable('−40 to 105 °C 😀')).toBe('–40 to 105 °C 〓');
  const size = 10;
  const width = size * 5;
  const english = createSheet({ ...facts, language: 'en' }, fonts);
  const degrees = '°'.repeat(7);
  expect(english.heightOf(degrees, { width, size })).toBe(english.heightOf('°', { width, size }));
});

test('what would reach into the foot of a page begins the next one', async () => {
  const sheet = createSheet({ ...facts, language: 'en' }, await loadSheetFonts());
  const lowest = page.height - page.bottom;
  sheet.y = lowest - 10;
  expect([sheet.ensure(10), sheet.y]).toEqual([false, lowest - 10]);
  expect([sheet.ensure(11), sheet.y]).toEqual([true, page.top]);
  expect(sheet.doc.bufferedPageRange().count).toBe(2);
});

test('lines that go on on another page have the names of the columns there, too', async () => {
  const sheet = createSheet({ ...facts, language: 'en' }, await loadSheetFonts());
  const line = { name: 'A card', sku: 'CARD-A', unit: '', quantity: 1, priceFen: 1, lineFen: 1 };
  writeLines(sheet, { language: 'en', lines: Array.from({ length: 50 }, () => line) });
  const { count } = sheet.doc.bufferedPageRange();
  expect(count).toBeGreaterThan(1);
  expect(readPdfText(await bytesOf(sheet)).match(/Quantity/g)).toHaveLength(count);
});
