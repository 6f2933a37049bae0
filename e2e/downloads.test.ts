import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { staticPages } from '@uid/contract/page-table';

import { expect, test } from './site.ts';

test('a document downloaded from the support page has the checksum that the page shows', async ({
  page,
}) => {
  await page.goto('/support#downloads');
  const product = page.locator('details', { has: page.locator('#downloads-sdp') });
  await product.locator('summary').click();
  const file = product.getByRole('listitem').first();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    file.getByRole('link').click(),
  ]);
  expect(download.suggestedFilename()).toMatch(
    /^软件定义边界 SDP 产品说明书 \d+\.\d+\+[0-9a-f]{7}\.pdf$/,
  );
  const bytes = readFileSync(await download.path());
  expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-');
  const checksum = createHash('sha256').update(bytes).digest('hex');
  await expect(file.locator('code')).toHaveText(checksum);
});

test('the commands of the security page check what was downloaded, with the reader’s own tools', async ({
  page,
}) => {
  await page.goto('/en/support#downloads');
  const product = page.locator('details', { has: page.locator('#downloads-sdp') });
  await product.locator('summary').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    product.getByRole('listitem').first().getByRole('link').click(),
  ]);
  await page.getByText('How to check a SHA-256').click();
  await page.getByRole('link', { name: 'Check all in one command' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Security');
  const folder = mkdtempSync(join(tmpdir(), 'uid-check-'));
  const run = (command: string) =>
    execFileSync('sh', ['-c', command], {
      cwd: folder,
      env: { ...process.env, GNUPGHOME: folder },
      stdio: ['ignore', 'pipe', 'ignore'],
    }).toString();
  try {
    await download.saveAs(join(folder, download.suggestedFilename()));
    const [getKey = '', check = ''] = await page.locator('#verify code').allTextContents();
    run(getKey);
    expect(run(check)).toContain(`${download.suggestedFilename()}: OK`);
    const fingerprint = await page.locator('#key code').textContent();
    expect(run('gpg --fingerprint --with-colons')).toContain(fingerprint?.replaceAll(' ', ''));
  } finally {
    run('gpgconf --kill all');
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a product page copies the checksum of its own document', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto('/en/product/sdp#downloads');
  const file = page.locator('#downloads').getByRole('listitem').first();
  await expect(file.getByRole('button', { name: 'Copy' })).toBeVisible();
  // Stops the page's clock: the message that is shown for four seconds may be read later than that.
  await page.clock.pauseAt(Date.now() + 60_000);
  await file.getByRole('button', { name: 'Copy' }).click();
  await expect(file.getByRole('button')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await file.locator('code').textContent());
  await page.clock.runFor(4000);
  await expect(file.getByRole('button')).toHaveText('Copy');
});

test('the app is a package, continued where a download broke off', async ({ request }) => {
  const address = '/uid-app?n=uid-security.apk';
  const whole = await request.get(address);
  expect(whole.headers()['content-type']).toBe('application/vnd.android.package-archive');
  const body = await whole.body();
  expect(body.toString('latin1', 0, 2)).toBe('PK');
  const headers = { range: 'bytes=1000-', 'if-range': whole.headers().etag ?? '' };
  const rest = await request.get(address, { headers });
  expect(rest.status()).toBe(206);
  expect((await rest.body()).equals(body.subarray(1000))).toBe(true);
});

test('a name that is not published shows the 404 page', async ({ page }) => {
  const answer = await page.goto('/uid-product?n=..%2F..%2Fetc%2Fpasswd');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle('404');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a name with an encoded end of a line is missing like any other, wherever it stands', async ({
  request,
}) => {
  const headers = { accept: 'text/html' };
  const known = await request.get('/uid-product?n=a', { headers });
  const inQuery = await request.get('/uid-product?n=a%0d%0ab', { headers });
  expect(inQuery.status()).toBe(404);
  expect(await inQuery.text()).toBe(await known.text());
  const inPath = await request.get('/uid-product/a%0d%0ab', { headers });
  expect(inPath.status()).toBe(404);
  const missing = await request.get('/uid-product/ab', { headers });
  expect(await inPath.text()).toBe(await missing.text());
});

test(
  'every page that search engines are led to names a preview image that is there',
  { tag: '@long' },
  async ({ request }) => {
    const found = staticPages.filter(({ inSitemap, kind }) => inSitemap && kind !== 'newsDetail');
    for (const path of found.flatMap((page) => [page.path, `/en${page.path}`])) {
      const html = await (await request.get(path)).text();
      const address = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1];
      expect(address, path).toBeDefined();
      const image = await request.get(address ?? '');
      expect(image.headers()['content-type'], path).toBe('image/png');
      const bytes = await image.body();
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], path).toEqual([1200, 630]);
      expect(bytes.length, path).toBeLessThanOrEqual(60_000);
    }
  },
);
