import { problemsOn } from './axe.ts';
import { untilCartIsAlive } from './checkout.ts';
import { makeOrder } from './make-order.ts';
import { enter, makePerson } from './people.ts';
import { expect, test } from './site.ts';

// The pages' content security policy would block the injected axe script.
test.use({ bypassCSP: true });

test('an order and a cart are kept as lists, changed, put in the cart with one press, removed and brought back', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/reorder');
  await expect(page).toHaveURL(/\/uid-front\/login/);
  const person = await makePerson(site);
  const no = await makeOrder(site, person, { quantity: 2 });
  await enter(page, site, person);

  await page.goto('/reorder');
  await expect(page.getByText('还没有常购清单')).toBeVisible();
  expect(await problemsOn(page)).toEqual([]);
  await page.getByRole('link', { name: '看我的订单' }).click();
  await page.getByRole('link', { name: /查看详情/ }).click();
  await page.getByRole('button', { name: '存为常购清单' }).press('Enter');
  const name = page.getByLabel('清单名称');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue(`订单 ${no}`);
  await name.fill(' ');
  await page.getByRole('button', { name: '保存清单' }).click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('每月补货');
  await name.press('Enter');
  await page.getByRole('link', { name: '打开清单' }).click();
  await expect(page).toHaveURL(/\/reorder\?list=/);
  await expect(name).toHaveValue('每月补货');
  const quantity = page.getByLabel('SIM-3FF-10 的数量');
  await expect(quantity).toHaveValue('2');
  expect(await problemsOn(page)).toEqual([]);

  await quantity.fill('40');
  await page.getByRole('button', { name: '全部加入购物车' }).click();
  await expect(page.getByText('同一型号最多 12 件，还可加 12 件。')).toBeVisible();
  await expect(page.getByText('购物车没有变')).toBeVisible();
  await expect(page.locator('[data-cart-count]')).toHaveText('');
  await quantity.fill('5');
  await name.fill('每季补货');
  await name.press('Enter');
  await expect(page.getByText('已保存。')).toBeVisible();
  await page.getByRole('button', { name: '全部加入购物车' }).press('Enter');
  await expect(page.getByText('已加入 1 种型号，共 5 件。')).toBeVisible();
  await expect(page.locator('[data-cart-count]')).toHaveText('5');
  expect(await problemsOn(page)).toEqual([]);
  await page.reload();
  await expect(name).toHaveValue('每季补货');
  await expect(quantity).toHaveValue('5');

  await page.goto('/en/cart');
  await untilCartIsAlive(page);
  await page.getByRole('button', { name: 'Keep as a reorder list' }).click();
  await page.getByLabel('List name').fill('每季补货');
  // Saving the same items under the same name again adds no second list.
  await page.getByRole('button', { name: 'Keep the list' }).click();
  await expect(page.getByText('Kept as a reorder list.')).toBeVisible();
  expect(await problemsOn(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/en/order');
  await page.getByRole('link', { name: 'Reorder lists' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['每季补货']);
  await expect(page.locator('main')).toContainText('1 SKU, 5 pieces');
  expect(await problemsOn(page)).toEqual([]);
  await page.getByRole('link', { name: '每季补货' }).click();
  await page.getByRole('button', { name: 'Remove SIM-3FF-10' }).click();
  await expect(page.getByText('Nothing is on this list any more.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Remove the list' }).click();
  await expect(page.getByText('Removed “每季补货”')).toBeVisible();
  const gone = page.url();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Quantity of SIM-3FF-10')).toHaveValue('5');
  expect(page.url()).not.toBe(gone);
  await page.goto(gone);
  await expect(page.getByText('We could not find that list')).toBeVisible();
  expect(await problemsOn(page)).toEqual([]);
  await page.getByRole('link', { name: 'All reorder lists' }).last().click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['每季补货']);
});
