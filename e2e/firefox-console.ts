import { expect, test } from './site.ts';
import { openConsole } from './staff.ts';

/* The console's journeys use axe, for which they bypass the content security policy. Firefox can't bypass it. */

test('an editor logs in with a second factor, changes a text, publishes it and reads it on the site', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  await openConsole(page, site, ['editor']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
  await page.getByRole('navigation').getByRole('link', { name: 'Contents' }).click();
  await page.getByRole('searchbox').fill('akma');
  await page.getByRole('searchbox').press('Enter');
  await page.getByRole('row').filter({ hasText: 'akma' }).getByRole('link').click();
  await page.getByRole('link', { name: 'Chinese', exact: true }).click();
  const title = page.getByLabel('Title', { exact: true });
  await expect(title).toHaveValue(/\p{Script=Han}/u);
  await title.fill(`${await title.inputValue()}：麒麟`);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('This is what is published.')).toBeVisible();
  await expect
    .poll(async () => {
      await page.goto('/news/detail?id=akma');
      return page.getByRole('heading', { level: 1 }).innerText();
    })
    .toContain('麒麟');
});
