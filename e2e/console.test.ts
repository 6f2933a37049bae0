import { brotliCompressSync } from 'node:zlib';

import type { Page } from '@playwright/test';
import { errorKinds } from '@uid/contract/errors';
import { requestRefund } from '@uid/contract/refunds';
import { staffRoles } from '@uid/contract/staff-roles';

import { problemsOn } from './axe.ts';
import { callAs, makeOrder } from './make-order.ts';
import { makePerson } from './people.ts';
import { expect, newEmail, register, test } from './site.ts';
import { becomeStaff, enrol, expectMessage, openConsole } from './staff.ts';

test.use({ bypassCSP: true });

const entry = '/child/operator/';

/** Collects the paths of the console's files that the page requests. */
function watchConsole(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(entry)) asked.push(pathname);
  });
  return asked;
}

test('F10: nothing of the console reaches guests and customers, who find a login and no door', async ({
  page,
}) => {
  const asked = watchConsole(page);
  await page.goto('/operator/refunds?after=x');
  await expect(page).toHaveURL(/\/uid-front\/login\?return=%2Foperator%2Frefunds%3Fafter%3Dx/);
  await page.locator('a[href*="/uid-front/register"]').first().click();
  await register(page, newEmail());
  await expect(page).toHaveURL(/\/operator\/refunds\?after=x/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('这里没有门');
  await expect(page).toHaveTitle('404');
  await page.goto('/en/home');
  await page.waitForFunction(() => sessionStorage.getItem('uid-prefetched'));
  expect(asked).toEqual([]);
});

test('staff enrol with a code, see to an enquiry, and go to a screen by the keyboard', async ({
  page,
  site,
}) => {
  const sent = await page.request.post('/api/enquiry/send', {
    data: {
      kind: 'contact',
      language: 'en',
      name: 'A reader',
      email: newEmail(),
      message: 'What would forty of these cost us?',
      consent: true,
    },
  });
  const { no } = (await sent.json()).result;
  await page.goto('/en/operator');
  const email = await becomeStaff(page, site, [...staffRoles]);
  await enrol(page, site, email);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
  await page.getByRole('link', { name: 'Enquiries without an answer' }).click();
  await page.getByRole('link', { name: no }).click();
  await expect(page.locator('main')).toContainText('What would forty of these cost us?');
  await page.getByLabel('Answer', { exact: false }).fill('They would cost you forty times one.');
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expectMessage(page, 'The answer is on its way');

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Screen, view, number or words' })).toBeFocused();
  await page.keyboard.type('refund');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/operator/refunds');
});

test('every screen is whole in both languages', { tag: '@long' }, async ({ page, site }) => {
  test.setTimeout(400_000);
  await page.goto('/en/operator');
  const email = await becomeStaff(page, site, [...staffRoles]);
  await enrol(page, site, email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');

  const screens = await page
    .locator('nav a')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
  expect(screens.length).toBeGreaterThan(10);
  for (const path of screens) {
    const isWide = screens.indexOf(path) % 2 === 0;
    await page.setViewportSize({ width: isWide ? 1280 : 360, height: 800 });
    const address = isWide ? path : path.replace('/en', '');
    await page.goto(address);
    await expect(page.locator('[data-status=MOUNTED]')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-part=child] output:not(:empty)')).toHaveCount(0);
    expect(await problemsOn(page), address).toEqual([]);
  }

  const person = await makePerson(site);
  const no = await makeOrder(site, person, { quantity: 2, isPaid: true });
  const ask = { language: 'zh', no, reason: 'price', amountFen: 100 } as const;
  await (
    await callAs(site, person)
  )(requestRefund, ask);
  const open = await makeOrder(site, person, { isPaid: true });
  const whole = ['refunds', 'shipping', 'staff', `orders/${open}`, 'catalogue/module-kit'];
  for (const [at, path] of whole.entries())
    for (const before of ['/en', '']) {
      await page.setViewportSize({ width: (at % 2 === 0) === !before ? 360 : 1280, height: 800 });
      await page.goto(`${before}/operator/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await openAll(page);
      expect(await problemsOn(page), `${before} ${path}, opened`).toEqual([]);
    }
});

/** Opens the first row's dialog or, without a row, all folded forms. */
async function openAll(page: Page): Promise<void> {
  const row = page.locator('main tbody a[href*="open="]').first();
  const fold = page.locator('main details');
  await expect(row.or(fold).first()).toBeVisible();
  if (await row.isVisible()) {
    await row.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  } else
    await fold.evaluateAll((all) => {
      for (const each of all) (each as HTMLDetailsElement).open = true;
    });
}

test('where the question for a proof does not arrive, nor its style sheet, the console stays and says that a reload helps', async ({
  page,
  site,
}) => {
  await openConsole(page, site, ['finance']);
  await page.goto('/en/operator/orders');
  const { code } = errorKinds.STEP_UP_REQUIRED;
  const result = { error: 'STEP_UP_REQUIRED', requestId: 'r', details: { methods: ['totp'] } };
  await page.route('**/api/staff/orders.csv*', (route) =>
    route.fulfill({ status: 403, json: { code, message: '', success: false, result } }),
  );
  await page.route(/step-up-dialog/, (route) => route.abort());
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('You could not be asked to confirm');
  await expect(dialog.getByRole('button', { name: 'Reload' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders');
});

test('F10: the first screen of the console takes at most 130 KB of script', async ({ page }) => {
  const html = await (await page.request.get(entry)).text();
  const files = new Set(
    [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, file = '']) => file),
  );
  let bytes = 0;
  for (const file of files)
    if (!/standalone|qiankun/.test(file))
      bytes += brotliCompressSync(await (await page.request.get(file)).body()).length;
  expect(bytes).toBeLessThanOrEqual(130_000);
});
