import type { Page } from '@playwright/test';
import { saveAddress } from '@uid/contract/addresses';
import { saveInvoiceTitle } from '@uid/contract/invoice-titles';

import { buyer } from './checkout.ts';
import { callAs } from './make-order.ts';
import { enter, makePerson } from './people.ts';
import { expect, newEmail, openForDevelopment, register, test } from './site.ts';

/** Sends an enquiry; returns its number. */
async function askForQuote(page: Page, email: string): Promise<string> {
  await page.goto('/en/support?topic=quote&product=sdp#contact');
  const form = page.locator('#contact');
  await expect(form.getByLabel('Product')).toHaveValue('sdp');
  await form.getByLabel('Name').fill('A reader');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Company').fill('A company');
  await form.getByLabel('Quantity').fill('40');
  await form.getByLabel('Use and requirements').fill('What would forty of these cost us?');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Ask for a quote' }).click();
  await expect(page).toHaveURL(/\/en\/support\?sent=Q/);
  return page.locator('#contact strong').innerText();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a quote request ends with a number that the confirmation names too', async ({ page }) => {
      const email = newEmail();
      const number = await askForQuote(page, email);
      await openForDevelopment(page, '/sandbox-mail');
      await expect(page.locator('article', { hasText: email }).first()).toContainText(number);
    });

    test('errors stand beside their fields and what was typed is kept', async ({ page }) => {
      await page.goto('/support?topic=ticket#contact');
      await page.getByLabel('姓名').fill('读者');
      await page.getByLabel('邮箱').fill('不是邮箱');
      await page.getByLabel('影响程度').selectOption('down');
      await page.getByRole('button', { name: '提交故障' }).click();
      await expect(page.locator('#email-error')).toHaveText('不是有效的邮箱地址');
      // An alert outside the form says that the style sheet has not arrived, until the style sheet hides it.
      const summary = page.locator('#contact').getByRole('alert');
      await expect(summary).toBeFocused();
      await expect(summary).toBeInViewport();
      await expect(summary.getByRole('link', { name: '现象：请填写此项' })).toHaveAttribute(
        'href',
        '#message',
      );
      await expect(page.locator('#message-error')).toHaveText('请填写此项');
      await expect(page.locator('#consent-error')).toHaveText('需要您的同意，我们才能答复');
      await expect(page.getByLabel('姓名')).toHaveValue('读者');
      await expect(page.getByLabel('影响程度')).toHaveValue('down');
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an application as a partner is sent from its own page', async ({ page }) => {
    await page.goto('/support/cooperation');
    const form = page.locator('#contact');
    await form.getByLabel('姓名').fill('读者');
    await form.getByLabel('邮箱').fill(newEmail());
    await form.getByLabel('公司').fill('某公司');
    await form.getByLabel('电话').fill('010-00000000');
    await form.getByLabel('行业与第一个项目').fill('面向电力行业，计划在 200 个站点试点。');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: '提交申请' }).click();
    await expect(page).toHaveURL(/\/support\/cooperation\?sent=Q/);
    await expect(page.locator('#contact strong')).toHaveText(/^Q\d{6}/);
  });
});

test('who is logged in finds the form filled with what the account knows, but for what they have typed', async ({
  page,
  site,
}) => {
  const person = await makePerson(site);
  const call = await callAs(site, person);
  const title = 'Example Technology';
  const invoice = { kind: 'company', title, taxNumber: '91310115MA00000022' } as const;
  await call(saveAddress, { language: 'en', address: buyer });
  await call(saveInvoiceTitle, { language: 'en', invoice });
  await enter(page, site, person);
  const { promise: isTyped, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(/\/api\/addresses/, async (route) => {
    await isTyped;
    await route.continue();
  });
  const field = (name: string) => page.locator(`#enquiry [name=${name}]`);

  await page.goto('/support/cooperation');
  await field('message').scrollIntoViewIfNeeded();
  await expect(field('email')).toHaveValue(person.email);
  await expect(field('company')).toHaveValue(title);
  await field('name').fill('Somebody else');
  goOn();
  await expect(field('phone')).toHaveValue(buyer.phone);
  await expect(field('name')).toHaveValue('Somebody else');

  await page.goto('/en/support?topic=quote');
  await field('message').scrollIntoViewIfNeeded();
  await expect(field('name')).toHaveValue(buyer.recipient);
  await expect(field('company')).toHaveValue(title);
  // The cached page is the same for everybody, so the server must not put personal data into it.
  expect(await (await page.request.get('/en/support?topic=quote')).text()).not.toContain(title);

  // After a refused submission, the account's data must not replace what was sent.
  await field('phone').fill('');
  await page.getByRole('button', { name: 'Ask for a quote' }).click();
  await expect(page.locator('#enquiry').getByRole('alert')).toBeFocused();
  await field('message').scrollIntoViewIfNeeded();
  await expect(field('company')).toHaveValue(title);
  await expect(field('phone')).toHaveValue('');
});

test('a form of another site is refused', async ({ request }) => {
  const answer = await request.post('/support', {
    form: { kind: 'contact' },
    headers: { origin: 'https://elsewhere.example' },
  });
  expect(answer.status()).toBe(403);
});

test('who logs in with the address of an enquiry finds it, reads it and writes on', async ({
  page,
}) => {
  const email = newEmail();
  const number = await askForQuote(page, email);

  await page.goto('/en/enquiry');
  await expect(page).toHaveURL(/\/en\/uid-front\/login\?return=%2Fen%2Fenquiry/);
  await page.goto('/en/uid-front/register?return=%2Fen%2Fenquiry');
  await register(page, email);
  await expect(page).toHaveURL(/\/en\/enquiry$/);
  await page.locator('main').getByRole('link', { name: number }).click();
  await expect(page).toHaveURL(new RegExp(`/en/enquiry\\?no=${number}$`));
  const main = page.locator('main');
  await expect(main.getByText('What would forty of these cost us?')).toBeVisible();
  await main.getByRole('textbox').fill('And by when would they ship?');
  await main.getByRole('button', { name: 'Send' }).click();
  await expect(main.getByRole('listitem').getByText('And by when would they ship?')).toBeVisible();

  // The page doesn't reveal whether a number belongs to another person's enquiry.
  await page.goto('/en/enquiry?no=Q26010100000000');
  await expect(main.getByRole('link').first()).toBeVisible();
  await expect(main.getByText('What would forty of these cost us?')).toHaveCount(0);
});

test('on a phone the tab of the open page is in view, the last one too', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, site, await makePerson(site));
  for (const path of ['/en/enquiry', '/en/order?view=notices']) {
    await page.goto(path);
    // A row may miss a fraction of a pixel after scrolling.
    await expect(page.locator('main nav [aria-current=page]')).toBeInViewport({ ratio: 0.95 });
  }
});

test('it stays in view when its fonts come late', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, site, await makePerson(site));
  const fonts = Promise.withResolvers<void>();
  await page.route(/\.woff2/, async (route) => {
    await fonts.promise;
    await route.continue();
  });
  await page.goto('/en/enquiry', { waitUntil: 'commit' });
  const tab = page.locator('main nav [aria-current=page]');
  await expect(tab).toBeInViewport({ ratio: 0.95 });
  fonts.resolve();
  await page.waitForLoadState();
  await page.evaluate(async () => void (await document.fonts.ready));
  await expect(tab).toBeInViewport({ ratio: 0.95 });
});
