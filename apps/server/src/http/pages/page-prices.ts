import type { ReadPrices } from '../in-process-call.ts';
import type { StoredPage } from './stored-page.ts';

/** The prices and stock as the page shows them, as one text; undefined if some could not be read. */
export function pricesIn({ prices }: StoredPage): string | undefined {
  const states = prices.map(({ state }) => state);
  return states.includes(undefined) ? undefined : states.join('\n');
}

/**
 * Reads the current prices of what a page shows; undefined if they cannot be read. After a failed reading nobody waits
 * for the result until reading succeeds again.
 */
export function createPriceWatch(
  readPrices: ReadPrices,
): (page: StoredPage) => Promise<string | undefined> {
  let isFailing = false;

  async function read({ prices }: StoredPage): Promise<string | undefined> {
    try {
      const states = await readPrices(prices.map(({ question }) => question));
      isFailing = false;
      return states.join('\n');
    } catch {
      isFailing = true;
      return undefined;
    }
  }

  return async function currentPrices(page) {
    const reading = read(page);
    return isFailing ? undefined : reading;
  };
}
