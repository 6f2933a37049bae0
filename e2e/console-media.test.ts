import type { Page } from '@playwright/test';
import { photograph } from '@uid/pictures/testing/make-pictures';

import { problemsOn } from './axe.ts';
import { expect, test } from './site.ts';
import { openDesk } from './staff.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
  await expect(desk.getByText('No picture matches.')).toBeVisible();
  await desk.getByLabel('Choose pictures').setInputFiles([
    { name: 'reader.jpg', mimeType: 'image/jpeg', buffer: await photograph() },
    { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) },
  ]);
  const uploads = desk.getByRole('region', { name: 'Uploaded now' });
  await expect(uploads.getByText('SVG is not taken')).toBeVisible();
  await expect(uploads.getByText('Added', { exact: true })).toBeVisible();
  await drop(desk, 'dropped.jpg', await photograph({ width: 800, height: 600 }));
  await expect(uploads.getByRole('link', { name: 'dropped.jpg' })).toBeVisible();
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
  await expect(desk.getByText('Saved', { exact: true })).toBeVisible();
  await desk.reload();
  await expect(desk.getByLabel('Chinese', { exact: true })).toHaveValue('读卡器');
  await expect(desk.getByLabel('From the left (%)')).toHaveValue('0');
  await desk.getByText('Take the picture away').click();
  await desk.getByRole('button', { name: 'Take away' }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Pictures');
  await expect(pictures).toHaveCount(1);
});

/** As from the desktop: a file that is let go over the page. */
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
