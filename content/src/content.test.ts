import * as schemas from '@uid/contract/content';
import { productSlugs, routes, solutionSlugs, textPagePaths } from '@uid/contract/pages';
import { expect, test } from 'vitest';
import { z } from '@uid/contract/zod';

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

const both = <T extends z.ZodMiniType>(schema: T) => z.object({ zh: schema, en: schema });

test.each([
  ['products', z.array(schemas.product), products],
  ['solutions', z.array(schemas.solution), solutions],
  ['cases', z.array(schemas.clientCase), clientCases],
  ['news', z.array(schemas.newsArticle), newsArticles],
  ['questions', z.array(schemas.supportQuestion), supportQuestions],
  ['advisories', z.array(schemas.advisory), advisories],
  ['catalogue', z.array(schemas.catalogueItem), catalogueItems],
  ['text pages', z.array(schemas.textPage), textPages],
  ['company', schemas.company, company],
  ['home', both(schemas.homeText), home],
  ['partners', both(schemas.partnerProgramme), partnerProgramme],
])('%s fit their schema', (_name, schema, value) => {
  expect(schema.safeParse(value).error?.issues ?? []).toEqual([]);
});

test.each([
  ['cases', clientCases.map(({ id }) => id)],
  ['articles', newsArticles.map(({ id }) => id)],
  ['questions', supportQuestions.map(({ id }) => id)],
  ['advisories', advisories.map(({ id }) => id)],
  ['items', catalogueItems.map(({ id }) => id)],
  ['variants', catalogueItems.flatMap(({ variants }) => variants.map(({ sku }) => sku))],
  ['text pages', textPages.map(({ name }) => name)],
])('%s have ids of their own', (_name, ids) => {
  expect(new Set(ids).size).toBe(ids.length);
});

test('every product and solution of the URL map has its words', () => {
  expect(products.map(({ slug }) => slug).toSorted()).toEqual([...productSlugs].toSorted());
  expect(solutions.map(({ slug }) => slug).toSorted()).toEqual([...solutionSlugs].toSorted());
});

test('references lead somewhere', () => {
  const slugs = new Set<string>(productSlugs);
  const named = [
    ...solutions.flatMap((each) => each.products),
    ...clientCases.flatMap((each) => each.products),
    ...newsArticles.flatMap((each) => each.products),
    ...supportQuestions.flatMap((each) => each.products),
    ...catalogueItems.map(({ product }) => product),
  ];
  expect(named.filter((slug) => !slugs.has(slug))).toEqual([]);
});

test('a case names no model that was released after its year began', () => {
  const models = products.flatMap(({ lifecycle = [] }) => lifecycle);
  for (const { id, year, text } of clientCases) {
    const words = JSON.stringify(text);
    const named = models.filter(({ subject }) => new RegExp(`${subject}(?!\\w)`).test(words));
    expect([id, named.filter(({ releasedOn }) => releasedOn >= `${year}-01-01`)]).toEqual([id, []]);
  }
});

test('a solution and its case name each other, and every product that refers to them', () => {
  for (const solution of solutions) {
    const clientCase = clientCases.find(({ id }) => id === solution.case);
    expect(clientCase?.solution).toBe(solution.slug);
    expect(solution.products).toEqual(expect.arrayContaining(referringTo(solution.slug)));
  }
  for (const { id, products: kit } of clientCases) {
    expect(kit).toEqual(expect.arrayContaining(referringTo(id)));
  }
});

test('a bill of materials and an architecture hold the products of their solution', () => {
  for (const { text, products: kit } of solutions) {
    for (const { architecture, bill } of [text.zh, text.en]) {
      const boxes = architecture?.tiers.flatMap((tier) => tier.boxes) ?? [];
      expect(bill.map(({ product }) => product).toSorted()).toEqual(kit.toSorted());
      expect(kit).toEqual(expect.arrayContaining(boxes.flatMap(({ product }) => product ?? [])));
    }
  }
});

test('links of an architecture join its boxes, the same ones in both languages', () => {
  for (const { text } of solutions) {
    const [zh, en] = [text.zh, text.en].map(({ architecture }) => ({
      boxes: architecture?.tiers.map((tier) => tier.boxes.map(({ id, product }) => [id, product])),
      links: architecture?.links.map(({ from, to }) => [from, to]),
    }));
    expect(zh).toEqual(en);
    const boxes = new Set(zh?.boxes?.flat().map(([id]) => id));
    expect(zh?.links?.flat().filter((id) => !boxes.has(id))).toEqual([]);
    // A box that no link joins would say nothing about how the solution works.
    expect([...boxes].filter((id) => !zh?.links?.flat().some((end) => end === id))).toEqual([]);
  }
});

