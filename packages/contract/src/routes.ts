import { defaultLanguage, languages } from './language.ts';
import type { Language } from './language.ts';

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

/** Every page of the site, without language prefix. Details are named in the query. */
export const routes = {
  home: '/home',
  products: '/product',
  solutions: '/solution',
  mall: '/mall',
  cases: '/client-case',
  support: '/support',
  cooperation: '/support/cooperation',
  cart: '/cart',
  confirmOrder: '/confirm-order',
  unpaidOrder: '/unpaid-order',
  payGateway: '/pay-gateway',
  payComplete: '/pay-complete',
  orders: '/order',
  news: '/news',
  newsDetail: '/news/detail',
} as const;

/** Routes of the micro-app `uid-front`, inside the shell. */
export const identityRoutes = {
  login: '/uid-front/login',
  register: '/uid-front/register',
  forgotPassword: '/uid-front/forgot-password',
  modifyPassword: '/uid-front/modify-password',
  security: '/uid-front/security',
} as const;

/** Where the published text pages are: `/im/NAME.txt`. */
export const textPagePrefix = '/im/';

/** Those that pages link to. */
export const textPagePaths = {
  terms: `${textPagePrefix}terms-of-sale.txt`,
  privacy: `${textPagePrefix}privacy.txt`,
} as const;

export function productPath(slug: string): string {
  return `${routes.products}/${slug}`;
}

export function solutionPath(slug: string): string {
  return `${routes.solutions}/${slug}`;
}

/** A site path in a language: the default language has no prefix. */
export function localPath(path: string, language: Language): string {
  return language === defaultLanguage ? path : `/${language}${path}`;
}

/** The news as RSS, in a language. */
export function feedPath(language: Language): string {
  return localPath('/rss.xml', language);
}

/** Splits a URL path into its language and the path without prefix. */
export function splitLanguage(pathname: string): { language: Language; path: string } {
  const [, first = ''] = pathname.split('/', 2);
  const language = languages.find((each) => each === first && each !== defaultLanguage);
  if (!language) return { language: defaultLanguage, path: pathname };
  return { language, path: pathname.slice(language.length + 1) || '/' };
}

// eslint-disable-next-line no-control-regex -- control characters are what must be refused
const unsafePath = /[\u0000-\u001f\u007f\\]/;

/**
 * A path to return to after login: a same-origin path, else undefined.
 * Refuses `//host`, `/\host`, schemes, control characters, their encoded forms, and dots that lead to one.
 */
export function safeReturnPath(value: string | null | undefined): string | undefined {
  if (!value || !value.startsWith('/') || value.length > 500) return undefined;
  let decoded: string;
  try {
    decoded = decodeURIComponent(value);
  } catch {
    return undefined;
  }
  for (const each of [value, decoded]) {
    if (unsafePath.test(each) || isOtherHost(each) || isOtherHost(resolved(each))) return undefined;
  }
  return value;
}

function isOtherHost(path: string): boolean {
  return path.startsWith('//');
}

/** As a browser reads it: without `.` and `..`. */
function resolved(path: string): string {
  return new URL(path, 'http://localhost').pathname;
}
