import type { Assumptions } from './capacity.ts';

/** Assumptions of 23 November 2026, which are neither measurements nor a vendor's prices. Replace them by your own. */
const usual: Assumptions = {
  pagesPerPurchase: 400,
  busy: 0.6,
  meanOfPeak: 0.2,
  bytesPerPage: 40_000,
  prices: { serverCore: 20, databaseCore: 60, gigabyteStored: 0.2, gigabyteSent: 0.05 },
};

/** On a usual day many visitors read and few buy. On the day of a sought-after item nearly every visitor buys. */
export const days: Record<string, Assumptions> = {
  'a usual day': usual,
  'a day of a sale': { ...usual, pagesPerPurchase: 20 },
};
