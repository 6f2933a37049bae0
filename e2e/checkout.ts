import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

export const buyer = {
  recipient: '王小明',
  phone: '13800138000',
  province: '广东省',
  city: '深圳市',
  district: '南山区',
  street: '科技园路 1 号',
} as const;

/** Recipient, phone number and address in one text, as in a chat or a table. */
export const pastedAddress = '王小明，138-0013-8000，广东省深圳市南山区科技园路 1 号';

function field(page: Page, name: keyof typeof buyer) {
  return page.locator(`[name="address.${name}"]`);
}

/** Fills in the address on the open checkout page by hand, level by level. */
export async function fillAddress(page: Page): Promise<void> {
  for (const name of ['recipient', 'phone', 'street'] as const)
    await field(page, name).fill(buyer[name]);
  for (const name of ['province', 'city', 'district'] as const)
    await field(page, name).selectOption(buyer[name]);
}

/** What the address fields hold now. */
export async function readAddress(page: Page): Promise<Record<string, string>> {
  const names = Object.keys(buyer) as (keyof typeof buyer)[];
  const entries = names.map(async (name) => [name, await field(page, name).inputValue()] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * Accepts the terms and places the order; returns its number once the payment page shows the methods or, with
 * only one, the link or, on a phone, the company's page.
 */
export async function placeOrder(page: Page): Promise<string> {
  await page.locator('input[name=agreement]').check();
  // A phone goes on from the payment page to the payment company at once.
  const paying = page.waitForRequest(/\/pay-gateway\?no=/);
  await page.locator('form button[type=submit]').last().click();
  const no = new URL((await paying).url()).searchParams.get('no') ?? '';
  await company(page).or(page.locator('[name=method]')).first().waitFor();
  return no;
}

/** Pays the order of the open payment page at the stand-in company. */
export async function payInSandbox(page: Page): Promise<void> {
  await goToCompany(page);
  await page
    .getByRole('button', { name: /^(支付|Pay)/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/pay-complete/);
  await expect(page.locator('[data-outcome=paid]')).toBeVisible();
}

/**
 * Goes from the open payment page to the first company's page: through the choice, if there is one, then
 * through a link or, on a phone, by waiting.
 */
export async function goToCompany(page: Page): Promise<void> {
  const choice = page.locator('main').getByRole('button', { name: /^(继续付款|Continue)$/ });
  await choice.or(company(page)).first().waitFor();
  if (await choice.isVisible()) await choice.click();
  await company(page).first().waitFor();
  if (await companyLink(page).isVisible()) await companyLink(page).click();
  await companyForm(page).waitFor();
}

/**
 * A phone shows the link only for a moment before it goes on to the company, so the link might vanish before a
 * click.
 */
function company(page: Page) {
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  return isPhone ? companyForm(page) : companyLink(page).or(companyForm(page));
}

function companyLink(page: Page) {
  return page.locator('main a[href*="/sandbox-pay"]');
}

function companyForm(page: Page) {
  return page.locator('form[action="/sandbox-pay"]');
}

/** Puts pieces of an item into the cart, on the item's page. */
export async function addToCart(
  page: Page,
  item: string,
  { prefix = '', quantity = 1 }: { prefix?: string; quantity?: number } = {},
): Promise<void> {
  await page.goto(`${prefix}/mall?item=${item}`);
  await page.locator('input[name=quantity]').fill(`${quantity}`);
  await page.getByRole('button', { name: /加入购物车|Add to cart/ }).click();
  await goToCart(page);
  await expect(page).toHaveURL(new RegExp(`${prefix}/cart`));
}

/** Goes to the cart after an addition: through the dialog or, if no script has run, by waiting for the page. */
export async function goToCart(page: Page): Promise<void> {
  const link = page.locator('dialog[open]').getByRole('link', { name: /查看购物车|View cart/ });
  const title = page.getByRole('heading', { level: 1, name: /^(购物车|Cart)$/ });
  await link.or(title).first().waitFor();
  if (await link.isVisible()) await link.click();
}

/** Opens an item's page and waits until its script has requested the price: before, “Add to cart” submits a form. */
export async function openItem(page: Page, path: string): Promise<void> {
  const priced = page.waitForResponse(/\/api\/item\/price/);
  await page.goto(path);
  await priced;
}

/** Waits until the buttons of the open cart are no longer submit buttons, which would reload the page. */
export async function untilCartIsAlive(page: Page): Promise<void> {
  await page.locator('main button[type=button][value=save]').first().waitFor();
}

/** Goes from the cart to the registration, which leads to the checkout. */
export async function checkOut(page: Page): Promise<void> {
  await page
    .locator('main')
    .getByRole('link', { name: /去结算|Check out/ })
    .click();
  await expect(page).toHaveURL(/\/uid-front\/login\?return=/);
  await page
    .locator('main')
    .getByRole('link', { name: /注册|account/i })
    .first()
    .click();
}
