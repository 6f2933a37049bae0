import type { Page } from '@playwright/test';

/** Language, width of the window in pixels, and the system's colour scheme. */
export type Look = `${'zh' | 'en'} ${360 | 768 | 1280 | 1920} ${'day' | 'night'}`;

export interface Picture {
  /** `$no` stands for the number of the order that was bought before. Left out if the page is already open. */
  path: string;
  looks: Look[];
  /** What the visitor does before the picture is taken. */
  act?: (page: Page) => Promise<void>;
  /** Selector of the element at the top of the picture, if it is not the top of the page. */
  from?: string;
}

type Pictures = Record<string, Picture>;

const press = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

/** Pictures of a visitor without a session. */
export const visitors = {
  home: { path: '/home', looks: ['zh 1280 day', 'en 360 night'] },
  'home-foot': { path: '/home', looks: ['en 768 night'], from: 'footer' },
  'products-menu': {
    path: '/product',
    looks: ['en 1280 day'],
    act: press(/^(Menu · Products|菜单 · 产品)$/),
  },
  'phone-menu': { path: '/solution', looks: ['zh 360 day'], act: press(/^(Menu|菜单)$/) },
  product: { path: '/product/safety-super-sim-card', looks: ['zh 768 day', 'en 1280 night'] },
  solution: { path: '/solution/safety-electric', looks: ['zh 1280 night', 'en 360 day'] },
  mall: { path: '/mall', looks: ['zh 1280 day', 'en 360 night'] },
  item: { path: '/mall?item=sim-card', looks: ['zh 360 day', 'en 1280 day'] },
  'item-not-found': { path: '/mall?item=no-such-item', looks: ['en 360 day'] },
  cases: { path: '/client-case', looks: ['zh 360 night', 'en 768 day'] },
  news: { path: '/news', looks: ['zh 768 night'] },
  article: { path: '/news/detail?id=akma', looks: ['zh 360 day', 'en 768 night'] },
  support: { path: '/support', looks: ['zh 1280 day'] },
  search: { path: '/support?q=gateway', looks: ['en 360 day', 'zh 768 day', 'en 1920 day'] },
  cooperation: { path: '/support/cooperation', looks: ['en 768 day'] },
  certificates: { path: '/support/certificates', looks: ['zh 1280 night'] },
  security: { path: '/support/security', looks: ['en 360 night'] },
  login: { path: '/uid-front/login', looks: ['zh 360 night', 'en 768 day'] },
  'login-refused': {
    path: '/uid-front/login',
    looks: ['en 360 day'],
    act: async (page) => {
      await page.locator('input[type=email]').fill('wang@example.com');
      await page.locator('input[autocomplete=current-password]').fill('wrong');
      await page.keyboard.press('Enter');
      await page.getByRole('alert').first().waitFor();
    },
  },
  register: { path: '/uid-front/register', looks: ['zh 768 day'] },
  'cart-empty': { path: '/cart', looks: ['en 360 day'] },
  'not-found': { path: '/no-such-page', looks: ['zh 768 night'] },
} satisfies Pictures;

/** Pictures of a customer who buys, in this order. */
export const shoppers = {
  'cart-full': { path: '/cart', looks: ['zh 1280 day', 'en 360 night'] },
  checkout: { path: '/confirm-order', looks: ['zh 360 day', 'en 1280 day'] },
  'checkout-refused': {
    path: '/confirm-order',
    looks: ['en 768 night'],
    act: (page) => page.locator('form button[type=submit]').last().click(),
  },
  pay: { path: '/pay-gateway?no=$no', looks: ['zh 360 day', 'en 1280 night'] },
  'order-unpaid': { path: '/unpaid-order?no=$no', looks: ['en 768 day'] },
  paid: { path: '/pay-complete?no=$no', looks: ['zh 1280 day'] },
  order: { path: '/order?no=$no', looks: ['zh 1280 night', 'en 360 day'] },
  'order-print': {
    path: '/order?no=$no',
    looks: ['zh 768 day'],
    act: (page) => page.emulateMedia({ media: 'print' }),
  },
  orders: { path: '/order', looks: ['zh 768 day'] },
  account: { path: '/uid-front/security', looks: ['zh 360 night', 'en 1280 day'] },
} satisfies Pictures;

/** Pictures of a member of staff. */
export const staff = {
  'console-overview': { path: '/operator', looks: ['zh 1280 day', 'en 360 night'] },
  'console-orders': { path: '/operator/orders', looks: ['en 1280 day', 'zh 1920 night'] },
  'console-order': { path: '/operator/orders/$no', looks: ['zh 360 day'] },
  'console-editor': {
    path: '/operator/contents/news/akma?part=zh',
    looks: ['en 1280 day', 'zh 768 night'],
  },
  'console-catalogue': { path: '/operator/catalogue', looks: ['en 768 day'] },
} satisfies Pictures;

export function looks(): Look[] {
  return all().flatMap(([, { looks }]) => looks);
}

/** Returns the file names of the kept pictures. */
export function fileNames(): string[] {
  return all().flatMap(([name, { looks }]) => looks.map((look) => fileName(name, look)));
}

export function fileName(name: string, look: Look): string {
  return `${name}-${look.replaceAll(' ', '-')}.png`;
}

function all(): [string, Picture][] {
  return Object.entries({ ...visitors, ...shoppers, ...staff });
}
