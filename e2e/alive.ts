import type { Page } from '@playwright/test';
import { enhancementMarker } from '../apps/shell/app/islands/island-markers.ts';

/**
 * Until the small scripts of the open page have run: before, its links and forms are those of a page without script.
 * They are modules, which run once: whoever imports one that the page imports waits for the same.
 */
export async function untilAlive(page: Page): Promise<void> {
  await page.evaluate(async (marker) => {
    const scripts = [...document.querySelectorAll(`[${marker}]`)];
    await Promise.all(scripts.map((each) => import(each.getAttribute(marker) ?? '')));
  }, enhancementMarker);
}
