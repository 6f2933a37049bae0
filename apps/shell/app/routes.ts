import { layout, route } from '@react-router/dev/routes';
import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes';
import { microAppsIn } from '@uid/contract/micro-apps';
import type { MicroAppFrame } from '@uid/contract/micro-apps';
import { productPath, routes, solutionPath } from '@uid/contract/pages';
import type { PageKind } from '@uid/contract/pages';
import { languages } from '@uid/contract/language';
import type { Language } from '@uid/contract/language';
import { localPath } from '@uid/contract/paths';

/** The kinds of pages whose modules are in `features/`. */
type FeatureKind = Exclude<PageKind, 'micro-app' | 'text'>;

/** The module that renders each kind of page of the table in `@uid/contract/pages`. */
const modules: Record<FeatureKind, string> = {
  home: 'home/home-page.tsx',
  products: 'products/products-page.tsx',
  product: 'products/product-page.tsx',
  solutions: 'solutions/solutions-page.tsx',
  solution: 'solutions/solution-page.tsx',
  mall: 'catalogue/mall-page.tsx',
  cases: 'cases/cases-page.tsx',
  news: 'news/news-page.tsx',
  newsDetail: 'news/news-detail-page.tsx',
  support: 'support/support-page.tsx',
  cooperation: 'support/cooperation-page.tsx',
  certificates: 'support/certificates-page.tsx',
  security: 'support/security/security-page.tsx',
  cart: 'cart/cart-page.tsx',
  confirmOrder: 'orders/confirm-order-page.tsx',
  unpaidOrder: 'orders/unpaid-order-page.tsx',
  payGateway: 'payments/pay-gateway-page.tsx',
  payComplete: 'payments/pay-complete-page.tsx',
  orders: 'orders/orders-page.tsx',
  quote: 'quotes/quote-page.tsx',
  reorder: 'reorder-lists/reorder-page.tsx',
  enquiry: 'enquiries/enquiry-page.tsx',
};

/** Pages of some kinds can be added while the site runs: the server knows which pages there are. */
const patterns: Record<FeatureKind, string> = {
  ...routes,
  product: productPath(':slug'),
  solution: solutionPath(':slug'),
};

/** The same pages in every language, and a 404 page for everything else. */
export default [
  layout('layout/global-layout.tsx', languages.flatMap(pagesIn)),
  layout(
    'layout/lean/lean-layout.tsx',
    languages.flatMap((language) => microAppPages('lean', language)),
  ),
  route('*', 'layout/missing/not-found-page.tsx'),
] satisfies RouteConfig;

function pagesIn(language: Language): RouteConfigEntry[] {
  return [
    ...(Object.keys(modules) as FeatureKind[]).map((kind) =>
      page(patterns[kind], `features/${modules[kind]}`, language),
    ),
    ...microAppPages('site', language),
  ];
}

function microAppPages(frame: MicroAppFrame, language: Language): RouteConfigEntry[] {
  return microAppsIn(frame).map((app) =>
    page(`${app.route}/*`, 'micro-apps/micro-app-page.tsx', language),
  );
}

function page(path: string, file: string, language: Language): RouteConfigEntry {
  return route(localPath(path, language).slice(1), file, { id: localPath(path, language) });
}
