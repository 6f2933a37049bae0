import type { Localised } from './language.ts';
import { cartRoute, confirmOrderRoute, loginRoute, modifyPasswordRoute } from './script-routes.ts';

/**
 * The table of pages. A page of the site is an entry of `routes` and a row of `pageRows`; routes, sitemap, preview
 * images, caching, redirects and tests are derived from them (see "Add a page" in CONTRIBUTING.md). Pages that are
 * added at run time are in a `PageTable` beside these.
 */
export const routes = {
  home: '/home',
  products: '/product',
  solutions: '/solution',
  mall: '/mall',
  cases: '/client-case',
  news: '/news',
  newsDetail: '/news/detail',
  support: '/support',
  cooperation: '/support/cooperation',
  certificates: '/support/certificates',
  security: '/support/security',
  cart: cartRoute,
  confirmOrder: confirmOrderRoute,
  unpaidOrder: '/unpaid-order',
  payGateway: '/pay-gateway',
  payComplete: '/pay-complete',
  orders: '/order',
  reorder: '/reorder',
  quote: '/quote',
  enquiry: '/enquiry',
} as const;

export type PageName = keyof typeof routes;
/** What renders a page. Each page of `routes` has its own kind. */
export type PageKind = PageName | 'product' | 'solution' | 'micro-app' | 'text';

/** One page of the site. */
export type Page = PageRow & {
  kind: PageKind;
  /** The canonical path, without language prefix. */
  path: string;
  /** True if every path below this one belongs to the page, too; its micro-app handles them. */
  hasSubpaths?: boolean;
};

/** The properties of a page besides its path. */
export type PageRow = Linked & Listed & Rendered;

/** Where every page links to this one. A page that is linked has a label. */
type Linked =
  | { navigation: Navigation; label: Localised<string> }
  | { navigation?: never; label?: Localised<string> };

interface Navigation {
  /** A main section of the site: the breadcrumbs of the pages below it contain it. */
  header?: true;
  /** In the account menu of a visitor who is logged in. */
  account?: true;
}

/**
 * Whether the sitemap lists the page for search engines. A page that can be found can be shared, so it has a preview
 * image.
 */
type Listed = { inSitemap: true; preview: string } | { inSitemap: false; preview?: never };

interface Rendered {
  /** A step of a purchase: the page says so if a stand-in handles the payment or the delivery. */
  isPurchase?: true;
  /**
   * The footer of the page; if left out, the site's whole footer. A checkout has a small one, so that no link distracts
   * from it.
   */
  footer?: 'small';
  /** A page with a guard shows nothing without a session, and redirects the visitor to the login. */
  guard?: 'session';
  /**
   * `personal`: rendered for each visitor and never cached. If left out, the page is rendered once and cached for
   * everybody.
   */
  cache?: 'personal';
  /** The query parameters that the page reads; `any`: a micro-app reads its own. */
  parameters: Readonly<Record<string, ParameterUse>> | 'any';
  /** The file in `apps/shell/islands/` that hydrates the page; if left out, the browser loads no React. */
  island?: string;
}

/**
 * `view` shows the same page in another way. `canonical` makes it another page: the parameter stays in the canonical
 * link. `required` does so too, and without the parameter there is no page. `island` is read in the browser: the server
 * renders the same page for all its values. `order` is the number of an order, a quote or an enquiry, and the server
 * renders the same page for every number. `list` may occur several times, all others once.
 */
export type ParameterUse = 'view' | 'canonical' | 'required' | 'island' | 'order' | 'list';

