import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { expect, test } from './site.ts';

// A site of its own: documents are drawn one after the other, and those that other journeys change would come first.
test.use({ environment: { SECURITY_TXT_DAYS: '91' } });

test(
  'a product added to the database while the site runs has a page, like every other',
  { tag: '@long' },
  async ({ page, request, site }) => {
    // An image and a document are drawn for it, apart from the server and after whatever else is being drawn.
    test.setTimeout(180_000);
    // The server writes, too: without patience, whoever comes second is refused.
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
    // A list does not wait long for what is being drawn: until then the document is not there.
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
