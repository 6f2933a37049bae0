import { problemsOn } from './axe.ts';
import { expect, test } from './site.ts';
import { openDesk } from './staff.ts';

const page = '/news/detail?id=power-order-27';

test('an editor sees the real page with the draft, in both languages, while readers see what is published', async ({
  browser,
  site,
}) => {
  test.setTimeout(120_000);
  await using opened = await openDesk(browser, site, ['editor']);
  await using context = await browser.newContext({ baseURL: site.origin });
  const reader = await context.newPage();
  const heading = reader.getByRole('heading', { level: 1 });
  await reader.goto(page);
  const before = await heading.innerText();

  const { desk } = opened;
  await desk.goto('/en/operator/contents/news/power-order-27?part=zh');
  await desk.getByLabel('Title', { exact: true }).fill(`${before}：麒麟`);
  await desk.getByRole('button', { name: 'Save the draft' }).click();
  await expect(desk.getByText('Draft saved').first()).toBeVisible();
  // The preview comes into view from the field that has been edited, even far down the page.
  await desk.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(desk.locator('iframe').first()).toBeInViewport();
  await desk.getByLabel('Language', { exact: true }).selectOption('both');
  const shown = (language: string) =>
    desk
      .frameLocator(`iframe[title="Preview: ${language}, Day, Phone"]`)
      .getByRole('heading', { level: 1 });
  await expect(shown('Chinese')).toHaveText(`${before}：麒麟`);
  await expect(shown('English')).not.toContainText('麒麟');
  await expect(shown('English')).toBeVisible();
  // The preview of a desktop page must be shown whole, even on a small laptop.
  await desk.setViewportSize({ width: 1280, height: 800 });
  await desk.getByLabel('Width', { exact: true }).selectOption('desktop');
  const wide = desk.locator('iframe[title="Preview: Chinese, Day, Desktop"]');
  const hidden = () =>
    wide.evaluate(({ parentElement }) => parentElement!.scrollWidth - parentElement!.clientWidth);
  await expect.poll(hidden).toBe(0);
  await desk.getByLabel('Width', { exact: true }).selectOption('phone');
  await desk.getByLabel('Theme', { exact: true }).selectOption('night');
  const night = desk.frameLocator('iframe[title="Preview: Chinese, Night, Phone"]').locator('html');
  await expect(night).toHaveAttribute('data-theme', 'night');
  expect(await problemsOn(desk)).toEqual([]);
  await desk.setViewportSize({ width: 360, height: 800 });
  expect(await problemsOn(desk)).toEqual([]);

  await reader.goto(page);
  await expect(heading).toHaveText(before);
  // Without the preview's cookie, its address responds with 404.
  const address = await desk.locator('iframe').first().getAttribute('src');
  expect((await reader.goto(address!))?.status()).toBe(404);
});
