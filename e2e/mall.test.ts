import { untilAlive } from './alive.ts';
import { expect, test } from './site.ts';

test('a filter counts at once, keeps the focus, stands above the list, and the way back takes it away', async ({
  page,
}) => {
  await page.goto('/en/mall');
  const kind = page.getByRole('combobox', { name: 'Kind' });
  const items = page.locator('main li h2');
  const all = await items.count();
  await kind.focus();
  await kind.selectOption('gateway');
  await expect(page).toHaveURL(/\/en\/mall\?group=gateway$/);
  await expect(items).toHaveCount(3);
  await expect(page.getByRole('status').filter({ hasText: '3 items' })).toBeVisible();
  await expect(kind).toBeFocused();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-desc');
  await expect(items.first()).toHaveText('Authentication Gateway');
  await expect(page.locator('header').getByRole('link', { name: '中文' })).toHaveAttribute(
    'href',
    /\/mall\?group=gateway&sort=price-desc$/,
  );

  const chip = page.getByRole('link', { name: 'Remove filter Kind: Gateways' });
  await chip.press('Enter');
  await expect(items).toHaveCount(all);
  await expect(chip).toHaveCount(0);
  await expect(kind).toHaveValue('');
  await page.goBack();
  await expect(items).toHaveCount(3);
  await expect(kind).toHaveValue('gateway');
  await page.goBack();
  await page.goBack();
  await expect(items).toHaveCount(all);
  await expect(page).toHaveURL(/\/en\/mall$/);
});

