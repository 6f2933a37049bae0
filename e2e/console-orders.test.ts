import { problemsOn } from './axe.ts';
import { buyer } from './checkout.ts';
import { makeOrder } from './make-order.ts';
import { enter, makePerson } from './people.ts';
import { expect, test } from './site.ts';
import { expectMessage, openConsole } from './staff.ts';

test.use({ bypassCSP: true });

test('support finds a customer’s order, leaves a note, corrects where it goes, and cancels it', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(180_000);
  const person = await makePerson(site);
  const no = await makeOrder(site, person);

  await using context = await browser.newContext({ bypassCSP: true, baseURL: site.origin });
  const desk = await context.newPage();
  await openConsole(desk, site, ['support', 'shop']);

  await desk.getByRole('navigation').getByRole('link', { name: 'Orders', exact: true }).click();
  await desk.getByRole('searchbox').fill(buyer.phone);
  await desk.getByRole('searchbox').press('Enter');
  await expect(desk).toHaveURL(new RegExp(`q=${buyer.phone}`));
  await desk.getByRole('link', { name: no }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(`Order ${no}`);
  await expect(desk.locator('main')).toContainText(buyer.recipient);
  expect(await problemsOn(desk)).toEqual([]);

  await desk.getByLabel('New note').fill('Rang up and asked for Monday.');
  await desk.getByRole('button', { name: 'Add the note' }).click();
  await expect(desk.getByRole('listitem').filter({ hasText: 'asked for Monday' })).toBeVisible();
  await expectMessage(desk, 'The note is added');

  await desk.getByText('Correct the address').click();
  await desk.getByLabel('Street and number').fill('新科技路 2 号');
  await desk.getByRole('button', { name: 'Save the address' }).click();
  await expect(desk.locator('dl')).toContainText('新科技路 2 号');

  await desk.getByText('Cancel the order').click();
  await desk.getByLabel('Reason').selectOption('ordered-twice');
  await desk.getByRole('button', { name: 'Cancel this order' }).click();
  await expect(desk.getByText('Cancelled').first()).toBeVisible();
  await expectMessage(desk, 'The order is cancelled');
  await enter(page, site, person);
  await page.goto('/order');
  await expect(page.locator('main')).toContainText('已取消');
  await expect(page.locator('main')).not.toContainText('asked for Monday');

  await desk.goto('/en/operator/orders/0000000000');
  await expect(desk.getByRole('alert')).toContainText('There is nothing at this address');
  await expect(desk.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('while another list is on its way, no row of the former one can be pressed, and what is typed stays', async ({
  page,
  site,
}) => {
  const no = await makeOrder(site, await makePerson(site));
  await openConsole(page, site, ['support']);
  await page.goto('/en/operator/orders');
  const row = page.getByRole('link', { name: no });
  await expect(row).toBeVisible();
  const until = Promise.withResolvers<void>();
  await page.route('**/api/staff/orders?*state=paid*', async (route) => {
    await until.promise;
    await route.continue();
  });
  const field = page.getByRole('searchbox');
  await field.fill('Not sent yet');
  await page.getByRole('combobox', { name: 'State' }).selectOption('paid');
  const list = page.locator('[aria-busy=true]');
  await expect(list).toContainText(no);
  const { x, y, width, height } = (await page.getByText(no).boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page).toHaveURL(/\/orders\?state=paid$/);
  // The list is muted while it loads, but must stay legible.
  expect(await problemsOn(page)).toEqual([]);
  until.resolve();
  await expect(list).toHaveCount(0);
  await expect(row).toHaveCount(0);
  await expect(field).toHaveValue('Not sent yet');
});
