import type { BrowserContext, Page } from '@playwright/test';

import { addToCart, checkOut, fillAddress, placeOrder } from './checkout.ts';
import { newEmail, register } from './site.ts';

interface Visit {
  name: string;
  path: string;
  /** What the visitor has done before, in pages whose cached files are deleted afterwards. */
  prepare?: (context: BrowserContext) => Promise<unknown>;
  /** Maximum number of KB (of 1,024 bytes), and of files. */
  goal: [kilobytes: number, files: number];
  /** If true, the page may have at most 1 KB of script before the first paint and 10 KB after it. */
  isContent?: boolean;
}

/** The viewport of Lighthouse's phone, in CSS pixels. */
export const telephone = { width: 412, height: 823 };

/** First visits in Chinese, and how much each may transfer, apart from what an idle page prefetches. */
export const visits: readonly Visit[] = [
  { name: 'home', path: '/home', goal: [110, 14], isContent: true },
  { name: 'product', path: '/product/safety-sim-card', goal: [130, 16], isContent: true },
  { name: 'mall', path: '/mall', goal: [100, 14], isContent: true },
  { name: 'cart, empty', path: '/cart', goal: [180, 16] },
  { name: 'cart, filled', path: '/cart', goal: [180, 16], prepare: fillCart(['sim-card']) },
  {
    name: 'cart of three items',
    path: '/cart',
    goal: [180, 16],
    prepare: fillCart(['sim-card', 'super-sim-card', 'border-gateway']),
  },
  { name: 'login', path: '/uid-front/login', goal: [190, 14] },
  { name: 'guest to /confirm-order', path: '/confirm-order', goal: [260, 24] },
  { name: 'orders, signed in', path: '/order', prepare: buySomething, goal: [272, 28] },
  { name: 'account', path: '/uid-front/security', prepare: buySomething, goal: [256, 26] },
];

function fillCart(items: readonly string[]) {
  return async (context: BrowserContext): Promise<void> => {
    const page = await context.newPage();
    // Adds the items one after the other, as a buyer does.
    for (const item of items) await addToCart(page, item);
    await forgetFonts(page);
  };
}

async function buySomething(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await addToCart(page, 'sim-card');
  await checkOut(page);
  await register(page, newEmail());
  await fillAddress(page);
  await placeOrder(page);
  await forgetFonts(page);
}

/** Deletes the note that the fonts have been fetched, because the cache that holds them is about to be emptied. */
async function forgetFonts(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('uid-fonts'));
  await page.close();
}
