import '@uid/ui/tokens.css';
import '@uid/fonts/latin.css';
import '@uid/ui/base.css';
import './layout/first-paint.css';

import { rootContainerId } from '@uid/contract/constants';
import { languageTags } from '@uid/contract/language';
import type { ReactNode } from 'react';
import type { NavigationText } from '@uid/contract/navigation';
import type { Page } from '@uid/contract/pages';
import { splitLanguage } from '@uid/contract/paths';
import { getCompany, getNavigation, listProducts, listSolutions } from '@uid/contract/contents';
import type { CompanyFacts, ProductSummary, SolutionSummary } from '@uid/contract/contents';
import { Links, Meta, Outlet, useLocation, useRouteLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';

import { DocumentLinks } from './layout/document-links.tsx';
import { PageLocationContext } from './layout/page-location.ts';
import { PageTableContext } from './layout/use-page.ts';
import { readRequest } from './load-page.ts';
import { pageServices } from './page-services.ts';
import type { StandIns } from './page-services.ts';

export { ErrorPage as ErrorBoundary } from './layout/error-page.tsx';

export interface RootData {
  origin: string;
  /** Undefined if the site has no page at the address. */
  page: Page | undefined;
  /** All pages of the site. */
  pages: readonly Page[];
  /** The path and query of the page's preview image. */
  image: string | undefined;
  /** Undefined on pages that are not part of a purchase. */
  standIns: StandIns | undefined;
  company: CompanyFacts;
  navigation: NavigationText;
  /** What the menu of every page lists. */
  products: Pick<ProductSummary, 'slug' | 'group' | 'name' | 'job'>[];
  solutions: Pick<SolutionSummary, 'slug' | 'name' | 'job'>[];
}

export async function loader(args: LoaderFunctionArgs): Promise<RootData> {
  const { call, language } = readRequest(args);
  const [company, navigation, { products }, { solutions }] = await Promise.all([
    call(getCompany, { language }),
    call(getNavigation, { language }),
    call(listProducts, { language }),
    call(listSolutions, { language }),
  ]);
  const { origin, page, pages, image, standIns } = args.context.get(pageServices);
  return {
    origin,
    page,
    pages,
    image,
    standIns: page?.isPurchase ? standIns : undefined,
    company,
    navigation,
    products: products.map(({ slug, group, name, job }) => ({ slug, group, name, job })),
    solutions: solutions.map(({ slug, name, job }) => ({ slug, name, job })),
  };
}

export function Layout({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const { language } = splitLanguage(pathname);
  const { page, pages = [] } = useRouteLoaderData<RootData>('root') ?? {};
  return (
    <PageLocationContext value={{ pathname, search }}>
      <PageTableContext value={{ page, pages }}>
        <html lang={languageTags[language]}>
          <head>
            <meta charSet="utf-8" />
            <meta
              name="viewport"
              content="width=device-width, initial-scale=1, viewport-fit=cover"
            />
            <meta name="color-scheme" content="light dark" />
            {page?.inSitemap === false && <meta name="robots" content="noindex" />}
            <Meta />
            <DocumentLinks />
            <Links />
          </head>
          <body>
            <div id={rootContainerId}>{children}</div>
          </body>
        </html>
      </PageTableContext>
    </PageLocationContext>
  );
}

export default function Root() {
  return <Outlet />;
}
