import type { Page } from '@playwright/test';

import { fontsOf } from './fonts-of.ts';
import { expect, test, withMotion } from './site.ts';

test.use(withMotion);

test('a protocol is walked through with the keyboard, one step open at a time', async ({
  page,
}) => {
  await page.goto('/en/product/sdp');
  const protocol = page.locator('#protocol');
  const open = protocol.locator('details[open]');
  const steps = protocol.getByRole('listitem');
  const count = await steps.count();
  const said = protocol.locator('output');

  await protocol.getByRole('button', { name: 'Next step' }).focus();
  await expect(said).toHaveText(`Step 1 of ${count}`);
  await page.keyboard.press('ArrowRight');
  await expect(said).toHaveText(`Step 2 of ${count}`);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(said).toHaveText(`Step 1 of ${count}`);
  for (let step = 1; step <= count; step += 1) await page.keyboard.press('Enter');
  await expect(said).toHaveText(`Step ${count} of ${count}`);
  await expect(steps.last().locator('details')).toHaveAttribute('open');
  await expect(open).toHaveCount(1);

  await page.keyboard.press('Escape');
  await expect(open).toHaveCount(0);
  await expect(said).toBeEmpty();
});

test('a wrong key stops the protocol at the step that notices it', async ({ page }) => {
  await page.goto('/en/product/sdp');
  const protocol = page.locator('#protocol');
  const why = protocol.getByText('the HMAC-SM3 does not match');
  await expect(why).toBeHidden();
  await protocol.getByLabel('Try it with a wrong key').press('Space');
  await expect(why).toBeVisible();
});

test('what is chosen on the map of keys passes its line or stops there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en/product/safety-sim-card');
  const keys = page.locator('#keys');
  const fence = keys.locator('ol > li').nth(2);
  const way = () =>
    fence.evaluate((party) => {
      const token = getComputedStyle(party.firstElementChild!, '::after');
      const { left } = party.firstElementChild!.getBoundingClientRect();
      return token.content === 'none'
        ? undefined
        : left + Number.parseFloat(token.left) - party.getBoundingClientRect().right;
    });
  expect(await way()).toBeUndefined();
  await keys.getByLabel('Never crosses: The private key d').check();
  await expect.poll(way).toBeLessThan(10);
  await keys.getByLabel('Crosses: A 32-byte digest in').check();
  await expect.poll(way).toBeGreaterThan(60);
});

