import { fillAddress, goToCompany, placeOrder } from './checkout.ts';
import { fillCart } from './make-order.ts';
import { enter, makePerson } from './people.ts';
import { expect, test } from './site.ts';

for (const [width, prefix] of [
  [360, ''],
  [1280, '/en'],
] as const)
  test(`one tap leads from the order to the only way to pay, and nothing goes wrong on leaving (${width} px)`, async ({
    page,
    site,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.setViewportSize({ width, height: 740 });
    const person = await makePerson(site);
    await fillCart(site, person);
    await enter(page, site, person);
    await page.goto(`${prefix}/confirm-order`);
    await fillAddress(page);
    const no = await placeOrder(page);
    const isPhone = width === 360;
    await expect(page).toHaveURL(isPhone ? /\/sandbox-pay\?/ : /\/pay-gateway\?/);
    if (!isPhone) await expect(page.locator('svg[role=img]')).toBeVisible();
    await goToCompany(page);

    // A visitor who comes back finds the link, and is not redirected again.
    await page.goBack();
    const link = page.locator('main a[href*="/sandbox-pay"]');
    await expect(link).toBeVisible();
    await expect(page.locator('svg[role=img]')).toBeVisible({ visible: !isPhone });
    await link.click();
    await page
      .getByRole('button', { name: /^(支付|Pay)/ })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/pay-complete\\?no=${no}`));
    await expect(page.locator('[data-outcome=paid]')).toBeVisible();
    expect(errors).toEqual([]);
  });

test('the code to pay with is dark on light in the colours of a dark system, too', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const person = await makePerson(site);
  await fillCart(site, person);
  await enter(page, site, person);
  await page.goto('/confirm-order');
  await fillAddress(page);
  await placeOrder(page);
  const code = page.locator('figure', { has: page.locator('svg[role=img]') });
  await expect(code).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(code.locator('path')).toHaveCSS('fill', 'rgb(0, 0, 0)');
});
