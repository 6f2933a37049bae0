import { addToCart, goToCart, openItem, untilCartIsAlive } from './checkout.ts';
import { expect, test } from './site.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('A30: lines are changed, set aside, removed and brought back by forms', async ({ page }) => {
    await addToCart(page, 'sim-card', { quantity: 5 });
    await addToCart(page, 'crypto-module', { quantity: 2 });
    const main = page.locator('main');
    // From five pieces on, each costs less; the server computes this price.
    await expect(main.getByText('¥325.00').first()).toBeVisible();
    const card = page.locator('#line-SIM-3FF-10');
    const cardName = '安全 SIM 卡 标准三切卡（2FF/3FF/4FF）';
    await page.getByRole('button', { name: `删除 ${cardName}` }).click();
    await expect(card).toHaveCount(0);
    await expect(main.getByRole('status').first()).toHaveText(`已删除 ${cardName}`);
    await page.getByRole('button', { name: '撤销' }).click();
    await expect(card).toBeVisible();
    await expect(main.getByText('¥325.00').first()).toBeVisible();
    await page.getByRole('button', { name: /^稍后再买 安全模组/ }).click();
    await expect(page.locator('#saved-lines')).toBeVisible();
    await page.getByRole('button', { name: /^把 安全模组.*移回购物车/ }).click();
    await expect(page.locator('#saved-lines')).toHaveCount(0);
    await page.getByRole('button', { name: '全不选' }).click();
    await expect(page.locator('[role=checkbox][aria-checked=true]')).toHaveCount(0);
    const quantity = page.locator('#quantity-SIM-3FF-10');
    await quantity.fill('9');
    await quantity.press('Enter');
    await expect(main.getByText('¥585.00').first()).toBeVisible();
  });

  test('four questions lead to items with a reason, and the answers stand in the address', async ({
    page,
  }) => {
    await page.goto('/mall');
    await page.getByRole('link', { name: /四个问题/ }).click();
    for (const answer of [/^人：/, 'SIM 卡里', '不到 20', /先试/])
      await page.getByRole('radio', { name: answer }).check();
    await page.getByRole('button', { name: '看推荐' }).click();
    await expect(page).toHaveURL(/subject=people&key=card&scale=few&stage=trial/);
    const first = page.locator('[aria-labelledby=results] ol > li').first();
    await expect(first).toContainText('联调套件');
    await expect(first).toContainText('符合您选的');
    await first.getByRole('link', { name: '看型号与价格' }).click();
    await expect(page.getByRole('button', { name: '加入购物车' })).toBeVisible();
  });
});

test('A25: two tabs show the same cart without a reload, also where its count stays', async ({
  page,
  context,
}) => {
  await addToCart(page, 'sim-card');
  await addToCart(page, 'crypto-module');
  const other = await context.newPage();
  await other.goto('/cart');
  await Promise.all([page, other].map(untilCartIsAlive));
  await expect(other.locator('[role=checkbox][aria-checked=true]')).toHaveCount(2);
  await page.getByRole('checkbox').first().click();
  await expect(other.locator('[role=checkbox][aria-checked=true]')).toHaveCount(1);
  await page.getByRole('button', { name: /^稍后再买 安全模组/ }).click();
  await expect(other.locator('#saved-lines')).toBeVisible();
  await expect(other.locator('[data-cart-count]')).toHaveText('1');
});

test('a removal is undone from the keyboard alone', async ({ page }) => {
  await addToCart(page, 'sim-card', { quantity: 3 });
  await expect(page.locator('[data-cart-count]')).toHaveText('3');
  await untilCartIsAlive(page);
  await page.getByRole('button', { name: /^删除 安全 SIM 卡/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '撤销' })).toBeFocused();
  await expect(page.locator('[data-cart-count]')).toHaveText('');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-cart-count]')).toHaveText('3');
});

test('the purchase panel keeps its price true and its choice in the address', async ({ page }) => {
  await openItem(page, '/mall?item=sim-card');
  const price = page.locator('[data-place=line]');
  await expect(price).toHaveText('¥68.00');
  await page.getByRole('button', { name: /10 件起/ }).click();
  await expect(price).toHaveText('¥620.00');
  await page.getByRole('radio', { name: /工业级/ }).check();
  await expect(price).toHaveText('¥890.00');
  await expect(page).toHaveURL(/sku=SIM-M2M-10&quantity=10/);
  await page.reload();
  await expect(price).toHaveText('¥890.00');
  await expect(page.getByRole('radio', { name: /工业级/ })).toBeChecked();
  // The cart line links back to the item with its model chosen.
  await page.getByRole('button', { name: '加入购物车' }).click();
  await goToCart(page);
  await expect(page).toHaveURL(/\/cart$/);
  await page.locator('main').getByRole('link', { name: '安全 SIM 卡' }).click();
  await expect(page.getByRole('radio', { name: /工业级/ })).toBeChecked();
});
