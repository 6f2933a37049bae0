/** Per cent by which one person changes a price. */
const maxPercentAlone = 20;

/** How far back a price is compared: several small changes count as one large one. */
export const comparedTime = 30 * 24 * 60 * 60_000;

/** Whether a price differs by more than one person may change from any of those that were sold, or are planned. */
export function needsSecondPerson(priceFen: number, comparedFen: readonly number[]): boolean {
  return comparedFen.some((each) => Math.abs(priceFen - each) * 100 > each * maxPercentAlone);
}
