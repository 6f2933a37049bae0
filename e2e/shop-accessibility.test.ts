import type { Page } from '@playwright/test';

import { problemsOn } from './axe.ts';
import {
  addToCart,
  checkOut,
  goToCart,
  openItem,
  pastedAddress,
  placeOrder,
  untilCartIsAlive,
} from './checkout.ts';
import { expect, newEmail, register, test } from './site.ts';

// The pages' content security policy would block the injected axe script; the other journeys run with the policy.
test.use({ bypassCSP: true });

const words = {
  zh: {
    add: '加入购物车',
    remove: /^删除/,
    save: /^稍后再买/,
    paste: /粘贴整段/,
    keep: '保存到账户',
    note: '添加备注',
    cancel: '取消订单',
    pay: /^支付/,
    refund: '申请退款',
    part: '只退部分金额',
    send: /^提交申请/,
  },
  en: {
    add: 'Add to cart',
    remove: /^Remove/,
    save: /^Save for later/,
    paste: /^Paste a whole address/,
    keep: 'Save to your account',
    note: 'Add a note',
    cancel: 'Cancel order',
    pay: /^Pay/,
    refund: 'Ask for a refund',
    part: 'Part of the price',
    send: /^Send the request/,
  },
} as const;

interface Look {
  prefix: '' | '/en';
  say: (typeof words)['zh' | 'en'];
}

async function expectSound(page: Page, state: string): Promise<void> {
  expect.soft(await problemsOn(page), state).toEqual([]);
}

function button(page: Page, name: RegExp | string) {
  return page.locator('main').getByRole('button', { name });
}

async function choose(page: Page, { prefix, say }: Look): Promise<void> {
  for (const query of ['q=SIM&sort=price-desc', 'q=nothing-like-it', 'item=tls-licence']) {
    await page.goto(`${prefix}/mall?${query}`);
    await expectSound(page, query);
  }
  await openItem(page, `${prefix}/mall?item=sim-card`);
  await button(page, say.add).click();
  await page.locator('dialog[open]').waitFor();
  await expectSound(page, 'what was added');
  await goToCart(page);
  await untilCartIsAlive(page);
  const removed = page.waitForResponse(/\/api\/cart\/remove/);
  await button(page, say.remove).first().click();
  await removed;
  for (const item of ['sim-card', 'crypto-module', 'tls-licence'])
    await addToCart(page, item, { prefix, quantity: 12 });
  await untilCartIsAlive(page);
  await button(page, say.save).last().click();
  await expect(page.locator('#saved-lines')).toBeVisible();
  await button(page, say.remove).first().click();
  await expect(page.locator('main [id^=line-]')).toHaveCount(2);
  // The totals are paler until the server has confirmed them.
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expectSound(page, 'a cart with a line aside and one removed');
}

async function identify(page: Page, { prefix }: Look): Promise<void> {
  await page.goto(`${prefix}/uid-front/login`);
  await page.locator('input[type=email]').fill('nobody@');
  await page.keyboard.press('Enter');
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(2);
  await expectSound(page, 'a login with wrong fields');
  await page.locator('input[type=email]').fill(newEmail());
  await page.locator('input[autocomplete=current-password]').fill('not the right one');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectSound(page, 'a refused login');
  await page.goto(`${prefix}/uid-front/forgot-password`);
  await page.locator('input[type=email]').fill(newEmail());
  await page.keyboard.press('Enter');
  await page.locator('input[autocomplete=one-time-code]').fill('12');
  await page.keyboard.press('Enter');
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await expectSound(page, 'a new password with wrong fields');
}

async function order(page: Page, { say }: Look): Promise<string> {
  const submit = page.locator('form button[type=submit]').last();
  await page.locator('[value=special]').check();
  await button(page, say.note).click();
  await submit.click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
  await expectSound(page, 'an order with wrong fields');
  await button(page, say.paste).click();
  await page.locator('[name=pasted-address]').fill(pastedAddress);
  await page.keyboard.press('Tab');
  await expect(page.locator('[name="address.street"]')).not.toHaveValue('');
  await page.locator('[value=none]').check();
  await button(page, say.keep).click();
  await expect(page.locator('#saved-address')).toBeVisible();
  await expectSound(page, 'an order with the address book');
  return placeOrder(page);
}

async function pay(page: Page, no: string, { prefix, say }: Look): Promise<void> {
  await page.goto(`${prefix}/pay-gateway?no=${no}&change=1`);
  await expect(page.locator('main form button[type=submit]')).toBeVisible();
  await expectSound(page, 'the only way to pay');
  await page.goto(`${prefix}/pay-gateway?no=${no}`);
  await page.locator('main a[href*="/sandbox-pay"]').waitFor();
  await expectSound(page, 'a code to pay by');
  const company = await page.locator('main a[href*="/sandbox-pay"]').first().getAttribute('href');
  await page.goto(`${prefix}/pay-complete?no=${no}`);
  await page.locator('[data-outcome=confirming]').waitFor();
  await expectSound(page, 'a payment being confirmed');
  await page.goto(`${prefix}/unpaid-order`);
  await page.locator('main li h2').waitFor();
  await expectSound(page, 'the orders to pay');
  await page.goto(`${prefix}/unpaid-order?no=${no}`);
  await button(page, say.cancel).click();
  await page.getByRole('dialog').waitFor();
  await expectSound(page, 'a dialog that cancels');
  await page.goto(company ?? '');
  await page.getByRole('button', { name: say.pay }).first().click();
  await page.locator('[data-outcome=paid]').waitFor();
  await expectSound(page, 'a payment that has arrived');
}

async function lookBack(page: Page, no: string, { prefix, say }: Look): Promise<void> {
  await page.goto(`${prefix}/order?no=${no}`);
  await button(page, say.refund).click();
  await page.getByRole('radio', { name: say.part }).check();
  await button(page, say.send).click();
  await expect(page.locator('[name=yuan]')).toBeFocused();
  await expectSound(page, 'an order with a refund to ask for');
  for (const query of ['', '?q=nothing-like-it', '?view=notices', '?no=2601010000000000']) {
    await page.goto(`${prefix}/order${query}`);
    await expect(page.locator('main h2').first()).toBeVisible();
    await expectSound(page, `/order${query}`);
  }
  for (const path of ['modify-password', 'login']) {
    await page.goto(`${prefix}/uid-front/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectSound(page, path);
  }
}

const all = process.env.ALL_PAGES !== undefined;

for (const [width, language] of [
  [360, 'zh'],
  [1280, 'en'],
  ...(all
    ? ([
        [1280, 'zh'],
        [360, 'en'],
      ] as const)
    : []),
] as const) {
  test(
    `axe finds nothing on the way of a purchase (${language}, ${width} px)`,
    { tag: '@long' },
    async ({ page }) => {
      test.setTimeout(480_000);
      const look: Look = { prefix: language === 'en' ? '/en' : '', say: words[language] };
      await page.setViewportSize({ width, height: 900 });
      await choose(page, look);
      await identify(page, look);
      await page.goto(`${look.prefix}/cart`);
      await checkOut(page);
      await register(page, newEmail());
      await expect(page).toHaveURL(/\/confirm-order/);
      const no = await order(page, look);
      await pay(page, no, look);
      await lookBack(page, no, look);
    },
  );
}
