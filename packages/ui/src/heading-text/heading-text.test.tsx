import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { HeadingText } from './heading-text.tsx';
import { phrasesOf } from './phrases-of.ts';

test('breaks between Chinese words, never before punctuation', () => {
  const phrases = phrasesOf('钥匙在卡里，不在口令里。');
  expect(phrases.join('')).toBe('钥匙在卡里，不在口令里。');
  expect(phrases.length).toBeGreaterThan(2);
  expect(phrases.some((phrase) => /^[，。、；：！？）》”’]/.test(phrase))).toBe(false);
});

test('keeps a number with its unit and an opening mark with its word', () => {
  expect(phrasesOf('214 座站的遥控')[0]).toMatch(/^214\u00a0座/);
  expect(phrasesOf('签名与“不做什么”一节').some((phrase) => phrase.endsWith('“'))).toBe(false);
});

test('leaves a line without Chinese to the browser', () => {
  expect(renderToStaticMarkup(<HeadingText>The key is in the card</HeadingText>)).toBe(
    'The key is in the card',
  );
});

test('leaves a line whole that fits on every screen, and does not ask for a dictionary', () => {
  const Segmenter = vi.spyOn(Intl, 'Segmenter');
  expect(phrasesOf('购物车与收货地址')).toEqual(['购物车与收货地址']);
  expect(Segmenter).not.toHaveBeenCalled();
});

test('loses and adds nothing but the kept spaces', () => {
  const isWhole = fc.property(fc.string({ unit: 'grapheme' }), (line) => {
    return phrasesOf(line).join('').replaceAll('\u00a0', ' ') === line.replaceAll('\u00a0', ' ');
  });
  expect(fc.check(isWhole)).toMatchObject({ failed: false });
});
