import type { Browser } from '@playwright/test';
import { sendMessage } from '@uid/contract/conversations';
import type { StaffRole } from '@uid/contract/staff-roles';

import { callAs, makeOrder } from './make-order.ts';
import { inDatabase, makePerson } from './people.ts';
import { expect, test } from './site.ts';
import type { Site } from './site.ts';
import { expectMessage, openConsole } from './staff.ts';

test.use({ bypassCSP: true });

/** Opens the console on a phone in portrait orientation. */
async function openPhone(browser: Browser, site: Site, roles: StaffRole[]) {
  const context = await browser.newContext({
    bypassCSP: true,
    baseURL: site.origin,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const desk = await context.newPage();
  await openConsole(desk, site, roles);
  return { desk, [Symbol.asyncDispose]: () => context.close() };
}

test('on a phone an editor publishes what they have typed without a way past all other fields', async ({
  browser,
  site,
}) => {
  test.setTimeout(120_000);
  await using editor = await openPhone(browser, site, ['editor']);
  const { desk } = editor;
  await desk.goto('/en/operator/contents/news/akma?part=en');
  const title = desk.getByLabel('Title', { exact: true });
  await title.tap();
  await title.fill('AKMA, from a phone');
  const reached = await desk.evaluate(() => scrollY);
  await desk.getByRole('button', { name: 'Publish…' }).tap();
  const publish = desk.getByRole('button', { name: 'Publish now' });
  await expect(publish).toBeFocused();
  await expect(publish).toBeInViewport();
  expect(await desk.evaluate(() => scrollY)).toBeGreaterThan(reached);
  await publish.tap();
  await expectMessage(desk, 'Published');
  await desk.goto('/en/news/detail?id=akma');
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('AKMA, from a phone');
});

test('no line lies on another where letters are twice as large', async ({ browser, site }) => {
  await using shop = await openPhone(browser, site, ['shop']);
  const { desk } = shop;
  await desk.goto('/operator/orders');
  const title = desk.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('订单');
  await desk.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const room = await title.evaluate((heading) => {
    const spread = (element: Element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return [...words.getClientRects()];
    };
    const lines = [...spread(heading), ...spread(heading.nextElementSibling!)];
    return lines.slice(1).map(({ top }, at) => top - lines[at]!.bottom);
  });
  expect(room.length).toBeGreaterThan(0);
  expect(Math.min(...room)).toBeGreaterThanOrEqual(-1);
});

test('what somebody has typed without a space is no wider than a phone, and hides no column', async ({
  browser,
  site,
}) => {
  const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk';
  const customer = await makePerson(site);
  const no = await makeOrder(site, customer);
  await inDatabase(site, async ({ handle }) => {
    const email = `${'purchasing-department.'.repeat(3)}${customer.id}@example.com`;
    await handle.updateTable('accounts').set({ email }).where('id', '=', customer.id).execute();
    const { address } = await handle
      .selectFrom('orders')
      .select('address')
      .where('no', '=', no)
      .executeTakeFirstOrThrow();
    const long = JSON.stringify({ ...JSON.parse(address ?? ''), recipient: word, street: word });
    await handle.updateTable('orders').set({ address: long }).where('no', '=', no).execute();
  });
  await using support = await openPhone(browser, site, ['support']);
  const { desk } = support;
  for (const path of [`orders/${no}`, `customers/${customer.id}`]) {
    await desk.goto(`/en/operator/${path}`);
    await expect(desk.getByText('Email address').or(desk.getByText(word)).first()).toBeVisible();
    const widest = () => document.documentElement.scrollWidth;
    expect(await desk.evaluate(widest), path).toBe(360);
  }
  // The due time beside a customer's message must stay visible.
  const call = await callAs(site, customer);
  await call(sendMessage, { language: 'en', no, text: word.repeat(3) });
  await desk.setViewportSize({ width: 1280, height: 800 });
  await desk.goto('/en/operator/conversations');
  const table = desk.getByRole('table');
  await expect(table).toContainText(word);
  const hidden = () => table.evaluate((all) => all.scrollWidth - all.parentElement!.clientWidth);
  expect(await hidden()).toBe(0);
});

test('whoever writes by keyboard sees what has the focus above the bar that stays in sight', async ({
  browser,
  site,
}) => {
  test.setTimeout(120_000);
  await using editor = await openPhone(browser, site, ['editor']);
  const { desk } = editor;
  await desk.goto('/operator/contents/news/akma?part=en');
  await desk.getByLabel('标题', { exact: true }).press('End');
  await desk.keyboard.type('!');
  for (const key of ['Tab', 'Shift+Tab'])
    for (let stop = 0; stop < 30; stop += 1) {
      await desk.keyboard.press(key);
      expect(await desk.evaluate(coveredFocus), `after ${key}`).toBe('');
    }
});

/** The focused element, if its edges are covered or outside the window; else an empty text. Runs in the page. */
function coveredFocus(): string {
  const { activeElement } = document;
  if (!activeElement) return '';
  const { left, width, top, bottom } = activeElement.getBoundingClientRect();
  const isSeen = (y: number) => {
    const there = document.elementFromPoint(left + width / 2, y);
    return there !== null && (activeElement.contains(there) || there.contains(activeElement));
  };
  return isSeen(top + 2) && isSeen(bottom - 2) ? '' : activeElement.outerHTML.slice(0, 120);
}

test('on a phone the shop changes a price and what lies on the shelf by touch', async ({
  browser,
  site,
}) => {
  test.setTimeout(120_000);
  await using shop = await openPhone(browser, site, ['shop']);
  const { desk } = shop;
  await desk.goto('/en/operator/catalogue/module-kit');
  const variant = desk.getByRole('region', { name: 'MODKIT-1' });
  // Nobody set the first price, so its cell is empty and must not be shown.
  await expect(variant.getByRole('table').first()).toBeVisible();
  await expect(variant.locator('td:empty:visible')).toHaveCount(0);
  await variant.locator('summary', { hasText: 'Change the price' }).tap();
  await variant.getByLabel('New price').tap();
  await desk.keyboard.type('1990');
  await variant.getByRole('button', { name: 'Change the price' }).tap();
  await expect(variant.locator('dt:text-is("Price") + dd')).toContainText('1,990.00');
  await variant.getByText('Move stock').tap();
  await variant.getByLabel('What happened').selectOption('counted');
  await variant.getByLabel('Pieces').tap();
  await desk.keyboard.type('41');
  await variant.getByLabel('Why').tap();
  await desk.keyboard.type('Counted on the shelf');
  await variant.getByRole('button', { name: 'Enter' }).tap();
  await expectMessage(desk, /^Entered: /);
});

test('a dialog ends above the keyboard of a phone, and reaches down again without it', async ({
  browser,
  site,
}) => {
  test.setTimeout(120_000);
  await using administrator = await openPhone(browser, site, ['administrator']);
  const { desk } = administrator;
  await desk.goto('/en/operator/jobs?open=forget-old-approvals');
  const dialog = desk.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const bottom = () => dialog.evaluate((element) => element.getBoundingClientRect().bottom);
  await expect.poll(bottom).toBe(740);
  // The test browser has no on-screen keyboard, so the test fires the event of one that opens and closes.
  await desk.evaluate(showHeight, 400);
  await expect.poll(bottom).toBe(400);
  await desk.evaluate(showHeight, 740);
  await expect.poll(bottom).toBe(740);
});

/** Sets the height of the visual viewport, in CSS pixels. Runs in the page. */
function showHeight(height: number): void {
  const visible = globalThis.visualViewport!;
  Object.defineProperty(visible, 'height', { value: height, configurable: true });
  visible.dispatchEvent(new Event('resize'));
}
