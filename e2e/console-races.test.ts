import type { Page } from '@playwright/test';
import { requestRefund } from '@uid/contract/refunds';

import { problemsOn } from './axe.ts';
import { callAs, makeOrder } from './make-order.ts';
import { makePerson } from './people.ts';
import { expect, test } from './site.ts';
import { expectMessage, openDesk } from './staff.ts';

test.use({
  bypassCSP: true,
  environment: { CARRIERS: 'sandbox,sf-express', SANDBOX_SHIPS_ITSELF: 'off' },
});

/** The console's message for the second of two people: what was done, by whom, and the order's state. */
const refusals = {
  zh: (act: string, email: string, state: string) =>
    new RegExp(`最近一次改动：“${act}”，${email}，.+订单现在的状态：${state}。`),
  en: (act: string, email: string, state: string) =>
    new RegExp(`Last staff change: “${act}”, ${email}, .+ The order is now: ${state}\\.`),
};

test('F4: of two who cancel one order at once, one does, and the other reads who did what and what the order is', async ({
  browser,
  site,
}) => {
  test.setTimeout(120_000);
  const no = await makeOrder(site, await makePerson(site));
  await using one = await openDesk(browser, site, ['support']);
  await using two = await openDesk(browser, site, ['support']);
  await one.desk.goto(`/operator/orders/${no}`);
  await two.desk.goto(`/en/operator/orders/${no}`);
  await one.desk.getByText('取消订单', { exact: true }).click();
  await two.desk.getByText('Cancel the order', { exact: true }).click();
  for (const { desk } of [one, two])
    await desk.locator('select[name=reason]').selectOption('ordered-twice');

  await Promise.all([
    one.desk.getByRole('button', { name: '取消这个订单' }).click(),
    two.desk.getByRole('button', { name: 'Cancel this order' }).click(),
  ]);
  const done = [
    one.desk.getByText('订单已取消', { exact: true }),
    two.desk.getByText('The order is cancelled', { exact: true }),
  ];
  const late = [
    one.desk.getByText(refusals.zh('取消订单', two.email, '已取消')),
    two.desk.getByText(refusals.en('Cancelled an order', one.email, 'Cancelled')),
  ];
  const [ofOne, ofTwo] = [done[0]!.or(late[0]!), done[1]!.or(late[1]!)];
  await Promise.all([expect(ofOne).toBeVisible(), expect(ofTwo).toBeVisible()]);
  const refused = await Promise.all(late.map((each) => each.count()));
  expect(refused.filter((count) => count === 1)).toHaveLength(1);
  await expect(one.desk.getByText('已取消').first()).toBeVisible();
  await expect(two.desk.getByText('Cancelled').first()).toBeVisible();
});

test('F4: whoever decides a refund second reads how it was decided', async ({ browser, site }) => {
  test.setTimeout(120_000);
  const person = await makePerson(site);
  const no = await makeOrder(site, person, { quantity: 2, isPaid: true });
  const call = await callAs(site, person);
  await call(requestRefund, { language: 'zh', no, reason: 'price', amountFen: 100 });
  await using one = await openDesk(browser, site, ['finance']);
  await using two = await openDesk(browser, site, ['finance']);
  const first = await openRow(one.desk, '/en/operator/refunds', no);
  const second = await openRow(two.desk, '/operator/refunds', no);
  await first.locator('select[name=isApproved]').selectOption('false');
  await second.locator('select[name=isApproved]').selectOption('true');
  await first.getByRole('button', { name: 'Confirm the decision' }).click();
  await expectMessage(one.desk, 'Declined');
  await second.getByRole('button', { name: '确认决定' }).click();
  await expect(two.desk.getByText(refusals.zh('拒绝退款', one.email, '已付款'))).toBeVisible();
  expect(await problemsOn(two.desk)).toEqual([]);
});

test('F4: whoever ships second reads that it has left, on a phone above what the dialog says', async ({
  browser,
  site,
}) => {
  test.setTimeout(120_000);
  const no = await makeOrder(site, await makePerson(site), { isPaid: true });
  await using one = await openDesk(browser, site, ['shop']);
  await using two = await openDesk(browser, site, ['shop']);
  await two.desk.setViewportSize({ width: 360, height: 740 });
  await two.desk.emulateMedia({ reducedMotion: 'reduce' });
  const first = await openRow(one.desk, '/operator/shipping', no);
  const second = await openRow(two.desk, '/en/operator/shipping', no);
  for (const [index, form] of [first, second].entries()) {
    await form.locator('select[name=carrier]').selectOption('sf-express');
    await form.locator('input[name=trackingNo]').fill(`SF000000010${index}`);
  }
  await first.getByRole('button', { name: '登记发出' }).click();
  await expect(first.getByText('包裹已登记')).toBeVisible();
  await second.getByRole('button', { name: 'Record the parcel' }).click();
  const message = two.desk.getByText(refusals.en('Sent a parcel', one.email, 'Shipped'));
  await expect(message).toBeVisible();

  // The message stays until it is closed, and the dialog, which is still open, is below it.
  const head = second.getByRole('heading', { name: 'Not on this page' });
  const gap = async () => {
    const [above, below] = await Promise.all([message.boundingBox(), head.boundingBox()]);
    return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
  };
  await expect.poll(gap).toBeGreaterThan(0);
  // The dialog is no lower than necessary, because a phone has little room.
  await expect.poll(gap).toBeLessThan(48);
  expect(await problemsOn(two.desk)).toEqual([]);
  await second.locator('header').getByRole('button', { name: 'Close' }).click();
  await expect(second).toBeHidden();
  await expect(message).toBeVisible();
});

test('a message that leaves by itself covers nothing of a dialog, and says which button closes which', async ({
  browser,
  site,
}) => {
  test.setTimeout(120_000);
  await using other = await openDesk(browser, site, ['shop', 'support']);
  await using one = await openDesk(browser, site, ['administrator']);
  const { desk } = one;
  const dialog = await openRow(desk, '/en/operator/staff', other.email);
  for (const [width, role] of [
    [1280, 'Support'],
    [360, 'Shop'],
  ] as const) {
    // The steps share one window, so they run one after the other.
    await desk.setViewportSize({ width, height: 740 });
    // The test starts to watch before the message appears, because the message stays for only eight seconds.
    const isSeen = desk.waitForFunction(standsFree);
    await dialog.getByRole('button', { name: `Take “${role}” away` }).click();
    await isSeen;
    await expectMessage(desk, 'The role is taken away');
    await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toHaveCount(1);
    await expect(dialog.getByRole('button', { name: 'Close the message' })).toHaveCount(1);
    await expect(desk.getByText('The role is taken away')).toHaveCount(0);
  }
});

/** True if a message is inside the window, and beside the dialog's head and body or below both. Runs in the page. */
function standsFree(): boolean {
  const boxOf = (found: string) => document.querySelector(found)?.getBoundingClientRect();
  const message = boxOf('[aria-live] > *');
  const dialog = boxOf('dialog[open]');
  const body = boxOf('dialog[open] > header + div');
  if (!message || !dialog || !body) return false;
  const isInside = message.left >= 0 && message.right <= innerWidth;
  if (!isInside || message.top < 0 || message.bottom > innerHeight) return false;
  return message.right <= dialog.left || message.top >= body.bottom;
}

/** Opens the row of a list and returns its dialog. */
async function openRow(desk: Page, list: string, no: string) {
  await desk.goto(list);
  await desk.getByRole('link', { name: no }).click();
  return desk.getByRole('dialog');
}
