import { expect, newEmail, register, test } from './site.ts';

const words = {
  zh: {
    prefix: '',
    product: '/product/safety-super-sim-card',
    buy: '去商城选购',
    item: '超级 SIM 卡',
    add: '加入购物车',
    checkout: '去结算',
    register: /注册/,
    recipient: '收件人',
    phone: '手机号码',
    province: /省/,
    city: '城市',
    district: /区/,
    street: /街道|详细/,
    agree: /同意/,
    place: /提交订单/,
    pay: /^支付/,
    paid: '付款成功',
    orders: '我的订单',
    paidState: '已付款',
  },
  en: {
    prefix: '/en',
    product: '/en/product/safety-super-sim-card',
    buy: 'Buy in the shop',
    item: /Super SIM/,
    add: 'Add to cart',
    checkout: /check ?out/i,
    register: /account/i,
    recipient: /recipient|name/i,
    phone: /phone/i,
    province: /province/i,
    city: /city/i,
    district: /district/i,
    street: /street/i,
    agree: /read and accept/i,
    place: /place.*order/i,
    pay: /^Pay/,
    paid: /payment (received|succeeded|complete)|paid/i,
    orders: /your orders/i,
    paidState: 'Paid',
  },
} as const;

for (const language of ['zh', 'en'] as const) {
  const say = words[language];

  test(`a guest buys: product, cart, registration, order, payment, receipt (${language})`, async ({
    page,
  }) => {
    const email = newEmail();
    await page.goto(say.product);
    await page.getByRole('link', { name: say.buy }).first().click();
    await page.locator('main').getByRole('link', { name: say.item }).first().click();
    await page.getByRole('button', { name: say.add }).click();
    await expect(page).toHaveURL(new RegExp(`${say.prefix}/cart`));
    await expect(page.locator('[data-cart-count]')).toHaveText('1');

    await page.locator('main').getByRole('link', { name: say.checkout }).click();
    await expect(page).toHaveURL(/\/uid-front\/login\?return=/);
    await page.locator('main').getByRole('link', { name: say.register }).first().click();
    await register(page, email);

    await expect(page).toHaveURL(new RegExp(`${say.prefix}/confirm-order`));
    await page.getByLabel(say.recipient).first().fill('王小明');
    await page.getByLabel(say.phone).fill('13800138000');
    await page.getByRole('textbox', { name: say.province }).fill('广东省');
    await page.getByRole('textbox', { name: say.city }).fill('深圳市');
    await page.getByRole('textbox', { name: say.district }).fill('南山区');
    await page.getByRole('textbox', { name: say.street }).fill('科技园路 1 号');
    await page.getByRole('checkbox', { name: say.agree }).check();
    await page.getByRole('button', { name: say.place }).click();

    await expect(page).toHaveURL(new RegExp(`${say.prefix}/pay-gateway\\?no=`));
    const no = new URL(page.url()).searchParams.get('no') ?? '';
    await page.locator('main').getByRole('button').first().click();
    const company = page.locator('main a[href*="/sandbox-pay"]').first();
    await page.goto((await company.getAttribute('href')) ?? '');
    await page.getByRole('button', { name: say.pay }).first().click();

    await expect(page).toHaveURL(new RegExp(`${say.prefix}/pay-complete`));
    await expect(page.getByText(say.paid).first()).toBeVisible();

    await page.goto(`${say.prefix}/order`);
    await expect(page.locator('main').getByText(no).first()).toBeVisible();
    await page.goto(`${say.prefix}/order?no=${no}`);
    await expect(page.locator('main').getByText(say.paidState).first()).toBeVisible();
    await expect(page.locator('[data-cart-count]')).toBeEmpty();
  });
}

test('an order and its stock survive a kill -9 in the middle of paying', async ({ page, site }) => {
  await page.goto('/mall?item=sim-card');
  await page.getByRole('button', { name: '加入购物车' }).click();
  await page.locator('main').getByRole('link', { name: '去结算' }).click();
  await page.locator('main').getByRole('link', { name: /注册/ }).first().click();
  await register(page, newEmail());
  await expect(page).toHaveURL(/\/confirm-order/);
  await page.getByLabel('收件人').fill('王小明');
  await page.getByLabel('手机号码').fill('13800138000');
  await page.getByRole('textbox', { name: /省/ }).fill('广东省');
  await page.getByRole('textbox', { name: '城市' }).fill('深圳市');
  await page.getByRole('textbox', { name: /区/ }).fill('南山区');
  await page.getByRole('textbox', { name: /街道|详细/ }).fill('科技园路 1 号');
  await page.getByRole('checkbox', { name: /同意/ }).check();
  await page.getByRole('button', { name: /提交订单/ }).click();
  await expect(page).toHaveURL(/\/pay-gateway\?no=/);
  const no = new URL(page.url()).searchParams.get('no') ?? '';
  await page.locator('main').getByRole('button').first().click();
  const company =
    (await page.locator('main a[href*="/sandbox-pay"]').first().getAttribute('href')) ?? '';

  await site.killAndRestart();

  await page.goto(`/order?no=${no}`);
  await expect(page.locator('main').getByText('待付款').first()).toBeVisible();
  await page.goto(company);
  await page.getByRole('button', { name: /^支付/ }).first().click();
  await expect(page.getByText('付款成功')).toBeVisible();
});
