/** Maximum change of a price by one person alone, in per cent. */
const maxPercentAlone = 20;

/** Milliseconds back to which a price is compared, so that several small changes count as one large one. */
export const comparedTime = 30 * 24 * 60 * 60_000;

/** True if a price differs from any of those in the past or planned by more than one person alone may change. */
export function needsSecondPerson(priceFen: number, comparedFen: readonly number[]): boolean {
  return comparedFen.some((each) => Math.abs(priceFen - each) * 100 > each * maxPercentAlone);
}
