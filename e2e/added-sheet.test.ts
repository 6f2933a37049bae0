import { fillAddress, openItem, placeOrder } from './checkout.ts';
import { expect, newEmail, register, test } from './site.ts';

const looks = {
  zh: {
    prefix: '',
    add: '加入购物车',
    title: '已加入购物车',
    missing: '实物再买 ¥364.00 免运费',
    days: /预计\s\d+月\d+日发货，\d+月\d+日送达/,
    goOn: '继续选购',
    buy: '立即购买',
    toCart: '查看购物车',
    viewport: { width: 360, height: 740 },
  },
  en: {
    prefix: '/en',
    add: 'Add to cart',
    title: 'Added to your cart',
    missing: '¥364.00 more of goods and delivery is free',
    days: /Ships around \d+\s\w+, arrives around \d+\s\w+/,
    goOn: 'Keep shopping',
    buy: 'Buy now',
    toCart: 'View cart',
    viewport: { width: 1280, height: 800 },
  },
} as const;

for (const language of ['zh', 'en'] as const) {
  const say = looks[language];

  test.describe(`${say.viewport.width} px wide (${language})`, () => {
    test.use({ viewport: say.viewport });

    test('adding leaves the page as it is and says what was added, by keyboard alone', async ({
      page,
    }) => {
      await openItem(page, `${say.prefix}/mall?item=sim-card`);
      const add = page.getByRole('button', { name: say.add, exact: true });
      const sheet = page.getByRole('dialog', { name: say.title });
      await page.locator('input[name=quantity]').fill('2');
      await add.focus();
      await page.keyboard.press('Enter');
      await expect(sheet.getByRole('heading')).toBeFocused();
      for (const words of [say.missing, say.days]) await expect(sheet).toContainText(words);
      await expect(sheet.locator('svg, img').first()).toBeVisible();
      await expect(page.locator('[data-cart-count]')).toHaveText('2');
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
      await expect(add).toBeFocused();

      await page.keyboard.press('Enter');
      await sheet.getByRole('button', { name: say.goOn }).press('Enter');
      await expect(sheet).toHaveCount(0);
      await expect(add).toBeFocused();
      await expect(page).toHaveURL(/\/mall\?item=sim-card/);

      await page.keyboard.press('Enter');
      await sheet.getByRole('link', { name: say.toCart }).press('Enter');
      await expect(page).toHaveURL(new RegExp(`${say.prefix}/cart$`));
      // The cart has three times two pieces, each at the price for five or more.
      await expect(page.locator('main').getByText('390.00').first()).toBeVisible();
      await page.goBack();
      await expect(page.locator('input[name=quantity]')).toBeVisible();
      await expect(sheet).toHaveCount(0);
    });

    test('what is bought now goes straight to the order', async ({ page }) => {
      await page.goto(`${say.prefix}/mall?item=sim-card`);
      await page.getByRole('button', { name: say.buy }).click();
      await expect(page).toHaveURL(/\/uid-front\/login\?return=/);
      await page
        .locator('main')
        .getByRole('link', { name: /注册|account/i })
        .first()
        .click();
      await register(page, newEmail());
      await expect(page).toHaveURL(new RegExp(`${say.prefix}/confirm-order`));
      await expect(page.locator('main')).toContainText(say.days);
      await fillAddress(page);
      await placeOrder(page);
    });
  });
}

test('the sheet leads straight to the order, too', async ({ page }) => {
  await openItem(page, '/mall?item=sim-card');
  await page.getByRole('button', { name: looks.zh.add, exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: '去结算' }).click();
  await expect(page).toHaveURL(/\/uid-front\/login\?return=%2Fconfirm-order/);
});