test('the home page leads to pages of the site', () => {
  const paths = new Set<string>([
    ...Object.values(routes),
    ...productSlugs.map((slug) => `${routes.products}/${slug}`),
    ...solutionSlugs.map((slug) => `${routes.solutions}/${slug}`),
  ]);
  for (const { doors, stories } of [home.zh, home.en]) {
    expect([...doors, ...stories].filter(({ path }) => !paths.has(path))).toEqual([]);
  }
});

test('the navigation of both languages leads to the same places', () => {
  const [zh, en] = [navigation.zh, navigation.en].map(({ header, footer }) =>
    [header, ...footer.map(({ entries }) => entries)].map((list) => list.map(({ path }) => path)),
  );
  expect(zh).toEqual(en);
});

test('descriptions have the length search engines show', () => {
  for (const { text } of solutions) {
    expect(text.zh.description.length).toBeGreaterThanOrEqual(40);
    expect(text.zh.description.length).toBeLessThanOrEqual(100);
    expect(text.en.description.length).toBeGreaterThanOrEqual(50);
    expect(text.en.description.length).toBeLessThanOrEqual(160);
  }
});

test('every product can be bought; something is sold out, something scarce', () => {
  const variants = catalogueItems.flatMap((item) => item.variants);
  expect(new Set(catalogueItems.map(({ product }) => product))).toEqual(new Set(productSlugs));
  expect(catalogueItems.map(({ position }) => position)).toEqual(
    catalogueItems.map((_, index) => index + 1),
  );
  expect(variants.filter(({ stock }) => stock === 0)).not.toEqual([]);
  expect(variants.filter(({ stock }) => stock > 0 && stock <= 5)).not.toEqual([]);
});

test('news come newest first, one a day, in every category', () => {
  const days = newsArticles.map(({ publishedOn }) => publishedOn);
  expect(days).toEqual([...new Set(days)].toSorted().toReversed());
  expect(new Set(newsArticles.map(({ category }) => category))).toEqual(
    new Set(schemas.newsArticle.shape.category.options),
  );
});

test('nothing is updated before it is published', () => {
  const dated = [...newsArticles, ...advisories];
  expect(dated.filter((each) => (each.updatedOn ?? each.publishedOn) < each.publishedOn)).toEqual(
    [],
  );
});

test('an article about an advisory appears on its day and states its score, in both languages', () => {
  const articles = newsArticles.filter(({ category }) => category === 'advisory');
  expect(articles.map(({ publishedOn }) => publishedOn)).toEqual(
    advisories.map(({ publishedOn }) => publishedOn),
  );
  for (const { id, score, publishedOn } of advisories) {
    const article = articles.find((each) => each.publishedOn === publishedOn);
    for (const text of [article?.text.zh, article?.text.en]) {
      expect(JSON.stringify(text)).toContain(id);
      expect(text?.summary).toContain(` ${score.toFixed(1)}`);
    }
  }
});

test('a severity is the one CVSS gives the score', () => {
  for (const { severity, score } of advisories) {
    const grades = [score > 0 && 'low', score >= 4 && 'medium', score >= 7 && 'high'];
    expect(severity).toBe(score >= 9 ? 'critical' : grades.findLast(Boolean));
  }
});

test('questions cover every topic', () => {
  expect(new Set(supportQuestions.map(({ topic }) => topic))).toEqual(
    new Set(schemas.supportQuestion.shape.topic.options),
  );
});

test('each benefit of the partner programme says what every type of partner gets', () => {
  for (const { benefits, types } of [partnerProgramme.zh, partnerProgramme.en]) {
    expect(benefits.filter(({ values }) => values.length !== types.length)).toEqual([]);
  }
});

/** Returns the slugs of products whose page names this solution or case. */
function referringTo(id: string): string[] {
  return products.flatMap(({ slug, solutions: own, cases }) =>
    [...own, ...cases].includes(id) ? [slug] : [],
  );
}

test('every text page that a page links to is written', () => {
  const paths = textPages.map(({ name }) => `/im/${name}.txt`);
  for (const path of Object.values(textPagePaths)) expect(paths).toContain(path);
});
