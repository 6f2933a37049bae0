import { describe, expect, test } from 'vitest';

import { advisories } from './advisories.ts';
import { clientCases } from './cases.ts';
import { catalogueItems } from './catalogue.ts';
import { company } from './company.ts';
import { home } from './home.ts';
import { navigation } from './navigation.ts';
import { newsArticles } from './news.ts';
import { partnerProgramme } from './partners.ts';
import { products } from './products.ts';
import { supportQuestions } from './questions.ts';
import { solutions } from './solutions.ts';
import { textPages } from './text-pages.ts';

// 最 is a superlative except where it names a bound, a point in time, or least privilege;
// 第一 and 唯一 count except as an ordinal of a thing counted, or in an identifier.
const absoluteChinese =
  /最(?![多少低高近小大长短后终新迟早])|第一(?![步次级季周页天条章])|唯一(?!标识)|绝对|100 ?%|百分之百|万无一失|完美|彻底|极致|领先|顶级|军工级|无懈可击|牢不可破/;
const absoluteEnglish =
  /\b(best|unhackable|unbreakable|impenetrable|absolute(ly)?|perfect(ly)?|world-class|military-grade|bank-grade|bullet-?proof|cutting-edge|seamless(ly)?|guaranteed?|the only|leading)\b|100 ?%/i;
const halfWidthBesideChinese = /[\u4e00-\u9fff][,;:!?()]|[,;:!?()][\u4e00-\u9fff]/;
const chineseInEnglish = /[\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]/;

const kinds: [name: string, entries: unknown][] = [
  ['home', home],
  ['company', company],
  ['navigation', navigation],
  ['solutions', solutions],
  ['cases', clientCases],
  ['news', newsArticles],
  ['questions', supportQuestions],
  ['advisories', advisories],
  ['partners', partnerProgramme],
  ['catalogue', catalogueItems],
];

describe.each(kinds)('%s', (_name, entries) => {
  const pairs = pairsIn(entries);

  test('are written in both languages, with the same parts', () => {
    expect(pairs).not.toEqual([]);
    expect(pairs.map(({ zh }) => shapeOf(zh))).toEqual(pairs.map(({ en }) => shapeOf(en)));
  });

  test('make no absolute claim', () => {
    expect(matching(pairs, 'zh', absoluteChinese)).toEqual([]);
    expect(matching(pairs, 'en', absoluteEnglish)).toEqual([]);
  });

  test('keep full-width marks beside Chinese, and Chinese out of the English', () => {
    expect(matching(pairs, 'zh', halfWidthBesideChinese)).toEqual([]);
    expect(matching(pairs, 'en', chineseInEnglish)).toEqual([]);
  });
});

test('what is sold is a 许可 and its key a 授权码; in English the noun is “licence”', () => {
  const pairs = pairsIn([kinds, products]);
  const terms = textPages.map(({ body }) => body);
  const otherNames = /(?<!开源)许可证|激活码|授权证|授权包·/;
  expect([
    ...matching(pairs, 'zh', otherNames),
    ...terms.filter((each) => otherNames.test(each)),
  ]).toEqual([]);
  const american = /\blicenses?\b/i;
  expect([
    ...matching(pairs, 'en', american),
    ...terms.filter((each) => american.test(each)),
  ]).toEqual([]);
});

test('text pages make no absolute claim', () => {
  const bodies = textPages.map(({ body }) => body);
  expect(bodies.filter((body) => absoluteChinese.test(body) || absoluteEnglish.test(body))).toEqual(
    [],
  );
});

test.each(['最安全的网关', '行业第一', '唯一选择', '绝对可靠', '100% 安全'])(
  '“%s” counts as absolute',
  (claim) => expect(claim).toMatch(absoluteChinese),
);

test.each(['最多 12 件', '最近一年', '最终用户', '第一步', '第一级', '唯一标识受照护者'])(
  '“%s” does not',
  (words) => expect(words).not.toMatch(absoluteChinese),
);

interface Pair {
  zh: unknown;
  en: unknown;
}

/** Returns every pair of a Chinese and an English text anywhere in a value. */
function pairsIn(value: unknown): Pair[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('zh' in value && 'en' in value) return [{ zh: value.zh, en: value.en }];
  return Object.values(value).flatMap(pairsIn);
}

function shapeOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value;
  if (Array.isArray(value)) return value.map(shapeOf);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
}

function matching(pairs: Pair[], language: keyof Pair, pattern: RegExp): string[] {
  return pairs.flatMap((pair) => stringsIn(pair[language])).filter((text) => pattern.test(text));
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}
