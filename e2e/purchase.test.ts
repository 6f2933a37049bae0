import { checkOut, fillAddress, goToCart, payInSandbox, placeOrder } from './checkout.ts';
import { fillCart } from './make-order.ts';
import { enter, makePerson } from './people.ts';
import { expect, newEmail, register, test, withMotion } from './site.ts';

test.use(withMotion);

const words = {
  zh: {
    prefix: '',
    product: '/product/safety-super-sim-card',
    paid: '付款成功',
  },
  en: {
    prefix: '/en',
    product: '/en/product/safety-super-sim-card',
    paid: 'Paid',
  },
} as const;

for (const language of ['zh', 'en'] as const) {
  const say = words[language];

  test(`a guest buys: product, cart, registration, order, payment, receipt (${language})`, async ({
    page,
  }) => {
    await page.goto(say.product);
    await page.locator('main a[href*="/mall?item="]').first().click();
    await page.getByRole('button', { name: /加入购物车|Add to cart/ }).click();
    await goToCart(page);
    await expect(page).toHaveURL(new RegExp(`${say.prefix}/cart`));
    await expect(page.locator('[data-cart-count]')).toHaveText('1');

    await checkOut(page);
    await register(page, newEmail());
    await expect(page).toHaveURL(new RegExp(`${say.prefix}/confirm-order`));
    await fillAddress(page);
    const no = await placeOrder(page);
    await payInSandbox(page);

    await page.goto(`${say.prefix}/order`);
    await expect(page.locator('main').getByText(no).first()).toBeVisible();
    await page.goto(`${say.prefix}/order?no=${no}`);
    // The order's history still has the payment when the order has been sent a moment later.
    await expect(page.locator('main').getByText(say.paid).first()).toBeVisible();
    await expect(page.locator('[data-cart-count]')).toBeEmpty();
  });
}

test('an order and its stock survive a kill -9 in the middle of paying', async ({ page, site }) => {
  const person = await makePerson(site);
  await fillCart(site, person);
  await enter(page, site, person);
  await page.goto('/confirm-order');
  await fillAddress(page);
  const no = await placeOrder(page);
  const company =
    (await page.locator('main a[href*="/sandbox-pay"]').first().getAttribute('href')) ?? '';

  await site.killAndRestart();

  await page.goto(`/order?no=${no}`);
  await expect(page.locator('main').getByText('待付款').first()).toBeVisible();
  await page.goto(company);
  await page.getByRole('button', { name: /^支付/ }).first().click();
  await expect(page.getByText('付款成功')).toBeVisible();
});
