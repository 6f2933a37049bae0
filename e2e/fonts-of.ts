import type { Locator } from '@playwright/test';

/** The families that an element asks for, in their order. */
export function fontsOf(part: Locator): Promise<string[]> {
  return part.evaluate((element) => getComputedStyle(element).fontFamily.split(', '));
}
