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
