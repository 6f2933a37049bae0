import { expect, test } from './site.ts';

test.use({ javaScriptEnabled: false });

test('E5: reading, searching and the guest cart work without JavaScript', async ({ page }) => {
  await page.goto('/home');
  await page.locator('header').getByRole('link', { name: '产品', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('产品');

  await page.goto('/support');
  await page.locator('main input[type=search]').fill('发票');
  await page.locator('main').getByRole('button', { name: '搜索' }).click();
  await expect(page.getByRole('heading', { name: '可以开什么发票？' })).toBeVisible();

  await page.goto('/mall?item=sim-card');
  await page.getByRole('button', { name: '加入购物车' }).click();
  await expect(page).toHaveURL(/\/cart/);
  await expect(page.locator('main').getByText('安全 SIM 卡').first()).toBeVisible();
  await expect(
    page.locator('main').getByText(/^预计 \d+月\d+日 发货，\d+月\d+日 送达$/),
  ).toBeVisible();
});

test('a kit of several pieces reaches the cart without JavaScript, or comes back as it was typed', async ({
  page,
}) => {
  await page.goto('/en/solution/safety-5g');
  const numbers = page.locator('#kit').getByRole('spinbutton');
  const button = page.getByRole('button', { name: 'Put the kit in the cart' });
  await numbers.first().fill('12');
  await button.click();
  await expect(page).toHaveURL(/\/en\/cart/);
  const quantity = page.locator('main').getByRole('spinbutton', { name: /Secure SIM Plus/ });
  await expect(quantity).toHaveValue('12');

  await page.goto('/en/solution/safety-5g');
  await numbers.first().fill('5');
  await button.click();
  await expect(page.locator('#kit').getByRole('alert')).toContainText('At most 12');
  await expect(numbers.first()).toHaveValue('5');
  await page.goto('/en/cart');
  await expect(quantity).toHaveValue('12');
});

test('what needs the stored session says so plainly', async ({ page }) => {
  await page.goto('/confirm-order');
  await expect(page.locator('main noscript p').first()).toContainText('JavaScript');
  await page.goto('/en/uid-front/login');
  await expect(page.locator('main noscript p').first()).toContainText('JavaScript');
});

test('E5: the menu opens on a phone without JavaScript', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/home');
  await page.locator('header').getByRole('button', { name: '菜单' }).click();
  await expect(page.locator('header').getByRole('link', { name: '解决方案' }).last()).toBeVisible();
});

test('the shop’s filters are folded on a phone, stand open where there is room, and lead to an address', async ({
  page,
}) => {
  const kind = page.getByRole('combobox', { name: '类别' });
  await page.goto('/mall');
  await expect(kind).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/mall');
  await expect(kind).toBeHidden();
  await expect(page.locator('main h2').first()).toBeInViewport();
  await page.getByText('筛选与排序').click();
  await kind.selectOption('gateway');
  await page.getByRole('button', { name: '查看结果' }).click();
  await expect(page).toHaveURL(/\/mall\?group=gateway$/);
  await expect(page.getByText('已选 1 项')).toBeVisible();
});

test('E5: a page is whole at once without JavaScript, for whoever prints or photographs it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/client-case');
  const held = await page
    .locator('main > section, footer')
    .evaluateAll(
      (parts) =>
        parts.filter((part) => getComputedStyle(part).contentVisibility !== 'visible').length,
    );
  expect(held).toBe(0);
});
