import type { Page } from '@playwright/test';

import { fillAddress } from './checkout.ts';
import { fillCart } from './make-order.ts';
import { enter, makePerson } from './people.ts';
import { expect, test } from './site.ts';
import type { Site } from './site.ts';

const company = { name: '示例科技（上海）有限公司', taxNumber: '91310115MA00000022' };
const title = (page: Page) => page.locator('[name="invoice.title"]');
const taxNumber = (page: Page) => page.locator('[name="invoice.taxNumber"]');
const saved = (page: Page) => page.locator('[name=saved-title]');

async function startCheckout(page: Page, site: Site): Promise<void> {
  const person = await makePerson(site);
  await fillCart(site, person, { quantity: 2 });
  await enter(page, site, person);
  await page.goto('/confirm-order');
  await page.getByRole('radio', { name: /企业普票/ }).check();
}

test('a company is looked up by its name, saved with the address by one control, chosen again, changed and removed', async ({
  page,
  site,
}) => {
  await startCheckout(page, site);
  await page.getByRole('button', { name: '按名称查税号' }).click();
  await expect(page.getByText('请先填写名称')).toBeVisible();
  await title(page).fill('没有这家公司');
  await page.getByRole('button', { name: '按名称查税号' }).click();
  await expect(page.getByText('没有查到')).toBeVisible();
  await title(page).fill('示例科技');
  await page.getByRole('button', { name: '按名称查税号' }).click();
  await page.getByRole('button', { name: new RegExp(company.taxNumber) }).click();
  await expect(title(page)).toHaveValue(company.name);
  await expect(taxNumber(page)).toHaveValue(company.taxNumber);

  await fillAddress(page);
  await expect(page.getByRole('button', { name: /保存/ })).toHaveCount(1);
  await page.getByRole('button', { name: '保存到账户' }).click();
  await expect(page.getByText('已保存到账户。')).toBeVisible();
  await expect(page.getByRole('button', { name: '保存到账户' })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /王小明/ })).toBeChecked();

  // Without the session storage, as on another device, everything that was saved is there.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(page.getByRole('radio', { name: /王小明/ })).toBeChecked();
  await page.getByRole('radio', { name: /企业普票/ }).check();
  await expect(title(page)).toHaveValue(company.name);
  await expect(saved(page).locator('option')).toHaveCount(2);

  await title(page).fill('示例更名有限公司');
  await page.getByRole('button', { name: '保存到账户' }).click();
  await expect(saved(page).locator('option').first()).toHaveText(/示例更名有限公司/);
  await expect(saved(page).locator('option')).toHaveCount(2);
  await page.getByRole('button', { name: '删除抬头 示例更名有限公司' }).click();
  await expect(saved(page)).toHaveCount(0);
  await expect(title(page)).toHaveValue('示例更名有限公司');
});

test('what is wrong with a title is said beside its field, and nothing is saved', async ({
  page,
  site,
}) => {
  await startCheckout(page, site);
  await title(page).fill('示例公司');
  await taxNumber(page).fill('91330100MA2EXAMPMN');
  await page.getByRole('button', { name: '保存到账户' }).click();
  await expect(page.getByText('不是有效的统一社会信用代码')).toBeVisible();
  await page.reload();
  await expect(title(page)).toHaveValue('示例公司');
  await expect(saved(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a long street is seen whole, and a step of the checkout ends in a small footer', async ({
    page,
    site,
  }) => {
    await startCheckout(page, site);
    const street = page.locator('[name="address.street"]');
    const { height: before } = (await street.boundingBox())!;
    await street.fill('科技园路 1 号示例大厦南塔三十二层三二零六室前台代收请先电话联系谢谢配合');
    await expect.poll(async () => (await street.boundingBox())?.height).toBeGreaterThan(before);
    await expect
      .poll(() => street.evaluate((area) => area.scrollHeight - area.clientHeight))
      .toBe(0);

    const footer = page.locator('body > footer, footer').last();
    await expect(footer.getByRole('link', { name: '销售条款' })).toBeVisible();
    await expect(footer.getByRole('link', { name: '帮助与支持' })).toBeVisible();
    await expect(footer.locator('nav')).toHaveCount(0);
    const { height } = (await footer.boundingBox())!;
    expect(height).toBeLessThan(260);
    const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(over)).toBe(0);
  });
});

test('nothing moves under the finger: neither when the address book comes late, nor the titles', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  /** Holds back responses from this path until the returned function is called. */
  async function hold(path: string) {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(path, async (route) => {
      await promise;
      await route.continue();
    });
    return resolve;
  }
  const topOf = async (text: RegExp) =>
    (await page.getByRole('radio', { name: text }).boundingBox())?.y;
  const letBookCome = await hold('**/api/addresses?*');
  const letTitlesCome = await hold('**/api/invoice-titles?*');
  const person = await makePerson(site);
  await fillCart(site, person, { quantity: 2 });
  await enter(page, site, person);
  const checkout = page.waitForResponse(/\/api\/checkout/);
  await page.goto('/confirm-order');
  await checkout;
  await expect(page.locator('main output')).not.toHaveCount(0);
  await expect(page.getByRole('radio')).toHaveCount(0);
  letBookCome();
  await page.getByRole('radio', { name: /企业普票/ }).check();
  const pressed = await topOf(/企业普票/);
  expect(pressed).toBeGreaterThan(0);
  await expect(title(page)).toHaveCount(0);
  letTitlesCome();
  await expect(title(page)).toBeVisible();
  expect(await topOf(/企业普票/)).toBe(pressed);
  await expect(page.getByRole('radio', { name: /企业普票/ })).toBeFocused();
});