test('what can’t be fetched is opened as a page, and nothing that fits is said', async ({
  page,
}) => {
  await page.goto('/en/mall');
  await page.getByRole('main').getByRole('searchbox').fill('nothing like it');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Nothing matches these filters' })).toBeVisible();
  await untilAlive(page);
  await page.route('**/mall?*', (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  );
  await page.getByRole('link', { name: 'Remove filter “nothing like it”' }).click();
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('gateway');
  await expect(page.locator('main li h2')).toHaveCount(3);
});

test('what is chosen while a list is on its way adds to it, and going back forgets it', async ({
  page,
}) => {
  await page.goto('/en/mall?q=nothing+like+it');
  await untilAlive(page);
  const nothing = page.getByRole('heading', { name: 'Nothing matches these filters' });
  const arrive: (() => Promise<void>)[] = [];
  await page.route('**/en/mall', (route) => {
    arrive.push(() => route.continue().catch(() => undefined));
  });
  const chip = page.getByRole('link', { name: 'Remove filter “nothing like it”' });
  await chip.click();
  await expect(page).toHaveURL(/\/en\/mall$/);
  await page.goBack();
  await expect(page).toHaveURL(/nothing/);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('nothing like it');
  await arrive.pop()?.();
  await expect(nothing).toBeVisible();
  await chip.click();
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('gateway');
  await expect(page).toHaveURL(/\/en\/mall\?group=gateway$/);
  await expect(page.locator('main li h2')).toHaveCount(3);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('');
  await expect(nothing).toHaveCount(0);
});

test('cards or a list: the choice is remembered where the address says nothing', async ({
  page,
}) => {
  await page.goto('/en/mall');
  // Before the scripts have run, a choice is an ordinary link, and the page does not remember it.
  await untilAlive(page);
  const first = page
    .locator('main li')
    .filter({ has: page.locator('h2') })
    .first();
  const isWide = async () => ((await first.boundingBox())?.width ?? 0) > 600;
  expect(await isWide()).toBe(false);
  const list = page.getByRole('link', { name: 'List', exact: true });
  await list.click();
  await expect.poll(isWide).toBe(true);
  await expect(page).toHaveURL(/view=list$/);
  await page.goto('/en/mall');
  expect(await isWide()).toBe(true);
  await expect(list).toHaveAttribute('aria-current', 'true');
  await page.goto('/en/mall?view=cards');
  expect(await isWide()).toBe(false);
});

test('a model goes into the cart from the list, and the sheet says which', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/en/mall');
  await untilAlive(page);
  await page.getByRole('combobox', { name: 'Secure SIM: model' }).selectOption('SIM-M2M-10');
  const add = page.getByRole('button', { name: 'Add to cart: Secure SIM', exact: true });
  await add.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Added to your cart' });
  for (const words of ['Secure SIM', 'Industrial plug-in', 'Ships around', '98.00'])
    await expect(sheet).toContainText(words);
  await expect(sheet.locator('svg, img').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();
});

test('the choice of a model begins with its price, which no width cuts off', async ({ page }) => {
  await page.goto('/en/mall');
  const choices = await page.locator('main select[name=sku] option').allTextContents();
  const priced = choices.filter((choice) => choice.includes('¥'));
  expect(priced.length).toBeGreaterThan(3);
  for (const choice of priced) expect.soft(choice).toMatch(/^¥[\d,.]+ · /);
});

test('what is pressed before its script has come is added once it has', async ({ page }) => {
  const { promise: isPressed, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(/add-to-cart[^/]*\.js$/, async (route) => {
    await isPressed;
    await route.continue();
  });
  await page.goto('/en/mall');
  await untilAlive(page);
  const add = page.getByRole('button', { name: 'Add to cart: Secure SIM', exact: true });
  const asked = page.waitForRequest(/add-to-cart[^/]*\.js$/);
  await add.hover();
  await asked;
  await add.click();
  await add.click();
  goOn();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('[data-cart-count]')).toHaveText('1');
  await expect(page).toHaveURL(/\/en\/mall$/);
});

test('where its script can’t be fetched, the form adds and leads to the cart', async ({ page }) => {
  await page.route(/add-to-cart[^/]*\.js$/, (route) => route.abort());
  await page.goto('/en/mall');
  await untilAlive(page);
  const add = page.getByRole('button', { name: 'Add to cart: Secure SIM', exact: true });
  const refused = page.waitForEvent('requestfailed');
  await add.hover();
  await refused;
  await add.click();
  await expect(page).toHaveURL(/\/en\/cart(#content)?$/);
  await expect(page.locator('[data-cart-count]')).toHaveText('1');
});

test('the keyboard goes through a card and a row in the order in which they are read', async ({
  page,
}) => {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const view of ['cards', 'list']) {
      await page.goto(`/en/mall?view=${view}`);
      const item = page.locator('[data-part=items] li').first();
      const boxes = await item.locator('a, input, select, button').evaluateAll(boxesOf);
      const parts = await item.locator('h2, p').evaluateAll(boxesOf);
      // Each control must be below the one before it, or to its right: beside it, or at the top of the column
      // beside it.
      const backwards = boxes.slice(1).filter((box, at) => {
        const before = boxes[at]!;
        const isBeside = parts.some(
          (part) => part.left >= before.right && part.bottom > before.top,
        );
        const isAbove = box.bottom <= before.top && (box.left < before.right || !isBeside);
        return isAbove || (box.right <= before.left && box.top < before.bottom);
      });
      expect(backwards, `${view} at ${width}`).toEqual([]);
    }
  }
});

test('the bar counts what is ticked, and hides nothing that has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/en/mall');
  const compare = page.getByRole('button', { name: 'Compare side by side' });
  await expect(compare).toBeHidden();
  const boxes = page.getByRole('checkbox', { name: /^Compare / });
  for (const index of [0, 1]) await boxes.nth(index).check();
  await expect(compare).toBeInViewport();
  const box = boxes.nth(6);
  await box.focus();
  // Fonts and parts that are laid out later may move the bar and the control for a moment.
  await expect
    .poll(async () => {
      const [bar, focused] = [await compare.boundingBox(), await box.boundingBox()];
      return (bar?.y ?? 0) - (focused?.y ?? 0) - (focused?.height ?? 0);
    })
    .toBeGreaterThanOrEqual(0);
  await compare.click();
  await expect(page).toHaveURL(/\/en\/product\?item=[a-z-]+&item=[a-z-]+#compare$/);
  const table = page.locator('#compare table');
  await expect(table.locator('thead th')).toHaveCount(3);
  // The column heads stay in view while the table scrolls.
  const region = page.locator('#compare section');
  await region.evaluate((element) => (element.scrollTop = element.scrollHeight));
  await expect(table.locator('thead th').nth(1)).toBeInViewport();
});

/** Runs in the page. */
function boxesOf(elements: Element[]): DOMRect[] {
  return elements.map((each) => each.getBoundingClientRect().toJSON() as DOMRect);
}
