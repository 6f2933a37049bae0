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

test('begins a clause of a lead where its line ends, and parts no short one', () => {
  const lead = '含税价、实时库存、预计发货日。同一商品 12 件以内直接下单，更多请询价。';
  expect(phrasesOf(lead, 16)).toEqual([
    '含税价、',
    '实时库存、',
    '预计发货日。',
    '同一商品 12\u00a0件以内直接下单，',
    '更多请询价。',
  ]);
  expect(phrasesOf('连到哪里”。十一种产品，', 16)).toEqual(['连到哪里”。', '十一种产品，']);
});

test('lets no space stand alone between two places to break', () => {
  const phrases = phrasesOf(
    '旁边有 SHA-256 与 SHA-512。 每份文档旁还有签名，用 OpenPGP 验证。',
    16,
  );
  expect(phrases).toContain('旁边有 SHA-256\u00a0与 SHA-512。 ');
  const isWritten = fc.property(
    fc.string({ unit: fc.constantFrom(' ', '字', '。', 'A') }),
    (line) => {
      const blank = phrasesOf(`${line}字`, 16).filter((phrase) => phrase.trim() === '');
      expect(blank).toEqual([]);
    },
  );
  fc.assert(isWritten);
  expect(phrases.filter((phrase) => phrase.trim() === '')).toEqual([]);
});

test('holds a clause of a lead together as a box, which wraps where no line holds it', () => {
  const html = renderToStaticMarkup(
    <HeadingText inClauses>请用 security.txt 中的邮箱，十个工作日内告知能否复现。</HeadingText>,
  );
  expect(html).toMatch(/<span[^>]*>十个工作日内告知能否复现。<\/span>/);
  expect(html).not.toMatch(/ <\/span>/);
});

test('keeps a number with its unit and an opening mark with its word', () => {
  expect(phrasesOf('214 座站的遥控')[0]).toMatch(/^214\u00a0座/);
  expect(phrasesOf('签名与“不做什么”一节').some((phrase) => phrase.endsWith('“'))).toBe(false);
});

test('breaks no name of a standard', () => {
  const phrases = phrasesOf('国内侧 GM/T 0022-2023 替代了 2014 版');
  expect(phrases.some((phrase) => phrase.includes('GM/T 0022-2023'))).toBe(true);
  // Names whose hyphens are followed by word joiners are not broken either.
  const number = 'UID-\u2060TR-\u20602026-\u2060007';
  expect(phrasesOf(`“${number}”有一个结果`)[0]).toContain(number);
});

test('holds what precedes a colon together, and what follows it', () => {
  const html = renderToStaticMarkup(<HeadingText>{'迁移一台网关：难处不在算法'}</HeadingText>);
  expect(html.replaceAll('<wbr/>', '')).toMatch(
    /<span[^>]*><span>迁移一台网关：<\/span><span>难处不在算法<\/span><\/span>/,
  );
});

test.each([
  ['TLCP and RFC 8998: two ways', '<span>TLCP and RFC 8998:</span> <span>two ways</span>'],
  ['Any day from 9:00 on', 'Any day from 9:00 on'],
  ['What it rests on: number and issuer.', 'What it rests on: number and issuer.'],
])('parts a title at its colon, and no sentence: %s', (title, parted) => {
  const html = renderToStaticMarkup(<HeadingText>{title}</HeadingText>);
  expect(html.replace(/^<span class[^>]*>(.*)<\/span>$/, '$1')).toBe(parted);
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
