import { untilAlive } from './alive.ts';
import { expect, test } from './site.ts';

test('⌘K opens the search anywhere, suggests three kinds, and arrow keys lead to a page', async ({
  page,
}) => {
  // A server's first search builds the index, and a page that has waited ten seconds for it shows no suggestions.
  await page.request.get('/support?q=网关');
  await page.goto('/news');
  await untilAlive(page);
  await page.keyboard.press('Control+k');
  const field = page.locator('#header-q');
  await expect(field).toBeFocused();
  await field.fill('网关');
  const suggestions = page.locator('#header-search section');
  await expect(suggestions).toHaveCount(3);
  const mark = suggestions.first().locator('mark').first();
  await expect(mark).toHaveText('网关');
  // Bright yellow is the browser's default for a mark: the style sheet of the suggestions would then be missing.
  await expect(mark).not.toHaveCSS('background-color', 'rgb(255, 255, 0)');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\/safety-(auth|border)-gateway$/);
});

test('what was searched for stays on the device, and can be cleared', async ({ page }) => {
  await page.goto('/en/support');
  const field = page.locator('main input[type=search]');
  await field.focus();
  // The focus loads the script that keeps recent searches, which sets this attribute when it runs.
  await expect(field).toHaveAttribute('autocomplete', 'off');
  await field.fill('border gateway');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=border/);
  await page.goto('/en/support');
  await field.focus();
  const recent = page.locator('main').getByRole('link', { name: 'border gateway' });
  await expect(recent).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(recent).toBeHidden();
  await page.reload();
  await field.focus();
  await expect(field).toHaveAttribute('autocomplete', 'off');
  await expect(recent).toBeHidden();
});
