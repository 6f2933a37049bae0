import { prefix, layout, route } from '@react-router/dev/routes';
import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes';
import { microAppsIn } from '@uid/contract/micro-apps';
import { productSlugs, routes, solutionSlugs } from '@uid/contract/pages';
import { languages, defaultLanguage } from '@uid/contract/language';
import type { Language } from '@uid/contract/language';

/** The whole URL map: the same pages in every language, and a 404 page for everything else. */
export default [
  route('/', 'features/home/redirect-to-home.ts'),
  layout('layout/global-layout.tsx', languages.flatMap(pagesIn)),
  route('*', 'layout/missing/not-found-page.tsx'),
] satisfies RouteConfig;

function pagesIn(language: Language): RouteConfigEntry[] {
  const page = (path: string, file: string) =>
    route(path.slice(1), `features/${file}`, { id: `${language}${path}` });
  const pages = [
    page(routes.home, 'home/home-page.tsx'),
    page(routes.products, 'products/products-page.tsx'),
    ...productSlugs.map((slug) => page(`${routes.products}/${slug}`, 'products/product-page.tsx')),
    page(routes.solutions, 'solutions/solutions-page.tsx'),
    ...solutionSlugs.map((slug) =>
      page(`${routes.solutions}/${slug}`, 'solutions/solution-page.tsx'),
    ),
    page(routes.mall, 'mall/mall-page.tsx'),
    page(routes.cases, 'cases/cases-page.tsx'),
    page(routes.support, 'support/support-page.tsx'),
    page(routes.cooperation, 'support/cooperation-page.tsx'),
    page(routes.cart, 'cart/cart-page.tsx'),
    page(routes.confirmOrder, 'orders/confirm-order-page.tsx'),
    page(routes.unpaidOrder, 'orders/unpaid-order-page.tsx'),
    page(routes.payGateway, 'payment/pay-gateway-page.tsx'),
    page(routes.payComplete, 'payment/pay-complete-page.tsx'),
    page(routes.orders, 'orders/orders-page.tsx'),
    page(routes.news, 'news/news-page.tsx'),
    page(routes.newsDetail, 'news/news-detail-page.tsx'),
    ...microAppsIn('site').map((app) =>
      route(`${app.route.slice(1)}/*`, 'micro-apps/micro-app-page.tsx', {
        id: `${language}${app.route}`,
      }),
    ),
  ];
  return language === defaultLanguage
    ? pages
    : prefix(language, [...pages, languageHome(language)]);
}

function languageHome(language: Language): RouteConfigEntry {
  return route('', 'features/home/redirect-to-home.ts', { id: `${language}/` });
}