/** `preview` is the path of the page whose preview image is used. */
export const pageRows = {
  home: {
    inSitemap: true,
    label: { zh: '首页', en: 'Home' },
    preview: '/home',
    parameters: {},
  },
  products: {
    inSitemap: true,
    label: { zh: '产品', en: 'Products' },
    navigation: { header: true },
    preview: '/product',
    parameters: { group: 'view', compare: 'list', item: 'list' },
  },
  solutions: {
    inSitemap: true,
    label: { zh: '解决方案', en: 'Solutions' },
    navigation: { header: true },
    preview: '/solution',
    parameters: {},
  },
  mall: {
    inSitemap: true,
    label: { zh: '商城', en: 'Shop' },
    navigation: { header: true },
    preview: '/mall',
    parameters: {
      item: 'canonical',
      page: 'canonical',
      // Parameters of one item.
      sku: 'view',
      quantity: 'view',
      fits: 'view',
      // Parameters of the list.
      q: 'view',
      group: 'view',
      form: 'view',
      price: 'view',
      delivery: 'view',
      inStock: 'view',
      product: 'view',
      sort: 'view',
      view: 'view',
      // Parameters of the guide.
      guide: 'view',
      subject: 'view',
      key: 'view',
      scale: 'view',
      stage: 'view',
    },
  },
  cases: {
    inSitemap: true,
    label: { zh: '客户案例', en: 'Cases' },
    navigation: { header: true },
    preview: '/client-case',
    parameters: { industry: 'canonical', product: 'view', page: 'canonical' },
  },
  news: {
    inSitemap: true,
    label: { zh: '新闻', en: 'News' },
    navigation: { header: true },
    preview: '/news',
    parameters: { category: 'canonical', page: 'canonical', year: 'view' },
  },
  newsDetail: {
    inSitemap: true,
    preview: '/news',
    parameters: { id: 'required' },
  },
  support: {
    inSitemap: true,
    label: { zh: '支持', en: 'Support' },
    navigation: { header: true },
    preview: '/support',
    parameters: {
      // Parameters of a search.
      q: 'view',
      kind: 'view',
      exact: 'view',
      page: 'view',
      // Parameters of the questions and of the enquiry form.
      topic: 'view',
      questions: 'view',
      // Parameters of the advisories: one page of the list, or the page that shows a given advisory.
      advisories: 'canonical',
      advisory: 'view',
      product: 'view',
      sku: 'view',
      sent: 'view',
    },
  },
  cooperation: {
    inSitemap: true,
    label: { zh: '合作', en: 'Partners' },
    navigation: { header: true },
    preview: '/support/cooperation',
    parameters: { sent: 'view' },
  },
  certificates: {
    inSitemap: true,
    preview: '/support/certificates',
    // A page of the register by number, or the page that shows a given entry.
    parameters: { page: 'canonical', certificate: 'view' },
  },
  security: {
    inSitemap: true,
    preview: '/support/security',
    parameters: {},
  },
  cart: {
    inSitemap: false,
    isPurchase: true,
    footer: 'small',
    cache: 'personal',
    // These describe a line that was just removed.
    parameters: { removed: 'view', item: 'view', quantity: 'view' },
    island: 'cart',
  },
  confirmOrder: {
    inSitemap: false,
    isPurchase: true,
    footer: 'small',
    guard: 'session',
    parameters: {},
    island: 'confirm-order',
  },
  unpaidOrder: {
    inSitemap: false,
    isPurchase: true,
    footer: 'small',
    guard: 'session',
    parameters: { no: 'order' },
    island: 'unpaid-order',
  },
  payGateway: {
    inSitemap: false,
    isPurchase: true,
    footer: 'small',
    guard: 'session',
    parameters: { no: 'order', change: 'island' },
    island: 'pay-gateway',
  },
  payComplete: {
    inSitemap: false,
    isPurchase: true,
    footer: 'small',
    guard: 'session',
    parameters: { no: 'order' },
    island: 'pay-complete',
  },
  orders: {
    inSitemap: false,
    isPurchase: true,
    guard: 'session',
    label: { zh: '我的订单', en: 'Your orders' },
    navigation: { account: true },
    parameters: { no: 'order', view: 'view', state: 'island', q: 'island' },
    island: 'orders',
  },
  reorder: {
    inSitemap: false,
    guard: 'session',
    label: { zh: '常购清单', en: 'Reorder lists' },
    parameters: { list: 'island' },
    island: 'reorder',
  },
  quote: {
    inSitemap: false,
    isPurchase: true,
    guard: 'session',
    label: { zh: '我的报价', en: 'Your quotes' },
    navigation: { account: true },
    parameters: { no: 'order', after: 'island' },
    island: 'quote',
  },
  enquiry: {
    inSitemap: false,
    guard: 'session',
    label: { zh: '我的咨询', en: 'Your enquiries' },
    navigation: { account: true },
    parameters: { no: 'order', after: 'island' },
    island: 'enquiry',
  },
} as const satisfies Record<PageName, PageRow>;

