import { createHash } from 'node:crypto';

import { problemsOn } from './axe.ts';
import { expect, test } from './site.ts';
import { expectMessage, openDesk } from './staff.ts';

function pdf(words: string): Buffer {
  return Buffer.from(`%PDF-1.7\n% ${words}\nxref\n0 0\ntrailer <<>>\nstartxref\n9\n%%EOF\n`);
}

test('an editor uploads a manual, publishes it and a further version, and withdraws it', async ({
  browser,
  site,
}) => {
  test.setTimeout(180_000);
  await using own = await openDesk(browser, site, ['editor']);
  await using context = await browser.newContext({ baseURL: site.origin });
  const { desk } = own;
  const reader = await context.newPage();
  const choose = (words: string, name = 'Quick Guide.pdf') =>
    desk
      .getByLabel('File', { exact: true })
      .setInputFiles({ name, mimeType: 'application/pdf', buffer: pdf(words) });
  await desk.setViewportSize({ width: 1280, height: 800 });
  await desk.getByRole('navigation').getByRole('link', { name: 'Documents and apps' }).click();
  await expect(desk.getByRole('link', { name: 'uid-sdp-en.pdf' })).toBeVisible();
  expect(await problemsOn(desk)).toEqual([]);

  await desk.getByRole('link', { name: 'Upload a new file' }).click();
  await choose('one');
  await expect(desk.getByLabel('File name')).toHaveValue('quick-guide.pdf');
  await desk.getByLabel('File name').fill('../guide.pdf');
  await desk.getByRole('button', { name: 'Upload' }).click();
  await expect(desk.getByText('no path and no space').first()).toBeVisible();
  await desk.getByLabel('File name').fill('quick-guide.pdf');
  await desk.getByRole('textbox', { name: 'Version' }).fill('1.0');
  await desk.getByLabel('Kind').selectOption('manual');
  await desk.getByLabel('Product').selectOption('sdp');
  await desk.getByLabel('Language of the file').selectOption('en');
  await desk.getByLabel('Chinese title').fill('上手指南');
  await desk.getByLabel('English title').fill('Getting started');
  for (const width of [360, 1280]) {
    await desk.setViewportSize({ width, height: 800 });
    expect(await problemsOn(desk)).toEqual([]);
  }
  await desk.getByRole('button', { name: 'Upload' }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('quick-guide.pdf');
  await expectMessage(desk, 'Uploaded. Readers see it once it is published.');
  await expect(desk.getByText('Not published')).toBeVisible();
  expect((await reader.request.get('/uid-product?n=quick-guide.pdf')).status()).toBe(404);

  await desk.getByRole('button', { name: 'Publish' }).click();
  await expect(desk.getByRole('link', { name: 'Open its public link' })).toBeVisible();
  await expect(async () => {
    await reader.goto('/en/support#downloads');
    await expect(reader.locator('#downloads')).toContainText('Getting started · Manual · English', {
      timeout: 1000,
    });
  }).toPass();

  await desk.getByText('Upload a new version').click();
  await choose('two');
  await desk.getByRole('textbox', { name: 'Version' }).fill('1.1');
  await desk.getByRole('button', { name: 'Upload' }).click();
  const added = desk.getByRole('row', { name: /\b1\.1\b/ });
  await added.getByRole('button', { name: 'Publish' }).click();
  await expect(added.getByText('Published', { exact: true })).toBeVisible();
  await expect(desk.getByRole('row', { name: /\b1\.0\b/ })).toContainText(
    createHash('sha256').update(pdf('one')).digest('hex'),
  );
  for (const width of [360, 1280]) {
    await desk.setViewportSize({ width, height: 800 });
    expect(await problemsOn(desk)).toEqual([]);
  }
  await expect
    .poll(async () => (await reader.request.get('/uid-product?n=quick-guide.pdf')).text())
    .toContain('% two');

  await desk.getByText('Withdraw', { exact: true }).first().click();
  await desk.getByRole('button', { name: 'Withdraw' }).click();
  await expect(desk.getByText('Not published')).toBeVisible();
  await expect
    .poll(async () => (await reader.request.get('/uid-product?n=quick-guide.pdf')).status())
    .toBe(404);
});
