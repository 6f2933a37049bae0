import type { Page } from '@playwright/test';
import { photograph } from '@uid/pictures/testing/make-pictures';

import { problemsOn } from './axe.ts';
import { expect, expectMade, test } from './site.ts';
import { expectMessage, openDesk } from './staff.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';

test('an editor uploads photographs, says what is on one, and takes it away', async ({
  browser,
  site,
}) => {
  test.setTimeout(180_000);
  await using own = await openDesk(browser, site, ['editor']);
  const { desk } = own;
  await desk.setViewportSize({ width: 1280, height: 800 });
  await desk.getByRole('navigation').getByRole('link', { name: 'Pictures' }).click();
  await expect(desk.getByText('Drop the first picture here')).toBeVisible();
  await desk.getByLabel('Choose pictures').setInputFiles([
    { name: 'reader.jpg', mimeType: 'image/jpeg', buffer: await photograph() },
    { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) },
  ]);
  const uploads = desk.getByRole('region', { name: 'Uploaded now' });
  await expectMade(uploads.getByText('Added', { exact: true })).toBeVisible();
  await expect(uploads.getByText('SVG is not accepted')).toBeVisible();
  await drop(desk, 'dropped.jpg', await photograph({ width: 800, height: 600 }));
  await expectMade(uploads.getByRole('link', { name: 'dropped.jpg' })).toBeVisible();
  const pictures = desk.locator('main img');
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all())
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(480);
  for (const width of [1280, 360]) {
    await desk.setViewportSize({ width, height: 800 });
    expect(await problemsOn(desk)).toEqual([]);
  }

  await uploads.getByRole('link', { name: 'reader.jpg' }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('reader.jpg');
  expect(await problemsOn(desk)).toEqual([]);
  await desk.getByLabel('Chinese', { exact: true }).fill('读卡器');
  await desk.getByLabel('English', { exact: true }).fill('A card reader');
  await desk.getByLabel('From the left (%)').press('Home');
  await desk.getByRole('button', { name: 'Save' }).click();
  await expectMessage(desk, 'Saved');
  await desk.reload();
  await expect(desk.getByLabel('Chinese', { exact: true })).toHaveValue('读卡器');
  await expect(desk.getByLabel('From the left (%)')).toHaveValue('0');
  await desk.getByText('Remove the picture').click();
  await desk.getByRole('button', { name: 'Take away' }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Pictures');
  await expect(pictures).toHaveCount(1);
});

test(
  'photographs stand on the page of an article and of an item, and can be opened as a whole',
  { tag: '@long' },
  async ({ browser, site }) => {
    test.setTimeout(180_000);
    await using own = await openDesk(browser, site, ['editor']);
    await using context = await browser.newContext({ baseURL: site.origin });
    await using judged = await browser.newContext({ bypassCSP: true, baseURL: site.origin });
    const { desk } = own;
    for (const name of ['one.jpg', 'two.jpg']) {
      const buffer = await photograph();
      await desk.goto('/en/operator/media');
      await desk
        .getByLabel('Choose pictures')
        .setInputFiles([{ name, mimeType: 'image/jpeg', buffer }]);
      await desk.getByRole('region', { name: 'Uploaded now' }).getByRole('link', { name }).click();
      await desk.getByLabel('Chinese', { exact: true }).fill(`照片 ${name}`);
      await desk.getByLabel('English', { exact: true }).fill(`Photograph ${name}`);
      await desk.getByRole('button', { name: 'Save' }).click();
      await expect(desk.getByText('Saved', { exact: true })).toBeVisible();
    }
    const library = desk.getByRole('dialog', { name: 'Choose a picture' });

    await desk.goto('/en/operator/contents/news/akma?part=shared');
    for (const [index, name] of ['one.jpg', 'two.jpg'].entries()) {
      await desk.getByRole('button', { name: 'Add: Picture' }).click();
      await desk.getByRole('button', { name: `Choose a picture: Picture ${index + 1}` }).click();
      await expect(library.getByRole('button', { name })).toBeVisible();
      if (index === 0) expect(await problemsOn(desk)).toEqual([]);
      await library.getByRole('button', { name }).click();
    }
    await desk.getByRole('button', { name: 'Publish now' }).click();
    await expect(desk.getByText('This is what is published.')).toBeVisible();

    await desk.goto('/en/operator/catalogue/sim-card');
    for (const name of ['one.jpg', 'two.jpg']) {
      await desk.getByRole('button', { name: 'Add a picture' }).click();
      await library.getByRole('button', { name }).click();
      await expect(desk.getByRole('button', { name: `Take off: ${name}` })).toBeVisible();
    }

    const reader = await context.newPage();
    const judge = await judged.newPage();
    for (const address of ['/en/news/detail?id=akma', '/en/mall?item=sim-card'])
      for (const width of [360, 1280]) {
        await reader.setViewportSize({ width, height: 800 });
        await expect(async () => {
          await reader.goto(address);
          await expect(reader.locator('main picture img')).toHaveCount(2, { timeout: 1000 });
        }).toPass();
        const first = reader.getByRole('img', { name: 'Photograph one.jpg' });
        await reader.waitForLoadState();
        await expect
          .poll(() => first.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc))
          .toMatch(/-(480|800)\.avif$/);
        expect(
          await first.evaluate((image: HTMLImageElement) => image.naturalWidth),
        ).toBeGreaterThan(0);
        await judge.setViewportSize({ width, height: 800 });
        await judge.goto(address);
        expect(await problemsOn(judge)).toEqual([]);
      }
    await reader.getByRole('link', { name: 'Photograph two.jpg' }).click();
    await expect(reader).toHaveURL(/\/media\/[0-9a-f]{32}-800\.jpg$/);

    await desk.goto('/en/operator/media');
    await desk.getByRole('link', { name: 'one.jpg' }).click();
    await expect(desk.getByRole('link', { name: 'Secure SIM' }).first()).toBeVisible();
    await desk.getByText('Remove the picture').click();
    await expect(desk.getByText('It is still used and stays.')).toBeVisible();
    await desk.getByRole('link', { name: 'Secure SIM' }).first().click();
    await expect(desk).toHaveURL('/en/operator/catalogue/sim-card');
    await expect(desk.getByRole('button', { name: 'Take off: one.jpg' })).toBeVisible();
  },
);

/** Drops a file on the page, as from the desktop. */
async function drop(desk: Page, name: string, bytes: Buffer): Promise<void> {
  const text = bytes.toString('base64');
  const files = await desk.evaluateHandle(
    ([file = '', data = '']) => {
      const decoded = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([decoded], file, { type: 'image/jpeg' }));
      return transfer;
    },
    [name, text],
  );
  await desk.locator('main').dispatchEvent('drop', { dataTransfer: files });
}
