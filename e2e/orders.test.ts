import type { Locator, Page } from '@playwright/test';
import { requestRefund } from '@uid/contract/refunds';

import {
  addToCart,
  buyer,
  checkOut,
  fillAddress,
  openItem,
  pastedAddress,
  payInSandbox,
  placeOrder,
  readAddress,
} from './checkout.ts';
import { callAs, fillCart, makeOrder } from './make-order.ts';
import { fontsOf } from './fonts-of.ts';
import { enter, inDatabase, makePerson } from './people.ts';
import { expect, logIn, newEmail, openForDevelopment, password, register, test } from './site.ts';
import type { Site } from './site.ts';

/** Opens the checkout of a new account with two pieces in its cart. */
async function startCheckout(page: Page, site: Site): Promise<string> {
  const person = await makePerson(site);
  await fillCart(site, person, { quantity: 2 });
  await enter(page, site, person);
  await page.goto('/confirm-order');
  return person.email;
}

async function paste(page: Page): Promise<void> {
  await page.getByRole('button', { name: /粘贴整段/ }).click();
  await page.locator('[name=pasted-address]').fill(pastedAddress);
  await page.keyboard.press('Tab');
  await expect.poll(() => readAddress(page)).toEqual(buyer);
}

/** Requests a refund for one of the two cards that were sent, with the server's amount, and withdraws the request. */
async function askOnePieceBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: '申请退款' }).click();
  await page.getByRole('radio', { name: '退部分商品' }).check();
  await page.locator('[name="pieces-SIM-3FF-10"]').selectOption('1');
  await page.locator('[name=reason]').selectOption('not-needed');
  await page.getByRole('button', { name: /提交申请 · ¥68\.00/ }).click();
  const refunds = page.getByRole('region', { name: '退款' });
  await expect(refunds.getByText('审核中')).toBeVisible();
  await page.getByRole('button', { name: '撤回申请' }).click();
  await expect(refunds.getByText('已撤回')).toBeVisible();
}

/** Reloads and waits until the order is shown: before that, the test can't know whether something is missing. */
async function reloadOrder(page: Page): Promise<void> {
  await page.reload();
  await expect(page.locator('#order-state')).toBeVisible();
}

/** Moves parcels on at the stand-in carrier's page, because the carrier otherwise takes two minutes for a delivery. */
async function hurryParcels(page: Page): Promise<void> {
  const moveOn = page.locator('button[value=move]');
  await openForDevelopment(page, '/sandbox-carrier');
  while ((await moveOn.count()) > 0)
    await Promise.all([page.waitForEvent('load'), moveOn.first().click()]);
}

