import { linesOf } from './lines-of.ts';
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
    page.locator('main').getByText(/^预计\s\d+月\d+日发货，\d+月\d+日送达$/),
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

test('who orders without JavaScript reads before the click what it needs, and is led to what works', async ({
  page,
}) => {
  for (const [language, ask] of [
    ['', '写信询价'],
    ['/en', 'ask for a quote'],
  ] as const) {
    await page.goto(`${language}/mall?item=sim-card`);
    await page
      .locator('main form')
      .getByRole('button', { name: /^(加入购物车|Add to cart)$/ })
      .click();
    const before = page.locator('[aria-labelledby=cart-summary] noscript');
    await expect(before.locator('p')).toContainText('JavaScript');
    expect(await linesOf(before.locator('a', { hasText: ask }))).toBe(1);
    await before.locator('a', { hasText: ask }).click();
    await expect(page).toHaveURL(/\/support\?topic=quote#contact$/);
    await expect(page.locator('#contact form textarea').first()).toBeVisible();

    await page.goto(`${language}/confirm-order`);
    await expect(page.locator('main noscript a[href*="/uid-front/"]')).toHaveCount(0);
    await page.locator('main noscript a', { hasText: /^(写信询价|Ask for a quote)$/ }).click();
    await expect(page).toHaveURL(/\/support\?topic=quote#contact$/);
  }
});

test('E5: the menu opens on a phone without JavaScript', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/home');
  await page.locator('header').getByRole('button', { name: '菜单' }).click();
  await expect(page.locator('header').getByRole('link', { name: '解决方案' }).last()).toBeVisible();
});

test('the shop’s filters are one bar on a phone, stand open where there is room, and lead to an address', async ({
  page,
}) => {
  const kind = page.getByRole('combobox', { name: '类别' });
  await page.goto('/mall');
  await expect(kind).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/mall');
  await expect(kind).toBeHidden();
  for (const item of [0, 1])
    await expect(
      page.getByRole('button', { name: /^加入购物车/ }).nth(item),
      'two items stand whole above the fold',
    ).toBeInViewport({ ratio: 1 });
  await page.locator('main').getByRole('button', { name: '筛选' }).click();
  await kind.selectOption('gateway');
  await page.getByRole('button', { name: '查看结果' }).click();
  await expect(page).toHaveURL(/\/mall\?(.*&)?group=gateway/);
  await page.getByRole('link', { name: '移除条件：类别：网关' }).click();
  await expect(page).not.toHaveURL(/group=/);
});

test('the filters of a phone are a dialog: named, closed by its button and by Escape, which lead back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/mall', '/client-case']) {
    await page.goto(path);
    const opener = page.locator('main').getByRole('button', { name: '筛选', exact: true });
    const dialog = page.getByRole('dialog', { name: '筛选' });
    await opener.click();
    await expect(dialog.getByRole('heading', { name: '筛选' })).toBeInViewport();
    const close = dialog.getByRole('button', { name: '关闭筛选' });
    await expect(close).toBeFocused();
    // Controls behind the dialog can't get the focus.
    await opener.focus();
    await expect(opener).not.toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.press('Enter');
    await close.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('on a phone the cases begin in the first view, and their filters are behind a button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/client-case');
  const power = page.locator('main').getByRole('link', { name: '电力', exact: true });
  await expect(power).toBeHidden();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeInViewport({ ratio: 1 });
  await page.locator('main').getByRole('button', { name: '筛选' }).click();
  await power.click();
  await expect(page).toHaveURL(/\/client-case\?industry=power$/);
  await expect(page.locator('main').getByRole('button', { name: '筛选 1' })).toBeVisible();
});

test('an item is put in the cart from the list, or the list says why not', async ({ page }) => {
  await page.goto('/en/mall?view=list&group=card');
  const add = page.getByRole('button', { name: 'Add to cart: Secure SIM', exact: true });
  await page.getByRole('combobox', { name: 'Secure SIM: model' }).selectOption('SIM-M2M-10');
  await add.click();
  await expect(page).toHaveURL(/\/en\/cart#content$/);
  await expect(page.locator('main').getByText('Industrial plug-in').first()).toBeVisible();

  await page.goto('/en/mall?item=sim-card&sku=SIM-3FF-10&quantity=12');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/cart$/);
  await page.goto('/en/mall?view=list&group=card');
  await add.click();
  await expect(page).toHaveURL(/\/en\/mall\?group=card&view=list#item-sim-card$/);
  await expect(page.locator('#item-sim-card').getByRole('alert')).toContainText('12');
});

test('an item says in words what it works with, and what nobody has written about', async ({
  page,
}) => {
  await page.goto('/en/mall?item=sim-card');
  const fits = page.locator('#fits');
  const choose = fits.getByRole('combobox', { name: 'Together with' });
  await choose.selectOption('iPhone');
  await fits.getByRole('button', { name: 'Check' }).click();
  await expect(page).toHaveURL(/item=sim-card&fits=iPhone#fits$/);
  await expect(fits).toContainText('Secure SIM · iPhone');
  await choose.selectOption('safety-border-gateway');
  await fits.getByRole('button', { name: 'Check' }).click();
  await expect(fits).toContainText('are used together in a published solution');
  await page.goto('/en/mall?item=sim-card&fits=Windows+95');
  await expect(fits).toContainText('Our documents do not cover Secure SIM with Windows 95');
});

test('items of the list and products are compared, up to four, and their differences alone', async ({
  page,
}) => {
  await page.goto('/en/mall');
  await page.getByRole('checkbox', { name: 'Compare Border Security Gateway' }).check();
  await page.getByRole('checkbox', { name: 'Compare Authentication Gateway', exact: true }).check();
  await page.getByRole('button', { name: 'Compare side by side' }).click();
  await expect(page).toHaveURL(/\/en\/product\?item=border-gateway&item=auth-gateway#compare$/);
  const table = page.locator('#compare table');
  await expect(table.locator('thead svg')).toHaveCount(2);
  await expect(table.locator('thead')).toContainText('12,800.00');
  const same = table.locator('[data-same]').first();
  await expect(same).toBeVisible();
  await page.getByRole('checkbox', { name: 'Differences only' }).check();
  await expect(same).toBeHidden();

  await page.goto(
    '/en/product?compare=sdp&compare=sdp&item=sim-card&item=no-such&item=card-kit&item=super-sim-card&item=crypto-module',
  );
  await expect(table.locator('thead th')).toHaveCount(4);
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

test('the site’s fonts come without JavaScript, too', async ({ page }) => {
  const font = page.waitForRequest(/pad-sans-300[^/]*\.woff2$/);
  await page.goto('/en/product/sdp');
  await font;
});
