import * as schemas from '@uid/contract/content';
import { productSlugs, solutionSlugs } from '@uid/contract/routes';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { advisories } from './advisories.ts';
import { clientCases } from './cases.ts';
import { catalogueItems } from './catalogue.ts';
import { company } from './company.ts';
import { home } from './home.ts';
import { newsArticles } from './news.ts';
import { partnerProgramme } from './partners.ts';
import { products } from './products.ts';
import { supportQuestions } from './questions.ts';
import { solutions } from './solutions.ts';
import { textPages } from './text-pages.ts';

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
  ['home', z.object({ zh: schemas.homeText, en: schemas.homeText }), home],
  [
    'partners',
    z.object({ zh: schemas.partnerProgramme, en: schemas.partnerProgramme }),
    partnerProgramme,
  ],
])('%s fit their schema', (_name, schema, value) => {
  expect(schema.safeParse(value).error?.issues ?? []).toEqual([]);
});

test('every product and solution of the URL map has its words', () => {
  expect(products.map(({ slug }) => slug).toSorted()).toEqual([...productSlugs].toSorted());
  expect(solutions.map(({ slug }) => slug).toSorted()).toEqual([...solutionSlugs].toSorted());
});

test('references lead somewhere', () => {
  const known = new Set<string>([
    ...productSlugs,
    ...solutionSlugs,
    ...clientCases.map(({ id }) => id),
  ]);
  const references = [
    ...products.flatMap(({ solutions: own, siblings, cases }) => [...own, ...siblings, ...cases]),
    ...solutions.flatMap((each) => [
      ...each.products,
      each.case,
      ...each.text.zh.bill.map(({ product }) => product),
    ]),
    ...clientCases.flatMap((each) => [...each.products, each.solution ?? 'safety-5g']),
    ...newsArticles.flatMap((each) => each.products),
    ...supportQuestions.flatMap((each) => each.products),
    ...catalogueItems.map(({ product }) => product),
  ];
  expect(references.filter((each) => !known.has(each))).toEqual([]);
});

test('boxes and links of an architecture agree in both languages', () => {
  for (const { text } of solutions) {
    for (const { architecture } of [text.zh, text.en]) {
      const boxes = new Set(architecture.tiers.flatMap((tier) => tier.boxes.map(({ id }) => id)));
      expect(
        architecture.links.flatMap(({ from, to }) => [from, to]).filter((id) => !boxes.has(id)),
      ).toEqual([]);
    }
  }
});

test.each([
  ['cases', clientCases.map(({ id }) => id)],
  ['articles', newsArticles.map(({ id }) => id)],
  ['questions', supportQuestions.map(({ id }) => id)],
  ['advisories', advisories.map(({ id }) => id)],
  ['items', catalogueItems.map(({ id }) => id)],
  ['variants', catalogueItems.flatMap(({ variants }) => variants.map(({ sku }) => sku))],
])('%s have ids of their own', (_name, ids) => {
  expect(new Set(ids).size).toBe(ids.length);
});

const absolutes =
  /最(?![多低近小高大长短新终后迟早初])|第一(?![步周页次季])|绝对|100 ?%|百分之百|unhackable|unbreakable|absolutely secure/i;

test.each([
  ['solutions', solutions],
  ['cases', clientCases],
  ['news', newsArticles],
  ['questions', supportQuestions],
  ['home', home],
  ['catalogue', catalogueItems],
])('%s make no absolute claims', (_name, value) => {
  expect(absolutes.exec(JSON.stringify(value))?.[0]).toBeUndefined();
});
