import { expect, test } from './site.ts';

test('on a phone a page ends well above its footer, whatever it ends with', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [
    '/cart',
    '/client-case',
    '/home',
    '/mall?item=sim-card',
    '/news',
    '/support/certificates',
    '/support/security',
  ]) {
    await page.goto(path);
    expect.soft(await page.evaluate(distanceToFooter), path).toBeGreaterThanOrEqual(40);
  }
});

test('the way to the other language stands in no last row of the footer by itself', async ({
  page,
}) => {
  await page.goto('/en/news');
  const link = page.locator('footer [hreflang]');
  for (const width of [360, 576, 768, 800, 834, 992]) {
    await page.setViewportSize({ width, height: 800 });
    const beside = await link.evaluate((each) => {
      const { bottom } = each.getBoundingClientRect();
      return [...(each.parentElement?.children ?? [])].filter(
        (other) => other !== each && Math.abs(other.getBoundingClientRect().bottom - bottom) < 8,
      ).length;
    });
    expect.soft(beside, `${width}`).toBeGreaterThan(0);
  }
});

test('in the system’s own colours a choice is read whole, and the current page is marked', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/en/mall');
  const sorting = page.locator('main select', { hasText: 'Recommended' });
  expect(await sorting.evaluate(missingWidth)).toBeLessThanOrEqual(0);
  await expect(page.locator('header nav a[aria-current]').first()).toHaveCSS(
    'text-decoration-line',
    'underline',
  );
});

/** From the last words of the page to its footer. Runs in the page. */
function distanceToFooter(): number {
  // Laid out only where it comes near, a part has a height that was guessed.
  for (const part of document.querySelectorAll<HTMLElement>('main section'))
    part.style.contentVisibility = 'visible';
  const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let last = 0;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const around = text.parentElement;
    if (!text.nodeValue?.trim() || around?.closest('.visually-hidden, template, script')) continue;
    if (!around?.checkVisibility() || getComputedStyle(around).clipPath !== 'none') continue;
    range.selectNodeContents(text);
    const { width, bottom } = range.getBoundingClientRect();
    if (width > 1) last = Math.max(last, bottom);
  }
  return document.querySelector('main + footer')!.getBoundingClientRect().top - last;
}

/** Of what is chosen, beside the chevron that the system draws within 20 px. Runs in the page. */
function missingWidth(select: HTMLElement | SVGElement): number {
  const { paddingLeft, paddingRight, fontWeight, fontSize, fontFamily } = getComputedStyle(select);
  const pen = document.createElement('canvas').getContext('2d')!;
  pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  const words = pen.measureText((select as HTMLSelectElement).selectedOptions[0]!.text).width;
  const room =
    select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  return words + 20 - room;
}
