import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { expect, test } from './site.ts';

// Needs a separate site: documents are generated one after the other, and those of other journeys would come first.
test.use({ environment: { SECURITY_TXT_DAYS: '91' } });

test(
  'a product added to the database while the site runs has a page, like every other',
  { tag: '@long' },
  async ({ page, request, site }) => {
    // The product's image and document are generated outside the server process, after all that are already waiting.
    test.setTimeout(180_000);
    // The server writes as well: without a timeout, the second writer would get an error.
    using database = new DatabaseSync(join(site.dataDir, 'uid.sqlite'), { timeout: 10_000 });
    const row = database
      .prepare("select body from contents where kind = 'product' and id = 'sdp'")
      .get();
    const body = String(row?.['body']).replace('"slug":"sdp"', '"slug":"quantum-card"');
    database
      .prepare(
        "insert into contents (kind, id, position, body) values ('product', 'quantum-card', 99, ?)",
      )
      .run(body);
    const answer = await page.goto('/en/Product/Quantum-Card/');
    expect(answer?.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe('/en/product/quantum-card');
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      /\/og\/en\/product-quantum-card\.png\?v=[0-9a-f]{8}$/,
    );
    const image = await request.get('/og/en/product-quantum-card.png');
    expect((await image.body()).readUInt32BE(16)).toBe(1200);
    // The response doesn't wait long for a document that is being generated; until then the document is missing.
    await expect(async () => {
      const document = await request.get('/uid-product?n=uid-quantum-card-en.pdf');
      expect((await document.body()).toString('latin1', 0, 5)).toBe('%PDF-');
    }).toPass();
    expect(await (await request.get('/sitemap.xml')).text()).toContain('/product/quantum-card<');
    database.exec("delete from contents where id = 'quantum-card'");
    const status = async () => (await request.get('/og/en/product-quantum-card.png')).status();
    await expect.poll(status).toBe(404);
  },
);