test('a link to a folded part opens it, and so does the bar that stays in view', async ({
  page,
}) => {
  await page.goto('/en/product/sdp#standards');
  const standards = page.locator('#standards');
  await expect(standards).toBeVisible();
  await expect(standards).toBeInViewport();
  await expect(page.locator('#deployment')).toBeHidden();
  const bar = page.getByRole('navigation', { name: 'On this page' });
  await bar.getByRole('link', { name: 'Deployment' }).click();
  await expect(page.locator('#deployment')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Deployment' })).toBeInViewport();
});

test('a folded part that the address comes to name is brought into view', async ({ page }) => {
  await page.goto('/en/product/sdp');
  await page.evaluate(() => {
    location.hash = '#standards';
  });
  await expect(page.locator('#standards')).toBeInViewport();
});

test('four products stand side by side, and the address keeps them', async ({ page }) => {
  await page.goto('/en/product');
  const compare = page.locator('#compare');
  const names = ['Secure SIM', 'Cryptographic Modules', 'TLS Terminator', 'Hardened Linux'];
  for (const name of names) await compare.getByRole('checkbox', { name, exact: true }).check();
  await compare.getByRole('button', { name: 'Compare' }).click();

  await expect(page).toHaveURL(/compare=safety-sim-card.*compare=safety-os/);
  const heads = page.locator('#compare table').getByRole('columnheader');
  for (const name of names) await expect(heads.filter({ hasText: name })).toBeVisible();
  await heads.filter({ hasText: 'TLS Terminator' }).getByRole('link', { name: 'Remove' }).click();
  await expect(heads.filter({ hasText: 'TLS Terminator' })).toHaveCount(0);
  await expect(heads.filter({ hasText: 'Hardened Linux' })).toBeVisible();
});

test('of more than four products the first four stand side by side, and the page says so', async ({
  page,
}) => {
  await page.goto(
    '/en/product?compare=sdp&compare=safety-os&compare=tm-control&compare=internet-tls&compare=safety-mods',
  );
  await expect(page.locator('#compare')).toContainText('these are the first four');
  const heads = page.locator('#compare table').getByRole('columnheader');
  await expect(heads.getByRole('link', { name: 'Remove' })).toHaveCount(4);
  await expect(heads.filter({ hasText: 'Cryptographic Modules' })).toHaveCount(0);
});

test('the products of one kind have an address', async ({ page }) => {
  await page.goto('/en/product');
  await page.getByRole('link', { name: 'Gateways', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/product\?group=gateway$/);
  const names = page.locator('#gateway').getByRole('heading', { level: 3 });
  await expect(names).toHaveText(['Border Security Gateway', 'Authentication Gateway']);
  await expect(page.locator('#card')).toHaveCount(0);
  await expect(page.locator('#gateway')).toContainText('from ¥12,800.00');
});

test('the ways of an architecture are walked by buttons, keys and their numbers, and said in words', async ({
  page,
}) => {
  await page.goto('/en/solution/safety-5g');
  const part = page.locator('#architecture');
  const current = part.locator('svg [aria-current]');
  const said = part.locator('output');
  await expect(current).toHaveCount(0);
  await part.getByRole('button', { name: 'Next step' }).click();
  await expect(current).toHaveText('1');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(current).toHaveText('3');
  await expect(said).toContainText('Step 3 of 8');
  await expect(said).toContainText('5G core → The company’s DN-AAA');
  await expect(part.locator('li[aria-current]')).toContainText('EAP-TLS');
  await page.keyboard.press('Escape');
  await expect(current).toHaveCount(0);
  await part.locator('a[href="#way-8"]').click();
  await expect(current).toHaveText('8');
  await expect(page).toHaveURL(/safety-5g$/);
});

test('the address of a part that is folded opens it', async ({ page }) => {
  await page.goto('/en/solution/safety-5g');
  const core = page.locator('#part-core');
  await expect(core).toBeHidden();
  await page.locator('a[href="#part-core"]').click();
  await expect(core).toBeVisible();
});

test('a solution’s kit goes into the cart with the numbers chosen', async ({ page }) => {
  await page.goto('/en/solution/safety-5g');
  const kit = page.locator('#kit');
  const numbers = kit.getByRole('spinbutton');
  const total = kit.locator('output');
  const before = await total.innerText();
  await numbers.nth(0).fill('3');
  await expect(total).not.toHaveText(before);
  for (let index = 2; index < (await numbers.count()); index += 1)
    await numbers.nth(index).fill('0');
  await kit.getByRole('button', { name: 'Put the kit in the cart' }).click();

  await expect(page).toHaveURL(/\/en\/cart/);
  await expect(page.locator('header [data-cart-count]')).toHaveText('4');
});

test('a kit of which a piece is refused adds nothing and says which', async ({ page }) => {
  const kit = page.locator('#kit');
  for (const times of [1, 2]) {
    await page.goto('/en/solution/safety-5g');
    await kit.getByRole('spinbutton').first().fill('12');
    await kit.getByRole('button', { name: 'Put the kit in the cart' }).click();
    if (times === 1) await expect(page).toHaveURL(/\/en\/cart/);
  }
  await expect(kit.getByRole('alert')).toContainText('At most 12');
  await expect(page).toHaveURL(/safety-5g/);
});

test('the address holds what was chosen in a form, and asks once for it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()).search);
  });
  await page.goto('/en/mall');
  await page.getByLabel('Kind').selectOption('gateway');
  await expect(page).toHaveURL(/\/en\/mall\?group=gateway$/);
  await page.getByRole('main').getByRole('searchbox').fill('virtual');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/mall\?q=virtual&group=gateway$/);
  expect(asked).toEqual(['']);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/mall$/);
});

