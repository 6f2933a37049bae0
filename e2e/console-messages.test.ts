import { startPayment } from '@uid/contract/payments';
import { requestRefund } from '@uid/contract/refunds';

import { makeOrder, callAs } from './make-order.ts';
import { inDatabase, makePerson } from './people.ts';
import { expect, test } from './site.ts';
import { expectMessage, openConsole, openDesk } from './staff.ts';

test.use({
  bypassCSP: true,
  environment: {
    TWO_PERSONS: 'off',
    PAYMENT_METHODS: 'sandbox,bank-transfer',
    TRANSFER_HOLDER: 'UID Security',
    TRANSFER_BANK: 'Example Bank',
    TRANSFER_ACCOUNT: '110 9000 0000 0000',
  },
});

test('what finance settles, approves and pays back is said beside the screen, and axe finds nothing', async ({
  browser,
  site,
}) => {
  test.setTimeout(240_000);
  const person = await makePerson(site);
  const no = await makeOrder(site, person, { quantity: 2 });
  const call = await callAs(site, person);
  const { totalFen } = await call(startPayment, { language: 'zh', no, method: 'bank-transfer' });
  await using finance = await openDesk(browser, site, ['finance']);
  const { desk } = finance;

  // A transfer that is one fen too small waits for a review.
  await desk.goto('/en/operator/transfers');
  await desk.locator('input[name=reference]').fill(no);
  await desk.locator('input[name=amountFen]').fill(`${(totalFen - 1) / 100}`);
  await desk.locator('input[name=number]').fill('IN-0001');
  await desk.locator('input[name=receivedOn]').fill(new Date().toISOString().slice(0, 10));
  await desk.getByRole('button', { name: 'Record the transfer' }).click();
  await expectMessage(desk, `The transfer is recorded, but does not fit order ${no}`);

  await desk.goto('/en/operator/reviews');
  await desk.getByRole('link', { name: no }).click();
  await desk.locator('select[name=decision]').selectOption('accept');
  await desk.getByRole('button', { name: 'Confirm the decision' }).click();
  await expectMessage(desk, `Order ${no} is settled`);

  await call(requestRefund, { language: 'zh', no, reason: 'price', amountFen: 100 });
  await desk.goto('/en/operator/refunds');
  await desk.getByRole('link', { name: no }).click();
  await desk.locator('select[name=isApproved]').selectOption('true');
  await desk.getByRole('button', { name: 'Confirm the decision' }).click();
  await expectMessage(desk, 'Approved');

  await desk.goto('/en/operator/repayments');
  await desk.getByRole('link', { name: no }).click();
  await desk.locator('input[name=number]').fill('OUT-0001');
  await desk.locator('input[name=paidOn]').fill(new Date().toISOString().slice(0, 10));
  await desk.getByRole('button', { name: 'Record that it was sent' }).click();
  await expectMessage(desk, `The repayment of order ${no} is recorded`);
});

for (const [language, path] of [
  ['zh', ''],
  ['en', '/en'],
] as const)
  test(`a message on a phone covers neither the header nor the way to other screens (${language})`, async ({
    page,
    site,
  }) => {
    await openConsole(page, site, ['support']);
    await inDatabase(site, async ({ handle }) => {
      const failed = {
        state: 'failed',
        settledAt: Date.now(),
        lastError: 'EENVELOPE 550',
      } as const;
      const mail = {
        recipient: 'nobody@example.com',
        subject: 'Order',
        text: 'Order',
        attempts: 1,
      };
      const times = { createdAt: Date.now(), nextAttemptAt: 0, expiresAt: null, uniqueKey: null };
      const ids = [1, 2, 3, 4, 5, 6, 7, 8].map((count) => ({ id: `failed-${language}-${count}` }));
      const mails = ids.map((id) => ({ ...id, ...mail, ...times, ...failed }));
      await handle.insertInto('mails').values(mails).execute();
    });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${path}/operator/messages`);
    const again = page.getByRole('button', { name: /^(Send again|重发)$/ });
    await again.first().click();
    const message = page.getByText(/queue|排队/);
    // The message stays while the pointer is over it.
    await message.hover();
    expect(await page.evaluate(coveredByMessage)).toEqual([]);
    await expectMessage(page, /queue|排队/);

    // The message is below the header alone once the navigation is scrolled out of view.
    await again.first().click();
    await page.evaluate(() => scrollTo(0, 200));
    await message.hover();
    expect(await page.evaluate(coveredByMessage)).toEqual([]);
    // The message moves in from 8 px above its place.
    await expect.poll(() => page.evaluate(gapBelowHeader)).toBe(8);
  });

/** Texts of the controls in the header and in the row below it that a message covers. Runs in the page. */
function coveredByMessage(): string[] {
  const message = document.querySelector('[aria-live] > *')?.getBoundingClientRect();
  if (!message) return ['there is no message'];
  const parts = document.querySelectorAll('body > * header :is(a, button), aside button');
  return [...parts].flatMap((part) => {
    const { top, bottom, left, right } = part.getBoundingClientRect();
    const isApart = top >= message.bottom || bottom <= message.top;
    const isBeside = left >= message.right || right <= message.left;
    return isApart || isBeside || bottom <= 0 ? [] : [part.textContent];
  });
}

/** Pixels between the header and a message. Runs in the page. */
function gapBelowHeader(): number {
  const boxOf = (found: string) => document.querySelector(found)!.getBoundingClientRect();
  return Math.round(boxOf('[aria-live] > *').top - boxOf('header').bottom);
}
