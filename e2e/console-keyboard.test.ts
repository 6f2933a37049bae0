import type { Locator, Page } from '@playwright/test';

import { makeOrder } from './make-order.ts';
import { makePerson } from './people.ts';
import { expect, test } from './site.ts';
import { openDesk } from './staff.ts';

test.use({ environment: { CARRIERS: 'sandbox,sf-express', SANDBOX_SHIPS_ITSELF: 'off' } });

test('an order is found, sent in two parcels, corrected and noted by keyboard alone, and the staff member leaves', async ({
  browser,
  site,
}) => {
  test.setTimeout(240_000);
  const no = await makeOrder(site, await makePerson(site), { quantity: 2, isPaid: true });
  await using shop = await openDesk(browser, site, ['shop']);
  const { desk } = shop;
  const { keyboard } = desk;
  const main = desk.locator('main');

  for (const trackingNo of ['SF0000000001', 'SF0000000002']) {
    await keyboard.press('Control+k');
    await expect(desk.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await keyboard.type('shipping');
    await keyboard.press('Enter');
    await tabTo(desk, main.getByRole('link', { name: no }));
    await keyboard.press('Enter');
    const dialog = desk.getByRole('dialog');
    await tabTo(desk, dialog.getByLabel('Carrier'));
    await keyboard.type('SF');
    await tabTo(desk, dialog.getByLabel('Tracking number'));
    await keyboard.type(trackingNo);
    await tabTo(desk, dialog.locator('input[inputmode=numeric]'));
    await keyboard.press('Control+a');
    await keyboard.type('1');
    await tabTo(desk, dialog.getByRole('button', { name: 'Record the parcel' }));
    await keyboard.press('Enter');
    await expect(desk.getByText('The parcel is recorded')).toBeVisible();
    await keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => whereFocusIs(desk)).not.toBe('nowhere');
  }

  await keyboard.press('Control+k');
  await keyboard.type(no);
  await expect(desk.getByRole('option', { name: no }).first()).toBeVisible();
  await keyboard.press('Enter');
  await expect(main.getByRole('heading', { level: 1 })).toContainText(no);
  await tabTo(desk, main.getByText('Correct the tracking number').first());
  await keyboard.press('Enter');
  await tabTo(desk, main.getByLabel('Tracking number').first());
  await keyboard.press('Control+a');
  await keyboard.type('SF0000000009');
  await tabTo(desk, main.getByRole('button', { name: 'Correct and notify the customer' }).first());
  await keyboard.press('Enter');
  await expect(main).toContainText('corrected from SF0000000001 to SF0000000009');
  await tabTo(desk, main.getByLabel('New note'));
  await keyboard.type('Sent in two parcels.');
  await tabTo(desk, main.getByRole('button', { name: 'Add the note' }));
  await keyboard.press('Enter');
  await expect(main.getByText('Sent in two parcels.').first()).toBeVisible();
  await expect.poll(() => whereFocusIs(desk)).not.toBe('nowhere');

  await tabTo(desk, desk.getByRole('banner').getByRole('button').last());
  await keyboard.press('Enter');
  await tabTo(desk, desk.getByRole('button', { name: 'Log out' }));
  await keyboard.press('Enter');
  await expect(desk).not.toHaveURL(/\/operator/);
});

/** Reaches the target with the keyboard, and checks that the focus is visible at every stop on the way. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  const hasFocus = () =>
    target.evaluate((element) => {
      const { activeElement } = document;
      return element === activeElement || element.closest('summary') === activeElement;
    });
  for (let stop = 0; !(await hasFocus()); stop += 1) {
    if (stop === 200) throw new Error(`No way by keyboard to ${target.toString()}.`);
    await page.keyboard.press('Tab');
    expect(await whereFocusIs(page)).not.toMatch(/^unseen/);
  }
}

/** Describes the focused element, preceded by `unseen` if nothing shows the focus. */
async function whereFocusIs(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return 'nowhere';
    const { outlineStyle, boxShadow } = getComputedStyle(activeElement);
    const isSeen = outlineStyle !== 'none' || boxShadow !== 'none';
    return `${isSeen ? '' : 'unseen '}${activeElement.outerHTML.slice(0, 120)}`;
  });
}
