import { problemsOn } from './axe.ts';
import { enter, makePerson } from './people.ts';
import { expect, test } from './site.ts';

test.use({ bypassCSP: true });

test('whoever was sent no quote is told how to ask for one, and a list that failed is asked for again', async ({
  page,
  site,
}) => {
  await page.goto('/en/quote');
  await expect(page).toHaveURL(/\/uid-front\/login\?return=/);
  await enter(page, site, await makePerson(site));
  await page.goto('/en/quote');
  const main = page.locator('main');
  await expect(main).toContainText('No quotes yet');
  expect(await problemsOn(page)).toEqual([]);

  await page.route('**/api/quotes?*', (route) => route.abort());
  await page.reload();
  await expect(main).toContainText('We could not load this');
  expect(await problemsOn(page)).toEqual([]);
  await page.unroute('**/api/quotes?*');
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main).toContainText('No quotes yet');

  await page.goto('/en/quote?after=rubbish');
  await expect(main).toContainText('There is no such quote');
  await main.getByRole('link', { name: 'Your quotes' }).click();
  await main.getByRole('link', { name: 'Ask for a quote' }).click();
  await expect(page).toHaveURL('/en/support?topic=quote#contact');
});
