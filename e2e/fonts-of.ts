import type { Locator } from '@playwright/test';

/** The font families of an element's style, in their order. */
export function fontsOf(part: Locator): Promise<string[]> {
  return part.evaluate((element) => getComputedStyle(element).fontFamily.split(', '));
}
