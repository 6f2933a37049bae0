import { makeOrder } from './make-order.ts';
import { enter, makePerson } from './people.ts';
import { expect, test } from './site.ts';

// By default the stand-in carrier soon collects a parcel, and the delivery fee is then no longer refunded.
test.use({ environment: { SANDBOX_SHIPS_ITSELF: 'off' } });

test('right after the payment one of two pieces is asked back, or both with their delivery', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const person = await makePerson(site);
  const no = await makeOrder(site, person, { quantity: 2, isPaid: true });
  await enter(page, site, person);
  // The link must lead to the refunds even while these are still loading.
  const { promise: isPressed, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(/\/api\/order\/refunds\?/, async (route) => {
    await isPressed;
    await route.continue();
  });
  await page.goto(`/order?no=${no}`);
  const ask = page.getByRole('button', { name: '申请退款' });
  await expect(ask).not.toBeInViewport();
  await page.getByRole('link', { name: /退款$/ }).click();
  goOn();
  await expect(ask).toBeInViewport();
  await ask.click();
  await page.getByRole('radio', { name: '退部分商品' }).check();
  const pieces = page.locator('[name="pieces-SIM-3FF-10"]');
  await pieces.selectOption('2');
  await expect(page.getByRole('button', { name: '提交申请 · ¥148.00' })).toBeVisible();
  await pieces.selectOption('1');
  await page.locator('[name=reason]').selectOption('not-needed');
  await page.getByRole('button', { name: '提交申请 · ¥68.00' }).click();
  const refunds = page.getByRole('region', { name: '退款' });
  await expect(refunds.getByText('审核中')).toBeVisible();
  // The form, which filled the screen, is gone, and its result must be in view.
  await expect(refunds.getByText(/\(SIM-3FF-10\) × 1/)).toBeInViewport();
  await expect(page.getByRole('region', { name: '订单进度' })).toContainText('申请退款');
});
