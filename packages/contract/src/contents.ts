import { z } from './zod.ts';

import { apiPrefix, maxPage } from './constants.ts';
import {
  advisory,
  caseText,
  certificate,
  clientCase,
  homeFigure,
  homeText,
  lifecycleRow,
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
import { navigationText } from './navigation.ts';
import { endpoint } from './endpoint.ts';
import { pagePicture } from './page-picture.ts';
import { languageSchema } from './language-schema.ts';

/** Endpoints for the contents of pages; each responds in the one language of the request. */
const inLanguage = z.object({ language: languageSchema });
const page = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxPage)), 1);
const slug = z.string().check(z.minLength(1), z.maxLength(60));

export const productSummary = z.extend(
  z.pick(product, { slug: true, group: true, drawing: true }),
  {
    name: z.string(),
    job: z.string(),
  },
);
export const solutionSummary = z.extend(z.pick(solution, { slug: true, drawing: true }), {
  name: z.string(),
  job: z.string(),
});
export const newsSummary = z.extend(
  z.pick(newsArticle, { id: true, category: true, publishedOn: true }),
  { title: z.string(), summary: z.string() },
);
const { headline, result, method, ...caseStory } = caseText.shape;
const caseFigures = z.object({
  headline,
  result,
  method,
  chart: z.object({
    unit: z.string(),
    points: z.array(z.object({ label: z.string(), value: z.number() })),
  }),
  isSample: z.boolean(),
  /** The certificate in the register; absent if the figures are the client's own statement. */
  certificate: z.optional(z.object({ id: z.string(), name: z.string() })),
});
export const caseSummary = z.extend(
  z.extend(
    z.pick(clientCase, { id: true, industry: true, year: true, products: true, solution: true }),
    caseStory,
  ),
  /** The figures of the case; absent on a public site if nobody has confirmed them. */
  { figures: z.optional(caseFigures) },
);
/** A case to which another page links, and the number of the page in the list of cases that shows it. */
export const caseReference = z.extend(caseSummary, { page: z.int() });

export type ProductSummary = z.infer<typeof productSummary>;
export type SolutionSummary = z.infer<typeof solutionSummary>;
export type NewsSummary = z.infer<typeof newsSummary>;
export type CaseSummary = z.infer<typeof caseSummary>;
export type CaseFigures = z.infer<typeof caseFigures>;
export type CaseReference = z.infer<typeof caseReference>;

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

export const getNavigation = endpoint({
  method: 'GET',
  path: `${apiPrefix}/navigation`,
  access: 'public',
  summary: 'What header and footer of every page lead to',
  input: inLanguage,
  output: navigationText,
});

