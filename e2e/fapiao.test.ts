import { readFile } from 'node:fs/promises';

import { strToU8, zipSync } from 'fflate';

import { problemsOn } from './axe.ts';
import { fillAddress, payInSandbox, placeOrder } from './checkout.ts';
import { fillCart } from './make-order.ts';
import { enter, makePerson } from './people.ts';
import { expect, openForDevelopment, test } from './site.ts';
import { expectMessage, openDesk } from './staff.ts';

// The pages' content security policy would block the injected axe script.
test.use({ bypassCSP: true });

const number = '26112000000123456789';
const pdf = Buffer.from('%PDF-1.7\nxref\n0 0\ntrailer <<>>\nstartxref\n9\n%%EOF\n');
const ofd = Buffer.from(
  zipSync({ 'OFD.xml': strToU8('<ofd:OFD xmlns:ofd="http://www.ofdspec.org/2016"/>') }),
);

test(
  'finance attaches a fapiao, its buyer is mailed and saves it as PDF and OFD; a wrong file is taken off',
  { tag: '@long' },
  async ({ page, browser, site }) => {
    test.setTimeout(180_000);
    const person = await makePerson(site);
    await fillCart(site, person);
    await enter(page, site, person);
    await page.goto('/confirm-order');
    await fillAddress(page);
    await page.getByRole('radio', { name: /个人普票/ }).check();
    await page.locator('[name="invoice.title"]').fill('王小明');
    const no = await placeOrder(page);
    const fapiao = page.getByRole('region', { name: '发票' });
    await page.goto(`/order?no=${no}`);
    await expect(fapiao).toContainText('付款后开具');
    await page.goto(`/pay-gateway?no=${no}`);
    await payInSandbox(page);
    await page.goto(`/order?no=${no}`);
    await expect(fapiao).toContainText('已登记，待税务系统开具');

    await using own = await openDesk(browser, site, ['finance']);
    const { desk } = own;
    const attach = async (name: string, buffer: Buffer) => {
      await desk
        .getByLabel('File', { exact: true })
        .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
      await desk.getByRole('button', { name: 'Attach and notify the customer' }).click();
    };
    await desk.getByRole('navigation').getByRole('link', { name: 'Fapiao to issue' }).click();
    await desk.getByRole('link', { name: no }).click();
    await desk.getByText('Attach a fapiao').click();
    await desk.getByLabel('Fapiao number').fill('2611');
    await attach('fapiao.pdf', Buffer.from('GIF89a'));
    await expect(desk.getByText('A fapiao number has 20 or 8 digits.')).toBeVisible();
    await desk.getByLabel('Fapiao number').fill(number);
    await desk.getByRole('button', { name: 'Attach and notify the customer' }).click();
    await expect(desk.getByText('A fapiao has to be a PDF or an OFD').first()).toBeVisible();
    await attach('fapiao.pdf', pdf);
    await expect(desk.getByText('State: Issued')).toBeVisible();
    await expectMessage(desk, 'The fapiao is attached, and the customer is notified');
    await attach('fapiao.ofd', ofd);
    await expect(desk.getByRole('button', { name: `OFD ${number}` })).toBeVisible();
    for (const width of [360, 1280]) {
      await desk.setViewportSize({ width, height: 800 });
      expect(await problemsOn(desk)).toEqual([]);
    }

    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.reload();
      await expect(fapiao).toContainText('已开具');
      expect(await problemsOn(page)).toEqual([]);
    }
    for (const [type, bytes] of [
      ['PDF', pdf],
      ['OFD', ofd],
    ] as const) {
      const downloaded = page.waitForEvent('download');
      await fapiao.getByRole('button', { name: `下载 ${type}` }).press('Enter');
      const file = await downloaded;
      expect(file.suggestedFilename()).toBe(`fapiao-${number}.${type.toLowerCase()}`);
      expect((await readFile(await file.path())).equals(bytes)).toBe(true);
    }
    await page.goto('/order?view=notices');
    await expect(page.locator('main')).toContainText(`发票号码 ${number}`);
    await openForDevelopment(page, '/sandbox-mail');
    const mail = page
      .locator('article', { hasText: person.email })
      .filter({ hasText: '电子发票已开具' });
    // The mail is sent a moment after the act. Two files with the same fapiao number cause only one mail.
    await expect(async () => {
      await page.reload();
      await expect(mail).toHaveCount(1, { timeout: 500 });
    }).toPass();

    // One line separates the last file from the form that attaches another.
    const above = await desk
      .locator('summary', { hasText: /^Take / })
      .last()
      .boundingBox();
    const below = await desk.locator('summary', { hasText: 'Attach a fapiao' }).boundingBox();
    expect(below!.y - above!.y - above!.height).toBeCloseTo(1, 0);

    await desk.getByText(`Take ${number} PDF off`).click();
    await desk.getByLabel('Reason').first().fill('Made out to somebody else');
    await desk.getByRole('button', { name: 'Take this file off' }).first().click();
    await expect(desk.getByText(`Take ${number} PDF off`)).toHaveCount(0);
    await page.goto(`/en/order?no=${no}`);
    const invoice = page.getByRole('region', { name: 'Invoice' });
    await expect(invoice.getByRole('button', { name: 'Save the OFD' })).toBeVisible();
    await expect(invoice.getByRole('button', { name: 'Save the PDF' })).toHaveCount(0);
  },
);
