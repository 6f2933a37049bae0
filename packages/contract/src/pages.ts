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