export const getHome = endpoint({
  method: 'GET',
  path: `${apiPrefix}/home`,
  access: 'public',
  summary: 'What the home page says',
  input: inLanguage,
  output: z.object({
    text: z.extend(homeText, {
      proof: z.array(z.extend(homeFigure, { isSample: z.boolean() })),
    }),
    products: z.array(productSummary),
    solutions: z.array(solutionSummary),
    cases: z.array(caseSummary).check(z.maxLength(3)),
    news: z.array(newsSummary).check(z.maxLength(4)),
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

export const listLifecycles = endpoint({
  method: 'GET',
  path: `${apiPrefix}/lifecycles`,
  access: 'public',
  summary: 'Release, end of sale and end of support of every model and version',
  input: inLanguage,
  output: z.object({
    products: z.array(
      z.object({ slug: z.string(), name: z.string(), lifecycle: z.array(lifecycleRow) }),
    ),
  }),
});

export const getProduct = endpoint({
  method: 'GET',
  path: `${apiPrefix}/product`,
  access: 'public',
  summary: 'One product with everything its page says',
  input: z.extend(inLanguage, { slug }),
  output: z.extend(productSummary, {
    text: productText,
    lifecycle: z.array(lifecycleRow),
    solutions: z.array(solutionSummary),
    siblings: z.array(productSummary),
    cases: z.array(caseReference),
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
  input: z.extend(inLanguage, { slug }),
  output: z.extend(solutionSummary, {
    text: solutionText,
    products: z.array(productSummary),
    case: z.optional(caseReference),
  }),
});
export type SolutionPage = z.infer<typeof getSolution.output>;

export const listNews = endpoint({
  method: 'GET',
  path: `${apiPrefix}/news`,
  access: 'public',
  summary: 'News, newest first, a page at a time',
  input: z.extend(inLanguage, {
    category: z.optional(z.enum(newsCategories)),
    year: z.optional(z.string().check(z.regex(/^[0-9]{4}$/))),
    page,
  }),
  output: z.object({
    articles: z.array(newsSummary),
    /** Years in which the category has articles, newest first. */
    years: z.array(z.string()),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
  }),
});

export const listNewsNear = endpoint({
  method: 'GET',
  path: `${apiPrefix}/news/near`,
  access: 'public',
  summary: 'The articles whose ids stand beside this one in the alphabet',
  input: z.extend(inLanguage, { id: slug }),
  output: z.object({ articles: z.array(newsSummary) }),
});

export const getNewsArticle = endpoint({
  method: 'GET',
  path: `${apiPrefix}/news-article`,
  access: 'public',
  summary: 'One article with its neighbours',
  input: z.extend(inLanguage, { id: slug }),
  output: z.extend(newsSummary, {
    updatedOn: z.optional(z.string()),
    sections: newsText.shape.sections,
    pictures: z.array(pagePicture),
    products: z.array(productSummary),
    previous: z.optional(newsSummary),
    next: z.optional(newsSummary),
  }),
});

export const listCases = endpoint({
  method: 'GET',
  path: `${apiPrefix}/cases`,
  access: 'public',
  summary: 'Client cases, by industry and product, a page at a time',
  input: z.extend(inLanguage, {
    industry: z.optional(z.enum(industries)),
    product: z.optional(slug),
    page,
  }),
  output: z.object({
    cases: z.array(caseSummary),
    industries: z.array(z.enum(industries)),
    products: z.array(productSummary),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
  }),
});

export const getSupport = endpoint({
  method: 'GET',
  path: `${apiPrefix}/support`,
  access: 'public',
  summary: 'Questions, by topic and a page at a time',
  input: z.extend(inLanguage, { topic: z.optional(z.enum(questionTopics)), page }),
  output: z.object({
    questions: z.array(
      z.extend(z.pick(supportQuestion, { id: true, topic: true }), questionText.shape),
    ),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
  }),
});

export const listAdvisories = endpoint({
  method: 'GET',
  path: `${apiPrefix}/advisories`,
  access: 'public',
  summary: 'Security advisories, newest first, by page, or the page that one of them stands on',
  input: z.extend(inLanguage, {
    page,
    /** If given, the response is the page with this advisory. */
    id: z.optional(slug),
  }),
  output: z.object({
    advisories: z.array(
      z.extend(z.omit(advisory, { text: true }), advisory.shape.text.shape.zh.shape),
    ),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
  }),
});

export const listCertificates = endpoint({
  method: 'GET',
  path: `${apiPrefix}/certificates`,
  access: 'public',
  summary:
    'Certificates and tests that claims of the site rest on, newest first, by page, or the page that one of them stands on',
  input: z.extend(inLanguage, {
    page,
    /** If given, the response is the page with this entry. */
    id: z.optional(slug),
  }),
  output: z.object({
    certificates: z.array(
      z.extend(z.omit(certificate, { text: true, products: true, status: true }), {
        ...certificate.shape.text.shape.zh.shape,
        products: z.array(z.pick(productSummary, { slug: true, name: true })),
        state: z.enum(['valid', 'expired', 'sample']),
      }),
    ),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
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
