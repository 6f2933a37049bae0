import { expect, test } from './site.ts';

const pages = ['/en/home', '/mall', '/cart', '/support', '/uid-front/login', '/child/uid-front/'];

test('every page is isolated from other sites, with all it loads', async ({ page }) => {
  for (const path of [...pages, '/im/terms-of-sale.txt']) {
    const answer = await page.goto(path);
    expect(answer?.headers()['cross-origin-embedder-policy'], path).toContain('require-corp');
    expect(await page.evaluate(() => crossOriginIsolated), path).toBe(true);
  }
});