test('the guide leads from four answers to what fits, and says which is missing', async ({
  page,
}) => {
  await page.goto('/en/mall?guide=1&subject=people&key=card&scale=few');
  await expect(page.locator('main').getByRole('alert')).toContainText('One');
  await page.locator('main input[name=stage][value=trial]').check();
  await page.getByRole('button', { name: 'Show what fits' }).click();

  await expect(page).toHaveURL(/subject=people&key=card&scale=few&stage=trial/);
  const fitting = page.locator('main a[href*="/en/mall?item="]');
  await fitting.first().click();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the drawing on the home page stands still until a key moves it', async ({ page }) => {
    await page.goto('/en/home');
    const stage = page.locator('[role=slider]');
    const crests = stage.locator('[data-signature-part=crests]');
    await expect(stage).toHaveAttribute('aria-valuetext', /°/);
    const drawn = await crests.getAttribute('d');
    // A drawing that is animated would change within two frames.
    await page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined))),
        ),
    );
    expect(await crests.getAttribute('d')).toBe(drawn);

    await stage.focus();
    await page.keyboard.press('ArrowRight');
    await expect(crests).not.toHaveAttribute('d', drawn ?? '');
  });
});

test('the drawing on the home page writes another key at the first key pressed on the page', async ({
  page,
}) => {
  await page.goto('/en/home');
  await expect(page.locator('[role=slider]')).toBeVisible();
  const key = page.locator('[data-signature-hex]');
  const first = (await key.textContent()) ?? '';
  await page.keyboard.press('ArrowRight');
  await expect(key).not.toHaveText(first);
  await page.keyboard.press('ArrowLeft');
  await expect(key).toHaveText(first);

  // The drawing ignores keys while another element has the focus or the drawing is out of view.
  await page.getByRole('link', { name: 'See the products' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(key).toHaveText(first);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the drawing on the home page writes another key at the first tap, on and back', async ({
    page,
  }) => {
    await page.goto('/en/home');
    const stage = page.locator('[role=slider]');
    await stage.scrollIntoViewIfNeeded();
    const key = page.locator('[data-signature-hex]');
    const first = (await key.textContent()) ?? '';
    const { width, height } = (await stage.boundingBox())!;
    await stage.tap({ position: { x: width * 0.75, y: height / 2 } });
    await expect(key).not.toHaveText(first);
    await stage.tap({ position: { x: width * 0.25, y: height / 2 } });
    await expect(key).toHaveText(first);
  });

  test('eight cases are read in a fifth less than they took (14,430 px)', async ({ page }) => {
    await page.goto('/client-case');
    await expect(page.locator('main h2')).toHaveCount(9);
    expect(await heightOf(page)).toBeLessThanOrEqual(12_000);
  });

  test('a product’s page is no longer than two thirds of what it was', async ({ page }) => {
    for (const product of ['safety-auth-gateway', 'safety-mods', 'safety-sim-card']) {
      await page.goto(`/en/product/${product}`);
      expect(await heightOf(page), product).toBeLessThanOrEqual((15_700 * 2) / 3);
    }
  });
});

/** The height of the page in CSS pixels, once all parts are laid out. */
async function heightOf(page: Page): Promise<number> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main section, footer')].every(
          ({ style }) => style.contentVisibility === 'visible',
        ),
      ),
    )
    .toBe(true);
  return page.evaluate(() => document.documentElement.scrollHeight);
}

test('every advisory can be read from the support page on', async ({ page }) => {
  await page.goto('/en/support');
  await page.getByRole('link', { name: 'News about security advisories' }).click();
  await expect(page).toHaveURL(/\/en\/news\?category=advisory$/);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Border gateway 4.2.7/ })
      .first(),
  ).toBeVisible();
});

