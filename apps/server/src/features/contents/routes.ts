import * as site from '@uid/contract/contents';

import type { ServerContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { createCachedAnswers } from '../../http/cached-answers.ts';
import type { Serve } from '../../http/serve.ts';
import { presentCompany, presentNews, presentProduct, presentSolution } from './presenters.ts';
import { presentSolutionPage } from './present-solution.ts';
import { presentCases, presentNamedCases } from './cases/present-cases.ts';
import { listNamedCases } from './cases/repository.ts';
import { serveCases } from './cases/routes.ts';
import { findBody, listBodies, listFirst, listNamed } from './contents.ts';
import { listNewsPage } from './news/repository.ts';
import { serveNews } from './news/routes.ts';
import { judgeFigures, serveCertificates } from './certificates.ts';
import { serveSupport } from './support/routes.ts';

export function serveContents(serve: Serve, context: ServerContext): void {
  const { handle } = context.database;
  const { isPublic } = context.config;
  const keptAnswer = createCachedAnswers(context);
  const listProducts = () => listBodies(handle, 'product');
  const listSolutions = () => listBodies(handle, 'solution');

  // Every page reads the company, the navigation, the products and the solutions.
  serve.shared(site.getCompany, ({ language }) =>
    keptAnswer({ key: `company ${language}` }, async () => {
      const company = found(await findBody(handle, 'company', 'company'));
      return presentCompany(company, language);
    }),
  );

  serve.shared(site.getNavigation, ({ language }) =>
    keptAnswer({ key: `navigation ${language}` }, async () => {
      const navigation = found(await findBody(handle, 'navigation', 'navigation'));
      return navigation[language];
    }),
  );

  serve(site.getHome, async ({ language }) => {
    const text = found(await findBody(handle, 'home', 'home'))[language];
    return {
      text: { ...text, proof: await judgeFigures(handle, text.proof, context.config) },
      products: (await listProducts()).map((each) => presentProduct(each, language)),
      solutions: (await listSolutions()).map((each) => presentSolution(each, language)),
      cases: await presentCases(handle, await listFirst(handle, 'case', 3), {
        language,
        isPublic,
      }),
      news: (await listNewsPage(handle, { page: 1 }))
        .slice(0, 4)
        .map((each) => presentNews(each, language)),
    };
  });

  serve.shared(site.listProducts, ({ language }) =>
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
    const product = found(await findBody(handle, 'product', slug));
    const [siblings, solutions, cases] = await Promise.all([
      listNamed(handle, 'product', product.siblings),
      listNamed(handle, 'solution', product.solutions),
      listNamedCases(handle, product.cases),
    ]);
    return {
      ...presentProduct(product, language),
      text: product.text[language],
      lifecycle: product.lifecycle ?? [],
      siblings: siblings.map((each) => presentProduct(each, language)),
      solutions: solutions.map((each) => presentSolution(each, language)),
      cases: await presentNamedCases(handle, cases, { language, isPublic }),
    };
  });

  serve.shared(site.listSolutions, ({ language }) =>
    keptAnswer({ key: `solutions ${language}` }, async () => ({
      solutions: (await listSolutions()).map((each) => presentSolution(each, language)),
    })),
  );

  serve(site.getSolution, async ({ language, slug }) => {
    const solution = found(await findBody(handle, 'solution', slug));
    const named = solution.case ? await listNamedCases(handle, [solution.case]) : [];
    const [shown] = await presentNamedCases(handle, named, { language, isPublic });
    return { ...(await presentSolutionPage(handle, solution, language)), case: shown };
  });

  serveNews(serve, context);
  serveCases(serve, context);
  serveSupport(serve, context);
  serveCertificates(serve, context);

  serve(site.getPartnerProgramme, async ({ language }) => {
    const text = await findBody(handle, 'partner-programme', 'partner-programme');
    return found(text)[language];
  });
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new AppError('NOT_FOUND');
  return value;
}
