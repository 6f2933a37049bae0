import type { Locator } from '@playwright/test';

/** On how many lines the words of an element stand. */
export function linesOf(element: Locator): Promise<number> {
  return element.evaluate((each) => {
    const words = document.createRange();
    words.selectNodeContents(each);
    return new Set([...words.getClientRects()].map(({ top }) => top)).size;
  });
}
