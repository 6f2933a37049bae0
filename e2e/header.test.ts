import { enter, makePerson } from './people.ts';
import { expect, test, withMotion } from './site.ts';

test.use(withMotion);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the products menu opens from the keyboard, closes on Escape and gives the focus back', async ({
    page,
  }) => {
    await page.goto('/en/home');
    const opener = page.getByRole('button', { name: 'Menu · Products' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const link = page.locator('#menu-product').getByRole('link', { name: 'TLS Terminator' });
    await expect(link).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('the search of the header leads to results, also on a phone', async ({ page }) => {
    await page.goto('/en/product/sdp');
    await page.locator('header').getByRole('button', { name: 'Search', exact: true }).click();
    await page.locator('#header-q').fill('gateway');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/support\?q=gateway/);

    await page.goto('/en/home');
    // The window is resized only now, because resizing would abort the view transition to the results.
    await page.setViewportSize({ width: 360, height: 740 });
    await page.locator('header').getByRole('button', { name: 'Search', exact: true }).click();
    await page.locator('#header-q').fill('sdk');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/q=sdk/);
  });

  test('a phone’s menu holds products, solutions, orders and the language, and opens by keyboard', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/en/mall?group=card');
    for (const name of ['Search', 'Log in', 'Cart', 'Menu'])
      await expect(page.locator('header').getByText(name, { exact: true }).first()).toBeVisible();
    await page.locator('header').getByRole('button', { name: 'Menu' }).press('Enter');
    const menu = page.locator('#header-menu');
    for (const name of ['Products', 'Solutions', 'Your orders', '中文'])
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    for (const [part, name] of [
      ['Products', 'TLS Terminator'],
      ['Solutions', 'Power Grid Cybersecurity'],
    ] as const) {
      const link = menu.getByRole('link', { name: name });
      await expect(link).toBeHidden();
      await menu.getByLabel(`Menu · ${part}`).press('Enter');
      await expect(link).toBeVisible();
    }
    await menu.getByRole('link', { name: '中文' }).click();
    await expect(page).toHaveURL(/\/mall\?group=card$/);
  });

  test('the language link stays on the page, query included', async ({ page }) => {
    await page.goto('/news/detail?id=akma');
    await page.locator('header').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/en\/news\/detail\?id=akma$/);
  });
});

test('the menu of the account closes on Escape and gives the focus back', async ({
  page,
  site,
}) => {
  await enter(page, site, await makePerson(site));
  await page.goto('/en/home');
  const opener = page.locator('[data-account-links=user] [popovertarget]');
  await expect(opener).toBeVisible();
  await opener.focus();
  await page.keyboard.press('Enter');
  const link = page.locator('#header-account').getByRole('link', { name: 'Your orders' });
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a chosen theme survives a reload and is there before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/home');
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  expect(await theme()).toBeUndefined();
  await page.locator('[data-theme-switch]').first().click();
  expect(await theme()).toBe('night');
  // Without the page's script files, only the inline script in the head has run, before the first paint.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/product/sdp');
  expect(await theme()).toBe('night');
  await page.locator('[data-theme-switch]').first().click();
  expect(await theme()).toBeUndefined();
});

test('the brand is never cut, however long the name beside it', async ({ page }) => {
  await page.goto('/en/home');
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-account-links]'))
      element.hidden = element.dataset.accountLinks !== 'user';
    const name = document.querySelector('[data-account-links=user] [data-account-name]');
    if (name) name.textContent = 'somebody.with.a.long.name@department.customer.example';
  });
  for (const width of [320, 360, 576, 768, 1200, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const room = await page.evaluate(() => {
      const brand = document.querySelector('header a')!;
      const [bar, last] = [brand.parentElement!, brand.parentElement!.lastElementChild!];
      const words = document.createRange();
      words.selectNodeContents(brand);
      // A second word that does not fit wraps to the next line, which is not visible.
      const { bottom } = brand.querySelector('span span')!.getBoundingClientRect();
      const seen = [...words.getClientRects()].filter(
        ({ top, height }) => top + height / 2 < bottom,
      );
      return {
        cut: Math.max(...seen.map(({ right }) => right)) - brand.getBoundingClientRect().right,
        overlap:
          brand.getBoundingClientRect().right -
          brand.nextElementSibling!.nextElementSibling!.getBoundingClientRect().left,
        outside: last.getBoundingClientRect().right - bar.getBoundingClientRect().right,
        sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      };
    });
    expect(Math.max(...Object.values(room)), `${width} px: ${JSON.stringify(room)}`).toBeLessThan(
      1,
    );
  }
});

test('an open menu covers no button of the header, however large its letters', async ({ page }) => {
  for (const [width, letters, openers] of [
    [180, '100%', ['search', 'menu']],
    [360, '200%', ['search', 'menu']],
    [1280, '100%', ['search']],
  ] as const) {
    // A phone of 360 px that is zoomed to 200 %, a phone with letters of twice the size, and a desktop.
    await page.setViewportSize({ width, height: 640 });
    // A page of its own: Firefox asks container queries in `em` anew only some time after the letters have changed.
    await page.goto('/en/home');
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, letters);
    const menu = page.locator('[popovertarget=header-menu]');
    await expect(menu).toBeVisible({ visible: width < 1280 });
    for (const name of openers) {
      const opener = page.locator(`[popovertarget=header-${name}]`);
      await opener.click();
      const panel = page.locator(':popover-open');
      await expect(panel).toBeVisible();
      const [head, open] = await Promise.all([
        page.locator('header').first().boundingBox(),
        panel.boundingBox(),
      ]);
      expect(open?.y, `${name} at ${width} px`).toBeCloseTo(
        (head?.y ?? 0) + (head?.height ?? 0),
        0,
      );
      expect((open?.y ?? 0) + (open?.height ?? 0)).toBeLessThanOrEqual(640);
      await opener.click();
      await expect(panel).toHaveCount(0);
    }
  }
});

test('the bar of a product’s page stands under a header of two rows nowhere', async ({ page }) => {
  // A phone of 360 px that is zoomed to 200 %.
  await page.setViewportSize({ width: 180, height: 370 });
  await page.goto('/en/product/sdp');
  const bar = page.locator('main nav:has([href^="#"])').first();
  await page.locator('main section').nth(2).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await expect
    .poll(() => bar.evaluate((part) => part.getBoundingClientRect().bottom))
    .toBeLessThan(0);
});

test('a full cart’s number hides no icon of a phone’s header', async ({ page }) => {
  await page.goto('/home');
  for (const width of [320, 360, 400]) {
    await page.setViewportSize({ width, height: 740 });
    for (const count of ['7', '48', '99+']) {
      const hidden = await page.evaluate((text) => {
        const badge = document.querySelector('[data-cart-count]')!;
        badge.textContent = text;
        const over = badge.getBoundingClientRect();
        const icons = [...document.querySelectorAll('header svg')].map((icon) => {
          const { left, right, top, bottom, width: wide, height } = icon.getBoundingClientRect();
          const across = Math.min(right, over.right) - Math.max(left, over.left);
          const down = Math.min(bottom, over.bottom) - Math.max(top, over.top);
          return wide === 0 ? 0 : (Math.max(0, across) * Math.max(0, down)) / (wide * height);
        });
        return Math.max(...icons);
      }, count);
      // The number may cover a corner of the cart icon itself.
      expect(hidden, `${count} at ${width} px`).toBeLessThan(0.2);
    }
  }
});
