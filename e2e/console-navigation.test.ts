import { problemsOn } from './axe.ts';
import { expect, test } from './site.ts';
import { openDesk } from './staff.ts';

test('an editor moves a link of the header, adds a certificate, and is told of a link that leads nowhere', async ({
  browser,
  site,
}) => {
  test.setTimeout(240_000);
  await using editor = await openDesk(browser, site, ['editor']);
  await using context = await browser.newContext({ baseURL: site.origin, bypassCSP: true });
  const reader = await context.newPage();
  const { desk } = editor;
  await desk.goto('/en/operator/contents/navigation/navigation?part=en');
  const links = desk.getByRole('group', { name: /^Header \d$/ });
  const names = links.getByLabel('Name');
  await expect(names.first()).toHaveValue('Products');
  await desk.getByRole('button', { name: 'Add: Certificate' }).click();
  await desk.getByRole('group', { name: 'Certificates 1' }).getByLabel('Name').fill('No. 1 of 1');
  expect(await problemsOn(desk)).toEqual([]);
  await desk.setViewportSize({ width: 360, height: 800 });
  expect(await problemsOn(desk)).toEqual([]);
  await desk.setViewportSize({ width: 1280, height: 900 });

  const paths = links.getByLabel('Path');
  await desk.getByRole('button', { name: 'Down: Header 1', exact: true }).click();
  await expect(names.first()).toHaveValue('Solutions');
  await paths.nth(2).fill('/nowhere');
  await desk.getByRole('button', { name: 'Publish now' }).click();
  await expect(desk.getByText(/English › Header › 3 › Path/).first()).toBeVisible();
  await reader.goto('/en/news');
  const first = reader.getByRole('navigation', { name: 'Main' }).getByRole('link').first();
  await expect(first).toHaveText('Products');

  await paths.nth(2).fill('/mall');
  await desk.getByRole('button', { name: 'Publish now' }).click();
  await expect(desk.getByText('This is what is published.')).toBeVisible();
  await expect
    .poll(async () => {
      await reader.goto('/en/news');
      return first.innerText();
    })
    .toBe('Solutions');
  await expect(reader.getByRole('contentinfo')).toContainText('No. 1 of 1');
  expect(await problemsOn(reader)).toEqual([]);
  await reader.goto('/news');
  await expect(reader.getByRole('contentinfo')).not.toContainText('No. 1 of 1');
  const chinese = reader.getByRole('navigation', { name: '主导航' }).getByRole('link').first();
  await expect(chinese).toHaveText('产品');
});
