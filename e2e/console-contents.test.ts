import type { Page } from '@playwright/test';

import { problemsOn } from './axe.ts';
import { expect, test } from './site.ts';
import { expectMessage, openDesk } from './staff.ts';

const article = '/operator/contents/news/akma?part=zh';
const page = '/news/detail?id=akma';

test('an editor changes one word in Chinese and publishes it; who had opened it before reads both texts', async ({
  browser,
  site,
}) => {
  test.setTimeout(240_000);
  await using first = await openDesk(browser, site, ['editor']);
  await using second = await openDesk(browser, site, ['editor']);
  await using context = await browser.newContext({ baseURL: site.origin });
  const reader = await context.newPage();

  const { desk } = first;
  await desk.setViewportSize({ width: 1280, height: 800 });
  await desk.getByRole('navigation').getByRole('link', { name: 'Contents' }).click();
  await desk.getByRole('searchbox').fill('akma');
  await desk.getByRole('searchbox').press('Enter');
  await expect(desk).toHaveURL(/q=akma/);
  expect(await problemsOn(desk)).toEqual([]);
  await desk.getByRole('row').filter({ hasText: 'akma' }).getByRole('link').click();
  await desk.getByRole('link', { name: 'Chinese', exact: true }).click();
  await expect(desk).toHaveURL(/\/contents\/news\/akma\?part=zh/);
  const title = desk.getByLabel('Title', { exact: true });
  await expect(title).toHaveValue(/\p{Script=Han}/u);
  const before = await title.inputValue();
  expect(await problemsOn(desk)).toEqual([]);
  // A sentence that is longer than the field is wide wraps and is shown whole, but can't contain a line break.
  const summary = desk.getByLabel('Summary', { exact: true });
  const said = await summary.inputValue();
  await summary.fill(said.repeat(4));
  expect(await summary.evaluate((field) => field.scrollHeight - field.clientHeight)).toBe(0);
  await summary.press('Enter');
  await expect(summary).toHaveValue(said.repeat(4));
  await summary.fill(said);
  // The panel with the actions stays in view below the header while the page scrolls.
  await desk.setViewportSize({ width: 1440, height: 800 });
  await desk.getByRole('button', { name: 'Open a preview' }).scrollIntoViewIfNeeded();
  const side = desk.getByRole('heading', { name: 'Publish', exact: true });
  expect((await side.boundingBox())!.y).toBeGreaterThan(49);
  await desk.setViewportSize({ width: 1280, height: 800 });

  await second.desk.goto(article);
  const own = second.desk.getByLabel('标题', { exact: true });
  await expect(own).toHaveValue(before);

  await title.fill(`${before}：麒麟`);
  await desk.getByRole('button', { name: 'Publish now' }).click();
  await expectMessage(desk, 'Published');
  await expect(desk.getByText('This is what is published.')).toBeVisible();
  await expect
    .poll(async () => {
      await reader.goto(page);
      return reader.getByRole('heading', { level: 1 }).innerText();
    })
    .toBe(`${before}：麒麟`);

  await own.fill(`${before}：凤凰`);
  await second.desk.getByRole('button', { name: '保存草稿' }).click();
  const both = second.desk.getByRole('alert').filter({ hasText: '别人刚刚改过这段文字' });
  await expect(both.locator('del')).toContainText('麒麟');
  await expect(both.locator('ins')).toContainText('凤凰');
  await expect(own).toHaveValue(`${before}：凤凰`);
  await second.desk.setViewportSize({ width: 360, height: 800 });
  expect(await problemsOn(second.desk)).toEqual([]);
  await both.getByRole('button', { name: '用对方的' }).click();
  await expect(own).toHaveValue(`${before}：麒麟`);

  await desk.getByText('History', { exact: true }).click();
  await desk.getByRole('link', { name: 'Chinese, version 1' }).click();
  await expect(desk.getByRole('dialog').locator('ins')).toContainText('麒麟');
  await desk.getByRole('button', { name: 'Make it the draft' }).click();
  await expect(title).toHaveValue(before);
  await desk.getByRole('button', { name: 'Publish now' }).click();
  await expect
    .poll(async () => {
      await reader.goto(page);
      return reader.getByRole('heading', { level: 1 }).innerText();
    })
    .toBe(before);
});

