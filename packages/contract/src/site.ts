import { z } from './zod.ts';

import { apiPrefix } from './constants.ts';
import {
  advisory,
  caseText,
  clientCase,
  homeText,
  newsArticle,
  newsText,
  partnerProgramme,
  product,
  productText,
  questionText,
  solution,
  solutionText,
  supportQuestion,
} from './content.ts';
import { industries, newsCategories, questionTopics } from './kinds.ts';
import { endpoint } from './endpoint.ts';
import { languageSchema } from './language-schema.ts';

/** The pages' contents: each endpoint answers in the one language asked for. */
const inLanguage = z.object({ language: languageSchema });
const page = z.coerce.number().int().min(1).max(1000).default(1);
const slug = z.string().min(1).max(60);

export const productSummary = product.pick({ slug: true, group: true, drawing: true }).extend({
  name: z.string(),
  job: z.string(),
});
export const solutionSummary = solution
  .pick({ slug: true, drawing: true })
  .extend({ name: z.string(), job: z.string() });
export const newsSummary = newsArticle
  .pick({ id: true, category: true, publishedOn: true })
  .extend({ title: z.string(), summary: z.string() });
export const caseSummary = clientCase
  .pick({ id: true, industry: true, year: true, products: true, solution: true })
  .extend(caseText.shape)
  .extend({
    chart: z.object({
      unit: z.string(),
      points: z.array(z.object({ label: z.string(), value: z.number() })),
    }),
  });

export type ProductSummary = z.infer<typeof productSummary>;
export type SolutionSummary = z.infer<typeof solutionSummary>;
export type NewsSummary = z.infer<typeof newsSummary>;
export type CaseSummary = z.infer<typeof caseSummary>;

export const getCompany = endpoint({
  method: 'GET',
  path: `${apiPrefix}/company`,
  access: 'public',
  summary: 'Brand, telephones, address and filings',
  input: inLanguage,
  output: z.object({
    brand: z.string(),
    legalName: z.string(),
    phones: z.array(z.object({ label: z.string(), number: z.string() })),
    email: z.string(),
    address: z.string(),
    hours: z.string(),
    icpFiling: z.string(),
    policeFiling: z.string(),
    operatorPath: z.string(),
  }),
});
export type CompanyFacts = z.infer<typeof getCompany.output>;

export const getHome = endpoint({
  method: 'GET',
  path: `${apiPrefix}/home`,
  access: 'public',
  summary: 'What the home page says',
  input: inLanguage,
  output: z.object({
    text: homeText,
    products: z.array(productSummary),
    solutions: z.array(solutionSummary),
    cases: z.array(caseSummary).max(3),
    news: z.array(newsSummary).max(4),
  }),
});

export const listProducts = endpoint({
  method: 'GET',
  path: `${apiPrefix}/products`,
  access: 'public',
  summary: 'All products',
  input: inLanguage,
  output: z.object({ products: z.array(productSummary) }),
});

export const getProduct = endpoint({
  method: 'GET',
  path: `${apiPrefix}/product`,
  access: 'public',
  summary: 'One product with everything its page says',
  input: inLanguage.extend({ slug }),
  output: productSummary.extend({
    text: productText,
    solutions: z.array(solutionSummary),
    siblings: z.array(productSummary),
    cases: z.array(caseSummary),
  }),
});
export type ProductPage = z.infer<typeof getProduct.output>;

export const listSolutions = endpoint({
  method: 'GET',
  path: `${apiPrefix}/solutions`,
  access: 'public',
  summary: 'All solutions',
  input: inLanguage,
  output: z.object({ solutions: z.array(solutionSummary) }),
});

export const getSolution = endpoint({
  method: 'GET',
  path: `${apiPrefix}/solution`,
  access: 'public',
  summary: 'One solution with everything its page says',
  input: inLanguage.extend({ slug }),
  output: solutionSummary.extend({
    text: solutionText,
    products: z.array(productSummary),
    case: caseSummary.optional(),
  }),
});
export type SolutionPage = z.infer<typeof getSolution.output>;

export const listNews = endpoint({
  method: 'GET',
  path: `${apiPrefix}/news`,
  access: 'public',
  summary: 'News, newest first, a page at a time',
  input: inLanguage.extend({ category: z.enum(newsCategories).optional(), page }),
  output: z.object({
    articles: z.array(newsSummary),
    total: z.number().int(),
    page: z.number().int(),
    pageSize: z.number().int(),
  }),
});

export const getNewsArticle = endpoint({
  method: 'GET',
  path: `${apiPrefix}/news-article`,
  access: 'public',
  summary: 'One article with its neighbours',
  input: inLanguage.extend({ id: slug }),
  output: newsSummary.extend({
    updatedOn: z.string().optional(),
    sections: newsText.shape.sections,
    products: z.array(productSummary),
    previous: newsSummary.optional(),
    next: newsSummary.optional(),
  }),
});

export const listCases = endpoint({
  method: 'GET',
  path: `${apiPrefix}/cases`,
  access: 'public',
  summary: 'Client cases, by industry',
  input: inLanguage.extend({ industry: z.enum(industries).optional() }),
  output: z.object({
    cases: z.array(caseSummary),
    industries: z.array(z.enum(industries)),
    products: z.array(productSummary),
  }),
});

export const getSupport = endpoint({
  method: 'GET',
  path: `${apiPrefix}/support`,
  access: 'public',
  summary: 'Questions and advisories, searchable',
  input: inLanguage.extend({
    q: z.string().trim().max(60).optional(),
    topic: z.enum(questionTopics).optional(),
  }),
  output: z.object({
    questions: z.array(supportQuestion.pick({ id: true, topic: true }).extend(questionText.shape)),
    advisories: z.array(advisory.omit({ text: true }).extend(advisory.shape.text.shape.zh.shape)),
  }),
});

export const getPartnerProgramme = endpoint({
  method: 'GET',
  path: `${apiPrefix}/partner-programme`,
  access: 'public',
  summary: 'Partner types, benefits and steps',
  input: inLanguage,
  output: partnerProgramme,
});
