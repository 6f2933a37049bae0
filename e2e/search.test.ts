import { expect, test } from './site.ts';

test.use({ javaScriptEnabled: false });

test('the search finds in both languages, marks what matched and filters by kind', async ({
  page,
}) => {
  await page.goto('/support');
  await page.locator('main input[type=search]').fill('边界网关');
  await page.locator('main').getByRole('button', { name: '搜索' }).click();
  await expect(page.locator('#results h3').first()).toContainText('边界网关');
  await expect(page.locator('#results mark').first()).toBeVisible();
  await page.locator('#results').getByRole('link', { name: /^问题/ }).click();
  await expect(page).toHaveURL(/kind=question/);

  await page.goto('/en/support?q=gatway');
  await expect(page.locator('#results h3').first()).toContainText(/gateway/i);
});

test('a slip shows what was meant, with a way to search for exactly what was typed', async ({
  page,
}) => {
  await page.goto('/support?q=网管');
  const results = page.locator('#results');
  await expect(results).toContainText('没有找到“网管”，显示的是“网关”的结果');
  await expect(results.locator('h3').first()).toContainText('网关');
  await results.getByRole('link', { name: '只搜索“网管”' }).click();
  await expect(results).toContainText('没有找到“网管”');
  await expect(results.locator('h3')).toHaveCount(0);
});

test('an item of the mall is found by its code', async ({ page }) => {
  await page.goto('/en/support?q=bgw200');
  await page.locator('#results').getByRole('link', { name: 'Border Security Gateway' }).click();
  await expect(page).toHaveURL('/en/mall?item=border-gateway');
});

test('where nothing is found there is a way on', async ({ page }) => {
  await page.goto('/en/support?q=zzzzqqqq');
  await expect(page.locator('#results')).toContainText('Nothing found for “zzzzqqqq”');
  await page.locator('#results').getByRole('link', { name: 'Ask us' }).click();
  await expect(page.locator('#contact')).toBeVisible();
});

test('a search is kept out of search engines', async ({ request }) => {
  expect(await (await request.get('/support?q=sim')).text()).toContain('content="noindex"');
  expect(await (await request.get('/support')).text()).not.toContain('content="noindex"');
});