test('from a guest’s cart to goods received: pasted address, payment, parcels, keys, a piece back, receipt', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await addToCart(page, 'tls-licence');
  await addToCart(page, 'sim-card', { quantity: 2 });
  await checkOut(page);
  await register(page, newEmail());
  await paste(page);
  await page.getByRole('button', { name: '保存到账户' }).click();
  await expect(page.getByRole('radio', { name: /王小明/ })).toBeChecked();
  const no = await placeOrder(page);
  await payInSandbox(page);

  await page.goto(`/order?no=${no}`);
  const main = page.locator('main');
  const keys = main.getByRole('region', { name: '授权码' }).locator('code');
  // Keys and parcels appear a moment after the payment.
  await expect(async () => {
    await reloadOrder(page);
    await expect(main.getByText('包裹 1')).toBeVisible({ timeout: 5000 });
    await expect(keys.first()).toHaveText(/^[0-9A-Z-]{10,}$/, { timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  await askOnePieceBack(page);
  await hurryParcels(page);
  await page.goto(`/order?no=${no}`);
  await expect(async () => {
    await reloadOrder(page);
    await expect(page.getByRole('button', { name: '确认收货' })).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  await page.getByRole('button', { name: '确认收货' }).click();
  await expect(main.getByText('订单完成').first()).toBeVisible();

  await page.goto('/order?view=notices');
  await expect(main.getByText('未读').first()).toBeVisible();
  await page.getByRole('button', { name: '全部标为已读' }).click();
  await expect(main.getByText('没有未读')).toBeVisible();
});

interface Answer {
  result: { state?: string; licences?: { keys: unknown[] }[] };
}

/** Makes the page see the order as paid, with none of its keys issued, until `issue` is called. */
async function holdKeys(page: Page): Promise<{ issue: () => void }> {
  let isIssued = false;
  await page.route(/\/api\/order(\/licences)?\?/, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as Answer;
    if (!isIssued && json.result.state) json.result.state = 'paid';
    if (!isIssued) for (const licence of json.result.licences ?? []) licence.keys = [];
    await route.fulfill({ response, json });
  });
  return { issue: () => void (isIssued = true) };
}

test('keys that are issued while the page is open appear by themselves and are told politely', async ({
  page,
  site,
}) => {
  const person = await makePerson(site);
  const no = await makeOrder(site, person, { sku: 'ITLS-1', isPaid: true });
  await enter(page, site, person);

  const server = await holdKeys(page);
  await page.goto(`/order?no=${no}`);
  const part = page.getByRole('region', { name: '授权码' });
  await expect(part.getByRole('status').first()).toContainText('正在签发');
  await expect(part.locator('code')).toHaveCount(0);
  await expect(page.locator('#order-state')).toContainText('已付款');
  const opened = await page.evaluate(() => performance.timeOrigin);
  server.issue();
  await expect(part.locator('code').first()).toHaveText(/^[0-9A-Z-]{10,}$/);
  await expect(part.getByRole('status').first()).toHaveText('授权码已签发。');
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
  // Issuing the keys changed the order's state, and the page must show the new state.
  await expect(page.locator('#order-state')).toContainText('已送达');
});

test('A23: two tabs, two clicks, one order', async ({ page, context, site }) => {
  await startCheckout(page, site);
  await fillAddress(page);
  const other = await context.newPage();
  await other.goto('/confirm-order');
  await fillAddress(other);
  await page.locator('input[name=agreement]').check();
  await other.locator('input[name=agreement]').check();
  await Promise.all([
    page.locator('form button[type=submit]').last().dblclick(),
    other.locator('form button[type=submit]').last().dblclick(),
  ]);
  await expect
    .poll(() => [page, other].filter((each) => each.url().includes('/pay-gateway')).length)
    .toBe(1);
  const refused = page.url().includes('/pay-gateway') ? other : page;
  await expect(refused.getByText('没有可下单的商品')).toBeVisible();
  await page.goto('/order');
  await expect(page.locator('main').getByRole('link', { name: /查看详情/ })).toHaveCount(1);
});

test('what was typed is still there after a reload and a refusal', async ({ page, site }) => {
  await startCheckout(page, site);
  await fillAddress(page);
  await page.getByRole('radio', { name: /企业专票/ }).check();
  await page.locator('[name="invoice.title"]').fill('示例公司');
  await page.locator('[name="invoice.taxNumber"]').fill('91330100MA2EXAMPMN');
  await page.locator('form button[type=submit]').last().click();
  await expect(page.locator('[name="invoice.taxNumber"]')).toBeFocused();
  await expect(page.getByText('不是有效的统一社会信用代码')).toBeVisible();
  await page.reload();
  await expect.poll(() => readAddress(page)).toEqual(buyer);
  await expect(page.locator('[name="invoice.title"]')).toHaveValue('示例公司');
});

test('a kept address is there at the next login, and another can be chosen or removed', async ({
  page,
  browser,
  site,
}) => {
  const email = await startCheckout(page, site);
  await paste(page);
  await page.getByRole('button', { name: '保存到账户' }).click();
  await expect(page.getByRole('radio', { name: /王小明/ })).toBeChecked();

  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const desk = await elsewhere.newPage();
  await desk.goto('/uid-front/login?return=%2Fconfirm-order');
  await logIn(desk, email, password);
  await expect(desk.getByRole('radio', { name: /王小明/ })).toBeChecked();
  await desk.getByRole('button', { name: '使用新地址' }).click();
  await fillAddress(desk);
  await desk.locator('[name="address.recipient"]').fill('李小红');
  await desk.getByRole('button', { name: '保存到账户' }).click();
  await expect(desk.getByRole('radio', { name: /李小红/ })).toBeChecked();
  await desk.getByRole('button', { name: '设为默认' }).click();
  await expect(desk.getByRole('button', { name: '设为默认' })).toHaveCount(0);
  await desk.getByRole('button', { name: /删除 李小红/ }).click();
  await expect(desk.getByRole('radio', { name: /李小红/ })).toHaveCount(0);
  await elsewhere.close();
});

test('an unpaid order is cancelled with a reason, and bought again', async ({ page, site }) => {
  await startCheckout(page, site);
  await fillAddress(page);
  const no = await placeOrder(page);
  await page.goto(`/order?no=${no}`);
  await page.getByRole('button', { name: '取消订单' }).click();
  await page.getByRole('radio', { name: '重复下单' }).check();
  await page.getByRole('button', { name: '确认取消' }).click();
  await expect(page.locator('main').getByText('订单已取消').first()).toBeVisible();
  await page.getByRole('button', { name: '再次购买' }).click();
  await expect(page).toHaveURL(/\/cart/);
  await expect(page.locator('[data-cart-count]')).toHaveText('2');
  // The address typed for the first order is there for the second, even on another device.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/confirm-order');
  await expect(page.getByRole('radio', { name: /王小明/ })).toBeChecked();
});

/** Presses Tab until the control has the focus, as a keyboard user would. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never reached it.');
}

test('a whole address pasted into one of its fields fills in all of them', async ({
  page,
  site,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await startCheckout(page, site);
  await page.evaluate((text) => navigator.clipboard.writeText(text), pastedAddress);
  await page.locator('[name="address.street"]').press('ControlOrMeta+v');
  await expect.poll(() => readAddress(page)).toEqual(buyer);
  await expect(page.getByText('已填入下面各项，请核对。')).toBeInViewport();
  await page.getByRole('button', { name: '撤销填入' }).click();
  await expect(page.locator('[name="address.street"]')).toHaveValue('');
});

test('what its buyer wrote is set in one font on the page of an order', async ({ page, site }) => {
  const person = await makePerson(site);
  const no = await makeOrder(site, person);
  await enter(page, site, person);
  await page.goto(`/order?no=${no}`);
  const fonts = await fontsOf(page.locator('main address'));
  // That font is cut to the characters of the site's own texts.
  expect(fonts).not.toContain('"Pad Sans SC"');
  expect(fonts).toContain('"PingFang SC"');
});

test('what is typed is set in one font, and what a field hints at in the site’s', async ({
  page,
}) => {
  await page.goto('/mall');
  const field = page.getByPlaceholder('名称或型号');
  expect(await fontsOf(field)).toContain('"Pad Sans SC"');
  await field.fill('璟琛');
  expect(await fontsOf(field)).not.toContain('"Pad Sans SC"');
  expect(await fontsOf(field)).toContain('"PingFang SC"');
});

test('an order is placed and paid from the keyboard alone', async ({ page, site }) => {
  await startCheckout(page, site);
  await tabTo(page, page.getByRole('button', { name: /粘贴整段/ }));
  await page.keyboard.press('Enter');
  await expect(page.locator('[name=pasted-address]')).toBeFocused();
  await page.keyboard.insertText(pastedAddress);
  await page.keyboard.press('Tab');
  await expect.poll(() => readAddress(page)).toEqual(buyer);
  await tabTo(page, page.locator('input[name=agreement]'));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: /提交订单/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pay-gateway\?no=/);
  await tabTo(page, page.locator('main a[href*="/sandbox-pay"]').first());
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: /^支付/ }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pay-complete/);
  await expect(page.locator('[data-outcome=paid]')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('what was said of a refund is no wider than the page, whatever words it has', async ({
    page,
    site,
  }) => {
    const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk';
    const person = await makePerson(site);
    const no = await makeOrder(site, person, { isPaid: true });
    const call = await callAs(site, person);
    await call(requestRefund, { language: 'en', no, reason: 'other', note: word });
    await inDatabase(site, ({ handle }) =>
      handle
        .updateTable('refundRequests')
        .set({ state: 'declined', answer: word })
        .where('accountId', '=', person.id)
        .execute(),
    );
    await enter(page, site, person);
    await page.goto(`/en/order?no=${no}`);
    await expect(page.getByText(`Answer: ${word}`)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test('an item is bought by touch, without sideways scroll on the way', async ({ page }) => {
    const isWide = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
    await openItem(page, '/mall?item=sim-card');
    await page.getByRole('button', { name: /5 件起/ }).tap();
    await expect(page.locator('[data-place=line]')).toHaveText('¥325.00');
    await expect(page.getByRole('button', { name: '加入购物车' })).toBeInViewport();
    expect(await isWide()).toBe(false);
    await page.getByRole('button', { name: '加入购物车' }).tap();
    expect(await isWide()).toBe(false);
    await page.getByRole('dialog').getByRole('link', { name: '查看购物车' }).tap();
    await expect(page).toHaveURL(/\/cart/);
    expect(await isWide()).toBe(false);
    await page.locator('main').getByRole('link', { name: '去结算' }).tap();
    await page.locator('main').getByRole('link', { name: /注册/ }).first().tap();
    await register(page, newEmail());
    await expect(page).toHaveURL(/\/confirm-order/);
    await paste(page);
    await expect.poll(() => readAddress(page)).toEqual(buyer);
    await expect(page.getByText('已填入下面各项')).toBeInViewport();
    expect(await isWide()).toBe(false);
    const no = await placeOrder(page);
    // A phone reaches the company's page without another tap; the link is on the payment page.
    await page.getByRole('button', { name: /^支付/ }).first().waitFor();
    await page.goto(`/pay-gateway?no=${no}`);
    await expect(page.getByRole('link', { name: '打开测试支付页' })).toBeInViewport();
    await expect(page.locator('svg[role=img]')).toBeHidden();
    expect(await isWide()).toBe(false);
    await page.goto('/order?state=refunded');
    await expect(page.getByRole('link', { name: /^已退款/ })).toBeInViewport();
    expect(await isWide()).toBe(false);
  });
});
