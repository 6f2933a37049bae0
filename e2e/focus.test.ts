import type { Locator, Page } from '@playwright/test';

import { addToCart, fillAddress, payInSandbox, placeOrder, untilCartIsAlive } from './checkout.ts';
import { fillCart } from './make-order.ts';
import { enter, makePerson } from './people.ts';
import { expect, test } from './site.ts';
import type { Site } from './site.ts';

/** Focuses the control and presses Enter, as a keyboard user does. */
async function press(control: Locator): Promise<void> {
  await control.focus();
  await control.page().keyboard.press('Enter');
}

function button(page: Page, name: RegExp | string): Locator {
  return page.locator('main').getByRole('button', { name });
}

async function startCheckout(page: Page, site: Site): Promise<void> {
  const person = await makePerson(site);
  await fillCart(site, person, { quantity: 2 });
  await enter(page, site, person);
  await page.goto('/confirm-order');
}

test('in the cart the focus follows what was pressed', async ({ page }) => {
  await addToCart(page, 'sim-card');
  await addToCart(page, 'crypto-module');
  await untilCartIsAlive(page);
  const name = page.locator('#line-SIM-3FF-10 a');
  await press(button(page, /^稍后再买 安全 SIM 卡/));
  await expect(page.locator('#saved-lines')).toBeVisible();
  await expect(name).toBeFocused();
  await press(button(page, /^把 安全 SIM 卡.*移回购物车/));
  await expect(page.locator('#saved-lines')).toHaveCount(0);
  await expect(name).toBeFocused();
  await press(button(page, /^删除 安全 SIM 卡/));
  await expect(button(page, '撤销')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
});

test('at the address the focus goes where the next thing is typed or chosen', async ({
  page,
  site,
}) => {
  await startCheckout(page, site);
  const recipient = page.locator('[name="address.recipient"]');
  await fillAddress(page);
  await press(button(page, '保存到账户'));
  await expect(page.getByText('已保存到账户。')).toBeFocused();
  await press(button(page, '使用新地址'));
  await expect(recipient).toBeFocused();
  await fillAddress(page);
  await recipient.fill('李小红');
  await press(button(page, '保存到账户'));
  await expect(page.getByRole('radio', { name: /李小红/ })).toBeChecked();
  await expect(page.getByText('已保存到账户。')).toBeFocused();
  await press(button(page, /编辑 李小红/));
  await expect(recipient).toBeFocused();
  await press(button(page, '返回地址簿'));
  await expect(page.locator('#saved-address')).toBeFocused();
  await page.getByRole('radio', { name: /李小红/ }).check();
  await press(button(page, '设为默认'));
  await expect(page.locator('#saved-address')).toBeFocused();
  // After one address is removed, another is chosen.
  await press(button(page, /删除 李小红/));
  await expect(page.getByRole('radio', { name: /李小红/ })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /王小明/ })).toBeChecked();
  await expect(page.locator('#saved-address')).toBeFocused();
});

test('paying, cancelling, asking back and reading notices never lose the focus', async ({
  page,
  site,
}) => {
  await startCheckout(page, site);
  await fillAddress(page);
  const no = await placeOrder(page);
  await page.goto(`/pay-gateway?no=${no}&change=1`);
  await press(button(page, '用测试支付付款'));
  await expect(page.getByRole('heading', { name: '测试支付' })).toBeFocused();
  await page.goto(`/unpaid-order?no=${no}`);
  await press(button(page, '取消订单'));
  await expect(page.getByRole('radio', { name: '不想买了' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, '取消订单')).toBeFocused();
  await page.goto(`/pay-gateway?no=${no}`);
  await payInSandbox(page);

  await page.goto(`/order?no=${no}`);
  await expect(page).toHaveTitle(new RegExp(`^订单 ${no}`));
  await press(button(page, '申请退款'));
  await expect(page.getByRole('radio', { name: '全部退款' })).toBeFocused();
  await page.getByRole('radio', { name: '只退部分金额' }).check();
  await press(button(page, '提交申请'));
  await expect(page.locator('[name=yuan]')).toBeFocused();
  await press(button(page, '先不申请'));
  await expect(button(page, '申请退款')).toBeFocused();
  await press(button(page, '申请退款'));
  await expect(page.getByRole('radio', { name: '全部退款' })).toBeFocused();
  await press(button(page, /提交申请/));
  await expect(page.locator('[name=reason]')).toBeFocused();
  await page.locator('[name=reason]').selectOption('not-needed');
  await press(button(page, /提交申请/));
  const request = page.getByRole('listitem').filter({ hasText: '审核中' });
  await expect(request).toBeFocused();
  await press(button(page, '撤回申请'));
  await expect(page.getByRole('listitem').filter({ hasText: '已撤回' })).toBeFocused();

  await page.goto('/order?view=notices');
  await expect(page).toHaveTitle(/^通知/);
  await press(button(page, /^标为已读/).last());
  await expect(page.locator('[id^=notice-] a').last()).toBeFocused();
  await press(button(page, '全部标为已读'));
  await expect(page.locator('[id^=notice-] a').first()).toBeFocused();
});

test('an order that is cancelled on its page says so where the focus is', async ({
  page,
  site,
}) => {
  await startCheckout(page, site);
  await fillAddress(page);
  const no = await placeOrder(page);
  await page.goto(`/order?no=${no}`);
  await press(button(page, '取消订单'));
  await press(page.getByRole('button', { name: '确认取消' }));
  await expect(page.locator('#order-state')).toHaveText('已取消');
  await expect(page.locator('#order-state')).toBeFocused();
});

test('on the page of a product or an item what has the focus is not under what stays in view', async ({
  page,
}) => {
  await page.goto('/product/sdp');
  const bar = page.getByRole('navigation', { name: '本页内容' });
  const copy = button(page, '复制规格表');
  await button(page, '打印规格表').evaluate((print) => {
    scrollBy(0, print.getBoundingClientRect().top - 90);
    print.focus({ preventScroll: true });
  });
  await page.keyboard.press('Shift+Tab');
  await expect(copy).toBeFocused();
  await expect.poll(() => gap(bar, copy)).toBeGreaterThanOrEqual(5);

  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/mall?item=sim-card');
  const model = page.locator('main [name=sku]').first();
  await model.focus();
  await expect.poll(() => gap(model, button(page, '加入购物车'))).toBeGreaterThanOrEqual(5);
});

/** Pixels from the bottom of one element to the top of the element below it. */
async function gap(above: Locator, below: Locator): Promise<number> {
  const [over, under] = [await above.boundingBox(), await below.boundingBox()];
  return (under?.y ?? 0) - (over?.y ?? 0) - (over?.height ?? 0);
}
