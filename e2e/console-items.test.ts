import { problemsOn } from './axe.ts';
import { goToCart } from './checkout.ts';
import { expect, expectMade, test } from './site.ts';
import { expectMessage, openConsole } from './staff.ts';

test.use({ bypassCSP: true });

const typed = {
  'Its id in the address': 'door-reader',
  'Name (Chinese)': '门禁读卡器',
  'Name (English)': 'Door reader',
  'One sentence about it (Chinese)': '读安全 SIM 卡，放行或拒绝。',
  'One sentence about it (English)': 'Reads a Secure SIM, and opens or refuses.',
  'Unit (Chinese)': '台',
  'Unit (English)': 'unit',
  'What is included (Chinese)': '读卡器\n安装件',
  'What is included (English)': 'Reader\nMounting parts',
  SKU: 'DOOR-1',
  'Name of the variant (Chinese)': '单门',
  'Name of the variant (English)': 'One door',
  Price: '1280',
  'Lead time (working days)': '3',
};

test('the shop adds an item, receives pieces, shows it, and a buyer finds it and puts it in the cart', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(180_000);
  await openConsole(page, site, ['shop']);
  await using context = await browser.newContext({ baseURL: site.origin });
  const buyer = await context.newPage();
  const address = '/mall?item=door-reader';

  await page.getByRole('navigation').getByRole('link', { name: 'Catalogue' }).click();
  await page.getByRole('link', { name: 'Add an item' }).click();
  for (const [label, value] of Object.entries(typed))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel('Product it belongs to').selectOption({ label: 'Secure SIM' });
  await page.getByLabel('How it is delivered').selectOption({ label: 'Shipped' });
  await page.getByLabel('Form factor').selectOption({ label: 'Appliance' });
  expect(await problemsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add the item' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Door reader' })).toBeVisible();
  await expectMessage(page, 'Added; the shop does not show it yet');
  expect((await buyer.goto(address))?.status()).toBe(404);

  const variant = page.getByRole('region', { name: 'DOOR-1' });
  await variant.getByText('Move stock').click();
  await variant.getByLabel('What happened').selectOption('received');
  await variant.getByLabel('Pieces').fill('4');
  await variant.getByLabel('Why').fill('First delivery');
  await variant.getByRole('button', { name: 'Enter' }).click();
  await expect(variant.locator('dt:text-is("For sale") + dd')).toHaveText('4');
  await variant.getByText('State, lead time and threshold').click();
  await variant.getByLabel('State', { exact: true }).selectOption({ label: 'On sale' });
  await variant.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('link', { name: 'See it in the mall' })).toBeVisible();

  // The first search builds the index.
  await expectMade
    .poll(async () => {
      await buyer.goto('/support?q=门禁读卡器');
      return buyer.getByRole('link', { name: '门禁读卡器' }).count();
    })
    .toBeGreaterThan(0);
  await buyer.getByRole('link', { name: '门禁读卡器' }).first().click();
  await expect(buyer.getByRole('heading', { level: 1, name: '门禁读卡器' })).toBeVisible();
  await buyer.getByRole('button', { name: '加入购物车' }).click();
  await goToCart(buyer);
  await expect(buyer.getByRole('main')).toContainText('门禁读卡器');

  // The texts change as staff change them, even for an item in the buyer's cart.
  await page.getByText('Words and place').click();
  await page.getByLabel('Name (Chinese)', { exact: true }).fill('门禁读卡机');
  await page.getByRole('button', { name: 'Save the words' }).click();
  await expectMessage(page, 'Saved; the site says so now');
  await expect
    .poll(async () => {
      await buyer.goto('/cart');
      return buyer.getByRole('main').innerText();
    })
    .toContain('门禁读卡机');
});
