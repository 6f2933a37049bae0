import { problemsOn } from './axe.ts';
import { linesOf } from './lines-of.ts';
import { expect, newEmail, test } from './site.ts';
import { expectMessage, openConsole } from './staff.ts';

test.use({ bypassCSP: true });

test('a person keeps a filter under a name, finds it by ⌘K, gives it another name, deletes it and takes that back', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  await openConsole(page, site, ['shop']);

  await page.getByRole('navigation').getByRole('link', { name: 'Orders', exact: true }).click();
  await page.getByRole('combobox', { name: 'State' }).selectOption('paid');
  await expect(page).toHaveURL(/state=paid/);
  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.getByLabel('Name').fill('Paid and waiting');
  expect(await problemsOn(page)).toEqual([]);
  await page.keyboard.press('Enter');
  const views = page.getByRole('navigation', { name: 'Saved views' });
  await expect(views.getByRole('link', { name: 'Paid and waiting' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expectMessage(page, 'Saved “Paid and waiting”');

  await page.goto('/operator');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('概览');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '页面、视图、单号或关键词' }).fill('waiting');
  await expect(page.getByRole('option', { name: 'Paid and waiting' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/operator\/orders\?state=paid$/);

  await page.getByRole('button', { name: '重命名' }).click();
  await page.getByLabel('名称').fill('待发货');
  await page.keyboard.press('Enter');
  const own = page.getByRole('navigation', { name: '保存的视图' });
  await expect(own.getByRole('link', { name: '待发货' })).toBeVisible();
  await page.getByRole('button', { name: '删除视图' }).click();
  await expect(own).toBeHidden();
  // The offer to undo a removal names the view before until the removal has been shown.
  await expect(page.getByText('已删除“待发货”')).toBeVisible();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(own.getByRole('link', { name: '待发货' })).toBeVisible();
});

test('the current entry of the navigation is in view, and a word of a table is not broken into letters', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 600 });
  await openConsole(page, site, ['auditor', 'administrator', 'support']);
  await page.goto('/en/operator/audit');
  const current = page.locator('nav a[data-status=active]');
  await expect(current).toHaveText('Audit log');
  await expect(current).toBeInViewport({ ratio: 0.95 });
  await page.getByRole('navigation').getByRole('link', { name: 'Jobs', exact: true }).click();
  await expect(current).toHaveText('Jobs');
  await page.goto('/en/operator/audit');
  await page.setViewportSize({ width: 390, height: 700 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(current).toBeInViewport({ ratio: 0.95 });
  await page.keyboard.press('Escape');

  // Saving a view adds an entry with the values before and after to the audit log.
  await page.goto('/en/operator/audit?action=save-view');
  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.getByLabel('Name').fill('Views');
  await page.keyboard.press('Enter');
  await page.reload();
  await page.locator('tbody a').first().click();
  const before = page.getByRole('dialog').getByRole('columnheader', { name: 'Before' });
  expect(await linesOf(before)).toBe(1);

  await page.request.post('/api/enquiry/send', {
    data: {
      kind: 'contact',
      language: 'en',
      name: 'A reader',
      email: newEmail(),
      company: 'A company with a long name',
      message: 'We plan to replace the cards of twelve hundred meters, can you tell us how?',
      consent: true,
    },
  });
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/en/operator/enquiries');
  const words = page.getByText('We plan to replace');
  expect((await words.boundingBox())!.width).toBeGreaterThan(95);
});
