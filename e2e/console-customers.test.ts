import { readFile } from 'node:fs/promises';

import { problemsOn } from './axe.ts';
import { linesOf } from './lines-of.ts';
import { enter, makePerson } from './people.ts';
import { expect, logIn, test } from './site.ts';
import { expectMessage, openConsole } from './staff.ts';
import { stubSales } from './stub-sales.ts';

test.use({ bypassCSP: true });

test('support logs a customer out and asks for an erasure, which the customer takes back; an auditor follows it', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(240_000);
  const person = await makePerson(site);
  const customer = person.email;
  await enter(page, site, person);
  await page.goto('/en/uid-front/security');
  await expect(page.getByRole('heading', { name: 'Password', exact: true })).toBeVisible();

  await using context = await browser.newContext({ bypassCSP: true, baseURL: site.origin });
  const desk = await context.newPage();
  await openConsole(desk, site, ['support', 'auditor']);

  await desk.getByRole('navigation').getByRole('link', { name: 'Customers', exact: true }).click();
  await desk.getByRole('searchbox').fill(customer);
  await desk.getByRole('searchbox').press('Enter');
  await desk.getByRole('link', { name: customer }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(customer);
  expect(await problemsOn(desk)).toEqual([]);

  const act = async (title: string, submit: string, done: string) => {
    const part = desk.locator('details').filter({ hasText: title });
    await part.locator('summary').click();
    await part.getByLabel('Reason').fill('Asked on the telephone');
    await part.getByRole('button', { name: submit }).click();
    await expectMessage(desk, done);
  };
  await act('Log out everywhere', 'Log out everywhere now', 'Logged out everywhere');
  await expect(desk.getByText('Logged in nowhere')).toBeVisible();
  // The open tab notices this with its next request.
  await page.reload();
  await expect(page).toHaveURL(/\/uid-front\/login/);
  await logIn(page, customer);
  await expect(page).toHaveURL(/\/uid-front\/security/);

  await act('Ask for an erasure', 'Ask for the erasure', 'The data will be erased in seven days');
  await page.goto('/en/uid-front/security');
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('Your account is going to be erased')).toBeHidden();
  await desk.reload();
  await expect(desk.getByText('Erasure withdrawn')).toBeVisible();

  await desk.getByRole('navigation').getByRole('link', { name: 'Audit log', exact: true }).click();
  await expect(desk.getByText(/Intact up to entry/)).toBeVisible();
  // The command must stay on one line at every width, so that it can be copied whole.
  for (const width of [360, 700, 900, 1280]) {
    await desk.setViewportSize({ width, height: 800 });
    expect(await linesOf(desk.getByText('npm run check-audit'))).toBe(1);
  }
  await desk.getByLabel('Done to').fill(customer);
  await desk.getByRole('button', { name: 'Filter', exact: true }).click();
  await desk.getByRole('combobox', { name: 'What', exact: true }).selectOption('ask-for-erasure');
  await expect(desk.locator('tbody tr')).toHaveCount(1);
  expect(new URL(desk.url()).searchParams.get('action')).toBe('ask-for-erasure');
  const [download] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('audit-log.csv');
  const table = await readFile(await download.path(), 'utf8');
  expect(table.trim().split('\r\n')).toHaveLength(2);
  expect(table).toContain('Asked on the telephone');
  await desk.locator('tbody a').first().click();
  await expect(desk.getByRole('dialog')).toContainText('Asked on the telephone');
  expect(await problemsOn(desk)).toEqual([]);

  // An auditor may see the sales as well.
  await stubSales(desk);
  await desk.goto('/en/operator');
  await expect(desk.locator('canvas')).toBeVisible();
  await desk.getByText('As a table').click();
  expect(await problemsOn(desk)).toEqual([]);
});
