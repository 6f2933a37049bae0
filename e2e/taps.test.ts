import type { Locator, Page } from '@playwright/test';

import { addAuthenticator } from './authenticator.ts';
import { openItem } from './checkout.ts';
import { expect, newEmail, readCode, test } from './site.ts';

test.use({
  // A passkey belongs to a domain name, and an IP address has none.
  baseURL: async ({ site }, use) => use(site.origin.replace('127.0.0.1', 'localhost')),
  viewport: { width: 360, height: 740 },
});

/** Counts the taps and fields of a journey, including the device's requests to its owner. */
async function createHand(page: Page) {
  const device = await addAuthenticator(page);
  const counted = { taps: 0, fields: 0 };
  return {
    /** Each passkey ceremony asks for a fingerprint, which counts as a tap. */
    count: () => ({ ...counted, taps: counted.taps + device.countCeremonies() }),
    async tap(target: Locator): Promise<void> {
      counted.taps += 1;
      await target.click();
    },
    /** Typing into a field that does not have the focus takes a tap first. */
    async type(field: Locator, text: string): Promise<void> {
      await field.waitFor();
      const isReady = await field.evaluate((element) => element === document.activeElement);
      if (!isReady) await this.tap(field);
      counted.fields += 1;
      await page.keyboard.type(text);
    },
  };
}
type Hand = Awaited<ReturnType<typeof createHand>>;

const submit = 'main form button[type=submit], main form button:not([type])';

/** Goes from the checkout to the result of the payment. */
async function pay(page: Page, hand: Hand): Promise<void> {
  await expect(page).toHaveURL(/\/confirm-order/);
  await hand.tap(page.locator('input[name=agreement]'));
  await hand.tap(page.locator('main form button[type=submit]').last());
  // With only one payment method, a phone goes to the payment company by itself.
  await expect(page).toHaveURL(/\/sandbox-pay\?/);
  await hand.tap(page.getByRole('button', { name: /^支付/ }).first());
  await expect(page.locator('[data-outcome=paid]')).toBeVisible();
}

async function buyNow(page: Page, hand: Hand): Promise<void> {
  await openItem(page, '/mall?item=sdp-licence');
  await hand.tap(page.getByRole('button', { name: '立即购买' }));
  await expect(page).toHaveURL(/\/uid-front\/login\?return=/);
  await expect(page.getByText('为购物车里的 1 件商品付款。购物车会为您保留')).toBeVisible();
}

test(
  'from the item to paid: a new buyer taps ten times and types five fields at most, one who returns taps six times',
  { tag: '@long' },
  async ({ page }) => {
    // With passkey autofill, this test's device, which confirms at once, would log in by itself.
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
    });
    const hand = await createHand(page);
    const email = newEmail();
    await buyNow(page, hand);
    await hand.tap(page.getByRole('link', { name: '注册新账户' }));
    await hand.type(page.locator('input[type=email]'), email);
    await hand.type(page.locator('input[name=displayName]'), '李娜');
    await hand.tap(page.locator(submit));
    await hand.type(page.locator('input[autocomplete=one-time-code]'), await readCode(page, email));
    await hand.tap(page.getByRole('button', { name: '创建通行密钥并登录' }));
    await pay(page, hand);
    const asNew = hand.count();
    expect(asNew.taps).toBeLessThanOrEqual(10);
    expect(asNew.fields).toBeLessThanOrEqual(5);

    await page.evaluate(() => localStorage.clear());
    await page.context().clearCookies();
    await buyNow(page, hand);
    await hand.tap(page.getByRole('button', { name: '用通行密钥登录' }));
    await pay(page, hand);
    const { taps, fields } = hand.count();
    expect(taps - asNew.taps).toBeLessThanOrEqual(6);
    expect(fields).toBe(asNew.fields);
  },
);

test(
  'from the item to paid with a mobile number alone: ten taps and five fields at most, and six taps for one who returns',
  { tag: '@long' },
  async ({ page }) => {
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
    });
    const hand = await createHand(page);
    const number = `136${`${Date.now()}`.slice(-8)}`;
    const code = page.locator('input[autocomplete=one-time-code]');
    await buyNow(page, hand);
    await hand.tap(page.getByRole('link', { name: '注册新账户' }));
    await hand.tap(page.getByRole('button', { name: '用手机号注册' }));
    await expect(page.getByText('为购物车里的 1 件商品付款。购物车会为您保留')).toBeVisible();
    await hand.type(page.locator('input[type=tel]'), number);
    await hand.tap(page.locator(submit));
    await hand.type(code, await readCode(page, number));
    await pay(page, hand);
    const asNew = hand.count();
    expect(asNew.taps).toBeLessThanOrEqual(10);
    expect(asNew.fields).toBeLessThanOrEqual(5);

    await page.evaluate(() => localStorage.clear());
    await page.context().clearCookies();
    await buyNow(page, hand);
    await hand.tap(page.getByRole('link', { name: '手机验证码登录' }));
    await hand.type(page.locator('input[type=tel]'), number);
    await hand.tap(page.locator(submit));
    await hand.type(code, await readCode(page, number));
    await pay(page, hand);
    const { taps } = hand.count();
    expect(taps - asNew.taps).toBeLessThanOrEqual(6);
  },
);
