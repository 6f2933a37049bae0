import type { Locator } from '@playwright/test';

/** The number of lines that the text of an element takes. */
export function linesOf(element: Locator): Promise<number> {
  return element.evaluate((each) => {
    const words = document.createRange();
    words.selectNodeContents(each);
    return new Set([...words.getClientRects()].map(({ top }) => top)).size;
  });
}
