import { problemsOn } from './axe.ts';
import { fillAddress, placeOrder } from './checkout.ts';
import { expect, newEmail, register, test } from './site.ts';
import { expectMessage, openConsole } from './staff.ts';

test.use({
  bypassCSP: true,
  environment: {
    PAYMENT_METHODS: 'sandbox,bank-transfer',
    TRANSFER_HOLDER: 'UID Security',
    TRANSFER_BANK: 'Example Bank',
    TRANSFER_ACCOUNT: '110 9000 0000 0000',
  },
});

test('an enquiry becomes a quote for 200 pieces, the quote an order, and a transfer pays it', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(240_000);
  const email = newEmail();
  const sent = await page.request.post('/api/enquiry/send', {
    data: {
      kind: 'quote',
      language: 'en',
      name: 'A reader',
      company: 'Example Works',
      email,
      product: 'safety-sim-card',
      quantity: 200,
      message: 'What would two hundred of these cost us?',
      consent: true,
    },
  });
  const { no: enquiry } = (await sent.json()).result;

  await using context = await browser.newContext({ bypassCSP: true, baseURL: site.origin });
  const desk = await context.newPage();
  const clerk = await openConsole(desk, site, ['support', 'shop', 'finance']);

  const navigation = desk.getByRole('navigation');
  await navigation.getByRole('link', { name: 'Enquiries', exact: true }).click();
  await desk.getByRole('link', { name: enquiry }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(`Enquiry ${enquiry}`);
  await desk.getByLabel('Handled by').selectOption({ label: clerk });
  await expect(desk.locator('header').getByText('In progress')).toBeVisible();
  await desk.getByLabel('Answer').fill('Gladly; a quote comes with the next mail.');
  await desk.getByRole('button', { name: 'Send the answer' }).click();
  await expect(desk.locator('header').getByText('Answered')).toBeVisible();
  await desk.getByLabel('New note').fill('Bought forty last year.');
  await desk.getByRole('button', { name: 'Add the note' }).click();
  await expect(desk.getByRole('listitem').filter({ hasText: 'forty last year' })).toBeVisible();
  await expectMessage(desk, 'Note added');

  await desk.getByRole('link', { name: 'Write a quote for it' }).click();
  await expect(desk.getByLabel('Buyer')).toHaveValue('Example Works');
  await expect(desk.locator('main')).toContainText('Asked for: 200 ×');
  await desk.getByRole('button', { name: 'Add SIM-3FF-10' }).click();
  await expect(desk.getByLabel('Quantity')).toHaveValue('200');
  await desk.getByLabel('Price each, VAT included').fill('50');
  await desk.getByLabel('Delivery').fill('30');
  await expect(desk.locator('output').filter({ hasText: 'Total' })).toContainText('10,030.00');
  expect(await problemsOn(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Save the draft' }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(/^Quote QT/);
  const title = await desk.getByRole('heading', { level: 1 }).innerText();
  const quote = title.replace('Quote ', '');
  const preview = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'Preview the PDF' }).click();
  expect((await preview).suggestedFilename()).toBe(`quote-${quote}.pdf`);
  await desk.getByRole('button', { name: 'Send to the customer' }).click();
  await expect(desk.locator('header').getByText('Sent')).toBeVisible();
  await expectMessage(desk, 'The quote is on its way');

  await page.goto(`/en/quote?no=${quote}`);
  await expect(page).toHaveURL(/\/uid-front\/login\?return=/);
  await page
    .locator('main')
    .getByRole('link', { name: /account/i })
    .first()
    .click();
  await register(page, email);
  await expect(page).toHaveURL(`/en/quote?no=${quote}`);
  await expect(page.locator('main')).toContainText('10,030.00');
  await fillAddress(page);
  expect(await problemsOn(page)).toEqual([]);
  const no = await placeOrder(page);
  await page.locator('input[name=method][value=bank-transfer]').check();
  await page.locator('main form button[type=submit]').click();
  await expect(page.locator('main')).toContainText('110 9000 0000 0000');
  await page.goto(`/en/quote?no=${quote}`);
  await expect(page.locator('main')).toContainText('You have accepted this quote');
  expect(await problemsOn(page)).toEqual([]);
  await page.getByRole('link', { name: 'Open the order' }).click();
  await expect(page.locator('main')).toContainText(quote);
  await page.goto('/order');
  await page.locator('main').getByRole('link', { name: '报价', exact: true }).click();
  const own = page.locator('main li').filter({ hasText: quote });
  await expect(own).toContainText('已接受');
  await expect(own).toContainText('10,030.00');
  expect(await problemsOn(page)).toEqual([]);
  await own.getByRole('link', { name: quote }).click();
  await expect(page.locator('main')).toContainText('您已接受这份报价');

  await navigation.getByRole('link', { name: 'Record a transfer' }).click();
  await desk.getByLabel('Order number').fill(no);
  await desk.getByLabel('Amount received').fill('10030');
  await desk.getByLabel('Bank’s transaction number').fill('TX-200-PIECES');
  await desk.getByLabel('Received on').fill(new Date().toISOString().slice(0, 10));
  await desk.getByRole('button', { name: 'Record the transfer' }).click();
  await expectMessage(desk, `The transfer of order ${no} is recorded`);
  await navigation.getByRole('link', { name: 'To ship' }).click();
  await expect(desk.getByText(no).first()).toBeVisible();

  await desk.goto(`/en/operator/quotes/${quote}`);
  await expect(desk.locator('header').getByText('Accepted')).toBeVisible();
  await desk.getByRole('link', { name: no }).click();
  await expect(desk.locator('dl').first()).toContainText(quote);
  await expect(desk.locator('header').getByText('Paid')).toBeVisible();
});