test('the link of an advisory and of a certificate leads to it, whichever page it is on; without script too', async ({
  browser,
  baseURL,
}) => {
  await using context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto('/en/support?advisory=uid-sa-2026-001#uid-sa-2026-001');
  await expect(page).toHaveURL(/\/en\/support#uid-sa-2026-001$/);
  await expect(page.locator('#uid-sa-2026-001')).toBeInViewport();
  await page.goto('/en/home');
  await page.locator('a[href*="certificate=sim-auth-latency"]').click();
  await expect(page).toHaveURL(/\/en\/support\/certificates#sim-auth-latency$/);
  await expect(page.locator('#sim-auth-latency')).toBeInViewport();
  const missing = ['?advisory=uid-sa-1999-001', '?advisories=2', '?advisories=x'];
  for (const query of [...missing, '/certificates?page=2', '/certificates?certificate=none'])
    expect((await page.goto(`/en/support${query}`))?.status(), query).toBe(404);
});

test('on paper the header stands at the head, wherever the reader had scrolled to', async ({
  page,
}) => {
  await page.goto('/en/product/safety-border-gateway');
  await page.evaluate(() => scrollTo(0, 2000));
  await page.emulateMedia({ media: 'print' });
  const fromHead = () =>
    page
      .locator('header')
      .first()
      .evaluate((header) => header.getBoundingClientRect().top + scrollY);
  await expect.poll(fromHead).toBeLessThan(100);
});

test('an item is shown beside as many others as the comparison takes', async ({ page }) => {
  await page.goto('/en/mall?item=auth-gateway');
  await expect(page.locator('#similar li')).toHaveCount(3);
  const compared = await page.getByRole('link', { name: 'Compare these' }).getAttribute('href');
  const shown = await page
    .locator('#similar li a')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('item')),
    );
  const items = new URLSearchParams(compared?.split('?')[1]?.split('#')[0]).getAll('item');
  expect(items).toEqual(['auth-gateway', ...shown]);
});

test('on paper what its reader has not come to is set in one font, not in two within a sentence', async ({
  page,
}) => {
  await page.goto('/mall?item=sim-card');
  const footer = page.locator('main + footer');
  const questions = page.locator('section', { has: page.getByText('资料与问题') }).last();
  // The footer's Chinese font is fetched in parts, and printing waits for none of them.
  const chinese = '"Pad Sans SC"';
  await page.emulateMedia({ media: 'print' });
  expect(await fontsOf(footer.locator('p').first())).not.toContain(chinese);
  expect(await fontsOf(page.getByRole('heading', { level: 1 }))).toContain(chinese);
  await page.emulateMedia({ media: 'screen' });
  await questions.scrollIntoViewIfNeeded();
  await expect(questions).toHaveAttribute('data-near');
  await page.emulateMedia({ media: 'print' });
  expect(await fontsOf(questions.locator('details:not([open]) p').first())).not.toContain(chinese);
});

test('on paper a page says where it comes from and offers nothing to press', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/en/product/safety-border-gateway', '/en/news/detail?id=gateway-4-2-7']) {
    await page.goto(path);
    const address = page.locator('link[rel="canonical"]');
    await expect(address).toBeVisible();
    expect(await address.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(
      path,
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('radio')).toHaveCount(0);
    for (const name of ['Buy', 'Ask for a quote', '中文'])
      await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
    for (const name of ['Read on', 'More of this kind'])
      await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0);
  }
});

test('on paper the footer takes the last lines of an article along, rather than a sheet of its own', async ({
  page,
}) => {
  await page.goto('/news/detail?id=power-order-27');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main + footer')).toHaveCSS('break-before', 'avoid');
});

test('on paper a short article is one sheet, and no sheet is left empty for it', async ({
  page,
}) => {
  await page.goto('/en/news/detail?id=akma');
  await page.emulateMedia({ media: 'print' });
  // A sheet can't end between the rows of a grid if the grid's last row must stay with what follows.
  for (const part of await page
    .locator('article section:has(> h2), article :has(> section > h2)')
    .all())
    await expect(part).toHaveCSS('display', 'block');
});
