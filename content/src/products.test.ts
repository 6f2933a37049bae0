import { product, type Product, type ProductText } from '@uid/contract/content';
import { describe, expect, it } from 'vitest';

import { products } from './products.ts';

const slugsInOrder = [
  'safety-sim-card',
  'safety-super-sim-card',
  'safety-mods',
  'safety-border-gateway',
  'safety-auth-gateway',
  'safety-shield-auth',
  'tm-safety-sdk',
  'internet-tls',
  'tm-control',
  'sdp',
  'safety-os',
];
const solutionSlugs = [
  'safety-5g',
  'safety-electric',
  'safety-quick-office',
  'safety-wise-medical',
];
const caseIds = [
  'operator-5g-voice',
  'provincial-grid',
  'bank-remote-office',
  'tertiary-hospital',
  'city-metro',
  'auto-plant',
  'insurance-agents',
  'district-services',
];

// 最 is a superlative except where it names a bound, a point in time, or the principle of least privilege.
const absoluteChinese =
  /最(?!多|低|近|小|大|长|短|后|终)|第一(?!步|级|次)|100 ?%|百分之百|绝对|唯一|军工级|万无一失|完美|彻底|极致|领先|顶级|无懈可击/;
const absoluteEnglish =
  /\b(best|unhackable|unbreakable|impenetrable|absolute(ly)?|perfect(ly)?|world-class|military-grade|bank-grade|bullet-?proof|cutting-edge|seamless(ly)?|guaranteed?|the only)\b|100 ?%/i;
const halfWidthBesideChinese = /[\u4e00-\u9fff][,;:!?()]|[,;:!?()][\u4e00-\u9fff]/;

describe('products', () => {
  it('stand in the order of their positions', () => {
    expect(products.map((item) => item.slug)).toEqual(slugsInOrder);
    expect(products.map((item) => item.position)).toEqual(slugsInOrder.map((_, at) => at + 1));
  });

  it('are dated: each model or version was released, then left the shop, then lost its support', () => {
    for (const { slug, lifecycle = [] } of products) {
      expect([slug, lifecycle.length > 0]).toEqual([slug, true]);
      expect(lifecycle.map(({ subject }) => subject)).toEqual([
        ...new Set(lifecycle.map(({ subject }) => subject)),
      ]);
      for (const { subject, releasedOn, saleEndsOn, supportEndsOn } of lifecycle) {
        const days = [releasedOn, saleEndsOn, supportEndsOn].flatMap((day) => day ?? []);
        expect([subject, days]).toEqual([subject, days.toSorted((a, b) => a.localeCompare(b))]);
      }
    }
  });

  it('are related to other products, known solutions and known cases', () => {
    for (const item of products) {
      expect(slugsInOrder).toEqual(expect.arrayContaining(item.siblings));
      expect(item.siblings).not.toContain(item.slug);
      expect(solutionSlugs).toEqual(expect.arrayContaining(item.solutions));
      expect(caseIds).toEqual(expect.arrayContaining(item.cases));
      for (const list of [item.siblings, item.solutions, item.cases]) {
        expect(list).not.toEqual([]);
        expect(list).toEqual([...new Set(list)]);
      }
    }
  });

  it('have names, sentences and descriptions of their own', () => {
    for (const language of ['zh', 'en'] as const) {
      for (const field of ['name', 'job', 'description'] as const) {
        expect(new Set(products.map((item) => item.text[language][field])).size).toBe(
          products.length,
        );
      }
    }
  });
});

describe('figures that several products state', () => {
  it('grow from card to module to gateway', () => {
    const rates = [
      'safety-sim-card',
      'safety-super-sim-card',
      'safety-mods',
      'safety-border-gateway',
      'safety-auth-gateway',
    ].map((slug) => Math.max(...figures(row(slug, 'SM2 签名'), /([\d,]+) 次\/秒/g)));
    expect(rates.every((rate) => rate > 0)).toBe(true);
    expect(rates).toEqual(rates.toSorted((a, b) => a - b));
  });

  it('agree on sessions between the gateway, the service behind it and SDP', () => {
    const count = /(\d{3},\d{3})/g;
    expect(figures(row('safety-auth-gateway', '并发会话'), count)).toEqual(
      figures(row('safety-shield-auth', '并发会话'), count),
    );
    const limits = `${row('safety-auth-gateway', '空闲超时')}${row('safety-auth-gateway', '会话总长')}`;
    for (const text of [limits, row('safety-shield-auth', '会话默认值'), row('sdp', '会话')]) {
      expect(text).toContain('30 分钟');
      expect(text).toContain('12 小时');
    }
  });
});

describe.each(products.map((item) => [item.slug, item] as const))('%s', (_slug, item) => {
  it('fits the schema', () => {
    expect(product.parse(item)).toEqual(item);
  });

  it('has descriptions of the length search engines show', () => {
    expect(item.text.zh.description.length).toBeGreaterThanOrEqual(40);
    expect(item.text.zh.description.length).toBeLessThanOrEqual(100);
    expect(item.text.en.description.length).toBeGreaterThanOrEqual(50);
    expect(item.text.en.description.length).toBeLessThanOrEqual(160);
  });

  it('makes no absolute claim', () => {
    expect(matching(item.text.zh, absoluteChinese)).toEqual([]);
    expect(matching(item.text.en, absoluteEnglish)).toEqual([]);
  });

  it('uses full-width punctuation beside Chinese, and no Chinese in English', () => {
    expect(matching(item.text.zh, halfWidthBesideChinese)).toEqual([]);
    expect(matching(item.text.en, /[\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]/)).toEqual([]);
  });

  it('has the same sections in both languages', () => {
    expect(shape(item.text.zh)).toEqual(shape(item.text.en));
  });

  it('states the same numbers in the specification of both languages', () => {
    expect(numbers(item.text.zh)).toEqual(numbers(item.text.en));
  });

  it('lets every protocol step go between named actors, each of which takes part', () => {
    for (const { protocol } of [item.text.zh, item.text.en]) {
      const taking = protocol?.steps.flatMap((step) => [step.from, step.to]);
      expect(new Set(taking)).toEqual(new Set(protocol?.actors));
    }
  });

  it('sends each protocol step between the same actors in both languages', () => {
    expect(routes(item, 'zh')).toEqual(routes(item, 'en'));
  });
});

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(strings);
}

function matching(value: unknown, pattern: RegExp): string[] {
  return strings(value).filter((text) => pattern.test(text));
}

function row(slug: string, name: string): string {
  const groups = products.find((item) => item.slug === slug)?.text.zh.specification ?? [];
  return groups.flatMap((group) => group.rows).find((entry) => entry.name === name)?.value ?? '';
}

function figures(text: string, pattern: RegExp): number[] {
  return Array.from(text.matchAll(pattern), (match) => Number(match[1]?.replaceAll(',', '')));
}

function numbers(text: ProductText): string[] {
  return text.specification.flatMap((group) =>
    group.rows.map((entry) =>
      // Word order differs between the languages, so the numbers of a row are compared as a set.
      Array.from(`${entry.name} ${entry.value}`.matchAll(/\d[\d,.]*\d|\d/g), (match) => match[0])
        .toSorted()
        .join(' '),
    ),
  );
}

function shape(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value;
  if (Array.isArray(value)) return value.map(shape);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]));
}

function routes(item: Product, language: 'zh' | 'en') {
  const { actors = [], steps = [] } = item.text[language].protocol ?? {};
  return steps.map((step) => [actors.indexOf(step.from), actors.indexOf(step.to)]);
}
