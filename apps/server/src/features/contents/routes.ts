import type {
  Advisory,
  Company,
  ClientCase,
  NewsArticle,
  Product,
  Solution,
  SupportQuestion,
} from '@uid/contract/content';
import type { homeText, partnerProgramme } from '@uid/contract/content';
import type { Localised } from '@uid/contract/language';
import { pageSize } from '@uid/contract/constants';
import * as site from '@uid/contract/contents';
import type { z } from '@uid/contract/zod';

import type { ServerContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { createKeptAnswers } from '../../http/kept-answers.ts';
import type { Serve } from '../../http/serve.ts';
import {
  presentCompany,
  presentCase,
  presentNews,
  presentProduct,
  presentSolution,
} from './presenters.ts';
import { findBody, listBodies } from './contents.ts';

export function serveContents(serve: Serve, context: ServerContext): void {
  const { handle } = context.database;
  const keptAnswer = createKeptAnswers(context);
  const listProducts = () => listBodies<Product>(handle, 'product');
  const listSolutions = () => listBodies<Solution>(handle, 'solution');
  const listCases = () => listBodies<ClientCase>(handle, 'case');
  const listNews = async () =>
    (await listBodies<NewsArticle>(handle, 'news')).toSorted(newestFirst);

  // Every page asks for the company, the products and the solutions.
  serve(site.getCompany, ({ language }) =>
    keptAnswer({ key: `company ${language}` }, async () => {
      const company = found(await findBody<Company>(handle, 'company', 'company'));
      return presentCompany(company, language);
    }),
  );

  serve(site.getHome, async ({ language }) => {
    const text = found(await findBody<Localised<z.infer<typeof homeText>>>(handle, 'home', 'home'));
    return {
      text: text[language],
      products: (await listProducts()).map((each) => presentProduct(each, language)),
      solutions: (await listSolutions()).map((each) => presentSolution(each, language)),
      cases: (await listCases()).slice(0, 3).map((each) => presentCase(each, language)),
      news: (await listNews()).slice(0, 4).map((each) => presentNews(each, language)),
    };
  });

  serve(site.listProducts, ({ language }) =>
    keptAnswer({ key: `products ${language}` }, async () => ({
      products: (await listProducts()).map((each) => presentProduct(each, language)),
    })),
  );

  serve(site.listLifecycles, async ({ language }) => ({
    products: (await listProducts()).flatMap(({ slug, lifecycle = [], text }) =>
      lifecycle.length > 0 ? [{ slug, name: text[language].name, lifecycle }] : [],
    ),
  }));

  serve(site.getProduct, async ({ language, slug }) => {
    const product = found(await findBody<Product>(handle, 'product', slug));
    const [products, solutions, cases] = [
      await listProducts(),
      await listSolutions(),
      await listCases(),
    ];
    return {
      ...presentProduct(product, language),
      text: product.text[language],
      lifecycle: product.lifecycle ?? [],
      siblings: products
        .filter((each) => product.siblings.includes(each.slug))
        .map((each) => presentProduct(each, language)),
      solutions: solutions
        .filter((each) => product.solutions.includes(each.slug))
        .map((each) => presentSolution(each, language)),
      cases: cases
        .filter((each) => product.cases.includes(each.id))
        .map((each) => presentCase(each, language)),
    };
  });

  serve(site.listSolutions, ({ language }) =>
    keptAnswer({ key: `solutions ${language}` }, async () => ({
      solutions: (await listSolutions()).map((each) => presentSolution(each, language)),
    })),
  );

  serve(site.getSolution, async ({ language, slug }) => {
    const solution = found(await findBody<Solution>(handle, 'solution', slug));
    const clientCase = await findBody<ClientCase>(handle, 'case', solution.case);
    const products = (await listProducts()).filter((each) => solution.products.includes(each.slug));
    return {
      ...presentSolution(solution, language),
      text: solution.text[language],
      products: products.map((each) => presentProduct(each, language)),
      case: clientCase && presentCase(clientCase, language),
    };
  });

  serve(site.listNews, async ({ language, category, page }) => {
    const articles = (await listNews()).filter((each) => !category || each.category === category);
    const start = (page - 1) * pageSize;
    return {
      articles: articles.slice(start, start + pageSize).map((each) => presentNews(each, language)),
      total: articles.length,
      page,
      pageSize,
    };
  });

  serve(site.getNewsArticle, async ({ language, id }) => {
    const [articles, products] = [await listNews(), await listProducts()];
    const index = articles.findIndex((each) => each.id === id);
    const article = found(articles[index]);
    const present = (each: NewsArticle | undefined) => each && presentNews(each, language);
    return {
      ...presentNews(article, language),
      updatedOn: article.updatedOn,
      sections: article.text[language].sections,
      products: products
        .filter((each) => article.products.includes(each.slug))
        .map((each) => presentProduct(each, language)),
      previous: present(articles[index + 1]),
      next: present(articles[index - 1]),
    };
  });

  serve(site.listCases, async ({ language, industry }) => {
    const [cases, products] = [await listCases(), await listProducts()];
    const shown = cases.filter((each) => !industry || each.industry === industry);
    return {
      cases: shown.map((each) => presentCase(each, language)),
      industries: [...new Set(cases.map((each) => each.industry))],
      products: products.map((each) => presentProduct(each, language)),
    };
  });

  serve(site.getSupport, async ({ language, q, topic }) => {
    const [questions, advisories] = [
      await listBodies<SupportQuestion>(handle, 'question'),
      await listBodies<Advisory>(handle, 'advisory'),
    ];
    const words = (q ?? '').toLowerCase().split(/\s+/).filter(Boolean);
    const isMatch = (text: string) => words.every((word) => text.toLowerCase().includes(word));
    return {
      questions: questions
        .map(({ id, topic: ownTopic, text }) => ({ id, topic: ownTopic, ...text[language] }))
        .filter(
          (each) => (!topic || each.topic === topic) && isMatch(`${each.question} ${each.answer}`),
        ),
      advisories: advisories.map(({ text, ...facts }) => ({ ...facts, ...text[language] })),
    };
  });

  serve(site.getPartnerProgramme, async ({ language }) => {
    const text = await findBody<Localised<z.infer<typeof partnerProgramme>>>(
      handle,
      'partner-programme',
      'partner-programme',
    );
    return found(text)[language];
  });
}

function newestFirst(left: NewsArticle, right: NewsArticle): number {
  return right.publishedOn.localeCompare(left.publishedOn) || left.id.localeCompare(right.id);
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new AppError('NOT_FOUND');
  return value;
}
