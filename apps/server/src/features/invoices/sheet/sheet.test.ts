import { expect, test } from 'vitest';

import { loadSheetFonts } from './sheet-fonts.ts';
import { createSheet } from './sheet.ts';

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
