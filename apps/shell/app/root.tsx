import '@uid/ui/tokens.css';
import '@uid/ui/fonts.css';
import '@uid/ui/base.css';

import { rootContainerId } from '@uid/contract/constants';
import { languageTags } from '@uid/contract/language';
import { fontsMarker } from '@uid/contract/markers';
import type { ReactNode } from 'react';
import { splitLanguage } from '@uid/contract/paths';
import fontsZh from '@uid/ui/fonts-zh.css?url&no-inline';
import { getCompany, listProducts, listSolutions } from '@uid/contract/site';
import type { CompanyFacts, ProductSummary, SolutionSummary } from '@uid/contract/site';
import { Links, Meta, Outlet, useLocation, useMatches } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';

import { DocumentLinks } from './layout/document-links.tsx';
import { PageLocationContext } from './layout/page-location.ts';
import { readPageRequest } from './load-page.ts';
import { pageServices } from './page-services.ts';

export { ErrorPage as ErrorBoundary } from './layout/error-page.tsx';

export interface RootData {
  origin: string;
  company: CompanyFacts;
  /** What the menu of every page lists. */
  products: Pick<ProductSummary, 'slug' | 'group' | 'name' | 'job'>[];
  solutions: Pick<SolutionSummary, 'slug' | 'name' | 'job'>[];
}

export async function loader(args: LoaderFunctionArgs): Promise<RootData> {
  const { call, language } = readPageRequest(args);
  const [company, { products }, { solutions }] = await Promise.all([
    call(getCompany, { language }),
    call(listProducts, { language }),
    call(listSolutions, { language }),
  ]);
  return {
    origin: args.context.get(pageServices).origin,
    company,
    products: products.map(({ slug, group, name, job }) => ({ slug, group, name, job })),
    solutions: solutions.map(({ slug, name, job }) => ({ slug, name, job })),
  };
}

/** What a route says about itself: `isPrivate` keeps robots out. */
export interface RouteHandle {
  isPrivate?: boolean;
}

export function Layout({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const { language } = splitLanguage(pathname);
  const handles = useMatches().map((match) => (match.handle ?? {}) as RouteHandle);
  return (
    <PageLocationContext value={{ pathname, search }}>
      <html lang={languageTags[language]}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          <meta name="color-scheme" content="light dark" />
          {handles.some((handle) => handle.isPrivate) && <meta name="robots" content="noindex" />}
          <Meta />
          <DocumentLinks />
          {language === 'zh' && <ChineseFonts />}
          <Links />
        </head>
        <body>
          <div id={rootContainerId}>{children}</div>
        </body>
      </html>
    </PageLocationContext>
  );
}

/** Three times what the rest of a page weighs: they come after its first paint, in `enhance.ts`. */
function ChineseFonts() {
  return (
    <>
      <link rel="stylesheet" href={fontsZh} media="not all" {...{ [fontsMarker]: '' }} />
      <noscript>
        <link rel="stylesheet" href={fontsZh} />
      </noscript>
    </>
  );
}

export default function Root() {
  return <Outlet />;
}
