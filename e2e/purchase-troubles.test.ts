import { addToCart, checkOut, fillAddress, readAddress, untilCartIsAlive } from './checkout.ts';
import { endSessions, expect, logIn, newEmail, register, test } from './site.ts';

test('a session that was ended elsewhere says so, and keeps what was typed', async ({
  page,
  site,
}) => {
  const email = newEmail();
  await addToCart(page, 'sim-card', { quantity: 2 });
  await checkOut(page);
  await register(page, email);
  await expect(page).toHaveURL(/\/confirm-order/);
  await fillAddress(page);
  const typed = await readAddress(page);
  endSessions(site, email);
  await page.locator('input[name=agreement]').check();
  await page.locator('form button[type=submit]').last().click();
  await expect(page).toHaveURL(/\/uid-front\/login\?return=%2Fconfirm-order&reason=session-ended$/);
  await expect(page.getByRole('alert')).toContainText('登录状态已失效');
  await logIn(page, email);
  await expect(page).toHaveURL(/\/confirm-order/);
  await expect.poll(() => readAddress(page)).toEqual(typed);
});

test('a change that reaches nobody says so at its line, and nothing has changed', async ({
  page,
  context,
}) => {
  await addToCart(page, 'sim-card', { quantity: 2 });
  await untilCartIsAlive(page);
  const quantity = page.locator('#quantity-SIM-3FF-10');
  await context.setOffline(true);
  await page.getByRole('button', { name: '增加一件' }).click();
  await expect(page.locator('#line-SIM-3FF-10').getByRole('alert')).toContainText('请检查网络');
  await expect(quantity).toHaveValue('2');
  await context.setOffline(false);
  await page.getByRole('button', { name: '增加一件' }).click();
  await expect(page.locator('[data-cart-count]')).toHaveText('3');
  await expect(page.locator('main').getByRole('alert')).toHaveCount(0);
});