/** Routes of the micro-app `uid-front`, inside the shell. */
export const identityRoutes = {
  login: loginRoute,
  register: '/uid-front/register',
  forgotPassword: '/uid-front/forgot-password',
  modifyPassword: modifyPasswordRoute,
  security: '/uid-front/security',
  endDevice: '/uid-front/end-device',
  outside: '/uid-front/outside',
} as const;

/** How the site links to the pages of `uid-front`, in the order of the account menu. */
export const identityLinks: Record<keyof typeof identityRoutes, Linked> = {
  login: { label: { zh: '登录', en: 'Log in' } },
  register: {},
  forgotPassword: {},
  endDevice: {},
  outside: {},
  security: { label: { zh: '账户安全', en: 'Account security' }, navigation: { account: true } },
  modifyPassword: {
    label: { zh: '修改密码', en: 'Change password' },
    navigation: { account: true },
  },
};

export const productSlugs = [
  'safety-shield-auth',
  'safety-sim-card',
  'safety-super-sim-card',
  'safety-mods',
  'safety-border-gateway',
  'safety-auth-gateway',
  'tm-safety-sdk',
  'internet-tls',
  'tm-control',
  'sdp',
  'safety-os',
] as const;
export const solutionSlugs = [
  'safety-5g',
  'safety-electric',
  'safety-quick-office',
  'safety-wise-medical',
] as const;

/** Path prefix of the published text pages: `/im/NAME.txt`. */
export const textPagePrefix = '/im/';

/** Paths of the text pages to which other pages link. */
export const textPagePaths = {
  terms: `${textPagePrefix}terms-of-sale.txt`,
  privacy: `${textPagePrefix}privacy.txt`,
} as const;

export function productPage(slug: string): Page {
  const path = productPath(slug);
  return { kind: 'product', path, inSitemap: true, preview: path, parameters: { find: 'view' } };
}

export function solutionPage(slug: string): Page {
  const path = solutionPath(slug);
  return { kind: 'solution', path, inSitemap: true, preview: path, parameters: {} };
}

/** A published plain text: one address for all languages, not rendered by the shell. */
export function textPage(name: string): Page {
  const path = `${textPagePrefix}${name}.txt`;
  return { kind: 'text', path, inSitemap: false, parameters: {} };
}

/** Path of the advisory in the list, whichever page of the list contains it when the link is followed. */
export function advisoryPagePath(id: string): string {
  const name = id.toLowerCase();
  return `${routes.support}?advisory=${name}#${name}`;
}

/**
 * Path of the entry in the register of certificates, whichever page of the register contains it when the link is
 * followed.
 */
export function certificatePath(id: string): string {
  return `${routes.certificates}?certificate=${id}#${id}`;
}

/**
 * The id of the register's entry to which a link leads. Staff write such a link with only the page and the entry's id.
 */
export function certificateOf(path: string): string | undefined {
  const [page, id] = path.split('#', 2);
  return page?.split('?', 1)[0] === routes.certificates ? id : undefined;
}

export function productPath(slug: string): string {
  return `${routes.products}/${slug}`;
}

export function solutionPath(slug: string): string {
  return `${routes.solutions}/${slug}`;
}
