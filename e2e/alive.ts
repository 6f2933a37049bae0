import type { Page } from '@playwright/test';
import { enhancementMarker } from '../apps/shell/app/islands/island-markers.ts';

/**
 * Waits until the small scripts of the open page have run; until then, its links and forms work as without script.
 * The scripts are modules, which run once, so that importing them again waits for the page's own import.
 */
export async function untilAlive(page: Page): Promise<void> {
  await page.evaluate(async (marker) => {
    const scripts = [...document.querySelectorAll(`[${marker}]`)];
    await Promise.all(scripts.map((each) => import(each.getAttribute(marker) ?? '')));
  }, enhancementMarker);
}
