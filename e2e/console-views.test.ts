import { problemsOn } from './axe.ts';
import { expect, test } from './site.ts';
import { openConsole } from './staff.ts';

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
  expect(await problemsOn(page)).toEqual([]);

  await page.goto('/operator');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('概览');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '页面、保存的视图或单号' }).fill('waiting');
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
  // Until then the offer is still that of the name before.
  await expect(page.getByText('已删除“待发货”')).toBeVisible();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(own.getByRole('link', { name: '待发货' })).toBeVisible();
});