test('an editor writes a question that was not there, in both languages, and is led to what is missing', async ({
  browser,
  site,
}) => {
  test.setTimeout(180_000);
  await using own = await openDesk(browser, site, ['editor']);
  const { desk } = own;
  await desk.setViewportSize({ width: 360, height: 800 });
  await desk.goto('/en/operator/contents');
  await desk.getByRole('link', { name: 'New', exact: true }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('New content');
  expect(await problemsOn(desk)).toEqual([]);
  await desk.getByLabel('Kind').selectOption('question');
  await desk.getByLabel('Name in the address').fill('two-keys');
  await desk.getByRole('button', { name: 'Begin' }).click();
  await expect(desk).toHaveURL(/\/contents\/question\/two-keys\?part=shared/);
  await desk.getByLabel('Topic').selectOption('security');
  await desk.getByRole('button', { name: 'Add: Product' }).click();
  await desk.getByLabel('Product 1', { exact: true }).fill('safety-sim-card');
  for (const [part, question] of [
    ['Chinese', '一张卡可以有两把钥匙吗？'],
    ['English', 'May one card hold two keys?'],
  ] as const) {
    await desk.getByRole('link', { name: part, exact: true }).click();
    // The field of this tab is empty, but that of the tab before is not, so this waits for the tab.
    const field = desk.getByLabel('Question', { exact: true });
    await expect(field).toHaveValue('');
    await field.fill(question);
  }
  await desk.getByRole('button', { name: 'Publish now' }).click();
  await expect(desk.getByRole('alert')).toContainText('English: 1 to correct');
  await expect(desk.getByLabel('Answer', { exact: true })).toBeFocused();
  await desk.keyboard.type('可以有四把。');
  await desk.getByRole('link', { name: /^English/ }).click();
  await expect(desk.getByLabel('Answer', { exact: true })).toHaveValue('');
  await desk.getByLabel('Answer', { exact: true }).fill('It may hold four.');
  await desk.getByRole('button', { name: 'Publish now' }).click();
  await expect(desk.getByText('This is what is published.')).toBeVisible();
});

test('an editor withdraws a text, leads its address to a page, and is told of what leads nowhere', async ({
  browser,
  site,
}) => {
  test.setTimeout(180_000);
  await using own = await openDesk(browser, site, ['editor']);
  const { desk } = own;
  await desk.setViewportSize({ width: 360, height: 800 });
  await desk.goto('/en/operator/contents/new?kind=text-page&id=trial-terms');
  await desk.getByRole('button', { name: 'Begin' }).click();
  await desk.getByLabel('Text', { exact: true }).fill('A trial lasts thirty days.');
  await desk.getByRole('button', { name: 'Publish now' }).click();
  await expect(desk.getByText('This is what is published.')).toBeVisible();
  const statusAt = async (path: string) =>
    (await desk.request.get(site.origin + path, { maxRedirects: 0 })).status();
  await expect.poll(() => statusAt('/im/trial-terms.txt')).toBe(200);
  await desk.getByText('Withdraw', { exact: true }).click();
  await desk.getByRole('button', { name: 'Withdraw it', exact: true }).click();
  await expect(desk.getByText('It is withdrawn from the site.')).toBeVisible();
  await expect.poll(() => statusAt('/im/trial-terms.txt')).toBe(404);

  await desk.getByRole('link', { name: 'Lead its address to another page' }).click();
  await expect(desk.getByLabel('Name in the address')).toHaveValue('trial-terms');
  await desk.getByRole('button', { name: 'Begin' }).click();
  await expect(desk.getByLabel('From', { exact: true })).toHaveValue('/im/trial-terms.txt');
  await desk.getByLabel('For how long').selectOption('For good');
  await desk.getByLabel('To', { exact: true }).fill('https://evil.example');
  await desk.getByRole('button', { name: 'Publish now' }).click();
  await expect(desk.getByLabel('To', { exact: true })).toBeFocused();
  expect(await problemsOn(desk)).toEqual([]);
  await desk.getByLabel('To', { exact: true }).fill('/support/nothing');
  await desk.getByRole('button', { name: 'Publish now' }).click();
  await expect(desk.getByRole('alert')).toContainText('To: there is no page at this address');
  await desk.getByLabel('To', { exact: true }).fill('/support');
  await desk.getByRole('button', { name: 'Publish now' }).click();
  await expect(desk.getByText('This is what is published.')).toBeVisible();
  await expect.poll(() => statusAt('/im/trial-terms.txt')).toBe(308);
  await desk.goto('/im/trial-terms.txt');
  await expect(desk).toHaveURL(`${site.origin}/support`);
});

/** Writes the minimum texts of a product in one language: adds each row, then fills it. */
async function writeProduct(desk: Page, name: string): Promise<void> {
  const write = (label: string, text: string) =>
    desk.getByLabel(label, { exact: true }).first().fill(text);
  const add = (label: string) => desk.getByRole('button', { name: `Add: ${label}` }).click();
  const rowsOf = async (label: string, count: number, fields: readonly string[]) => {
    for (let row = 1; row <= count; row += 1) {
      await add(label);
      const fieldset = desk.getByRole('group', { name: `${label} ${row}`, exact: true });
      for (const field of fields)
        await fieldset.getByLabel(field, { exact: true }).fill(`${name} ${field} ${row}`);
    }
  };
  // The field of the language before would have a value, so this waits for the tab.
  await expect(desk.getByLabel('Name', { exact: true }).first()).toHaveValue('');
  await write('Name', name);
  await write('What it does', `${name} in one line`);
  await write('Description for searches', `${name} in a few words more than that`);
  const problem = desk.getByRole('group', { name: 'Problem', exact: true });
  await problem.getByLabel('Title', { exact: true }).fill(`${name} and its problem`);
  await add('Paragraph');
  await write('Paragraph 1', `Why there is ${name}.`);
  await rowsOf('Verb', 3, ['Verb', 'Text']);
  await rowsOf('Feature', 4, ['Title', 'Text']);
  for (let group = 1; group <= 2; group += 1) {
    await add('Specification');
    const fieldset = desk.getByRole('group', { name: `Specification ${group}`, exact: true });
    await fieldset.getByLabel('Group', { exact: true }).fill(`${name} group ${group}`);
    for (let row = 1; row <= 2; row += 1) {
      await fieldset.getByRole('button', { name: 'Add: Row' }).click();
      const inner = fieldset.getByRole('group', { name: `Row ${row}`, exact: true });
      await inner.getByLabel('Name', { exact: true }).fill(`${name} ${group}.${row}`);
      await inner.getByLabel('Value', { exact: true }).fill(`${row} W`);
    }
  }
  for (let row = 1; row <= 2; row += 1) {
    await add('Limit');
    await write(`Limit ${row}`, `${name} does not do ${row}.`);
  }
}

test(
  'an editor adds a product with the least it has to say; its page, lists, search and sitemap have it until it is withdrawn',
  { tag: '@long' },
  async ({ browser, site }) => {
    test.setTimeout(240_000);
    await using own = await openDesk(browser, site, ['editor']);
    const { desk } = own;
    await desk.setViewportSize({ width: 1280, height: 900 });
    await desk.goto('/en/operator/contents/new?kind=product&id=quantum-key');
    await desk.getByRole('button', { name: 'Begin' }).click();
    await desk.getByLabel('Position', { exact: true }).fill('40');
    await desk.getByLabel('Group', { exact: true }).selectOption('card');
    await desk.getByLabel('Drawing', { exact: true }).selectOption('sim');
    for (const [tab, name] of [
      ['Chinese', '量子钥匙'],
      ['English', 'Quantum key'],
    ] as const) {
      await desk.getByRole('link', { name: tab }).click();
      await writeProduct(desk, name);
    }
    await desk.getByRole('button', { name: 'Publish now' }).click();
    await expect(desk.getByText('This is what is published.')).toBeVisible();

    await using context = await browser.newContext({ baseURL: site.origin, bypassCSP: true });
    const reader = await context.newPage();
    const answer = await reader.goto('/en/product/quantum-key');
    expect(answer?.status()).toBe(200);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Quantum key');
    expect(await problemsOn(reader)).toEqual([]);
    // The page has no heading, link or anchor of a part without texts.
    const html = await reader.content();
    for (const id of ['keys', 'protocol', 'compatibility', 'questions', 'buy'])
      expect(html, id).not.toMatch(new RegExp(`(id="|href="#)${id}"`));
    // The document is generated from these texts; until then, and a moment longer, the cached page has no link to it.
    await expect
      .poll(async () => (await reader.request.get('/en/product/quantum-key')).text(), {
        timeout: 60_000,
      })
      .toMatch(/href="[^"]*quantum-key[^"]*\.pdf"/);
    await reader.setViewportSize({ width: 360, height: 800 });
    expect(await problemsOn(reader)).toEqual([]);
    const addresses = ['/en/product', '/sitemap.xml', '/en/support?q=quantum'];
    const isNamed = async (path: string) =>
      /quantum-key/.test(await (await reader.request.get(path)).text());
    for (const path of addresses)
      await expect.poll(() => isNamed(path), { message: path }).toBe(true);
    await reader.goto('/product?compare=quantum-key&compare=sdp');
    await expect(reader.locator('#compare').getByText('量子钥匙').first()).toBeVisible();

    await desk.getByText('Withdraw', { exact: true }).click();
    await desk.getByRole('button', { name: 'Withdraw it', exact: true }).click();
    await expect(desk.getByText('It is withdrawn from the site.')).toBeVisible();
    await expect
      .poll(async () => (await reader.request.get('/en/product/quantum-key')).status())
      .toBe(404);
    for (const path of addresses)
      await expect.poll(() => isNamed(path), { message: path }).toBe(false);
  },
);
