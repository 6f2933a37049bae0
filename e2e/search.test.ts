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

test('on a phone the first result is seen whole, without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of ['/support?q=卡 激活', '/en/support?q=warranty claim']) {
    await page.goto(address);
    const first = await page.locator('#results li:has(h3)').first().boundingBox();
    expect(first && first.y + first.height, address).toBeLessThan(740);
  }
});

test('on a phone the number of a test or an advisory stands in one line among the results', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [number, address] of [
    ['UID-TR-2026-007', '/en/support?q=UID-TR-2026-007'],
    ['UID-SA-2026-003', '/support?q=UID-SA-2026-003'],
  ] as const) {
    await page.goto(address);
    const title = page.locator('#results li h3', { hasText: number.slice(-3) }).first();
    const broken = await title.evaluate(hyphensThatBreak);
    expect(broken, address).toBe(0);
    const heading = page.locator('#results h2');
    await expect(heading).toContainText(number.slice(-3));
    expect(await heading.evaluate(hyphensThatBreak), address).toBe(0);
  }
});

/** The number of hyphens in a title's numbers after which a line may break. */
function hyphensThatBreak(title: Element): number {
  const text = title.textContent ?? '';
  return text.match(/(?<=[A-Z\d])-(?=[A-Z\d])/g)?.length ?? 0;
}
