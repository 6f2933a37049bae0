import type { Assumptions } from './capacity.ts';

/** Of 23 November 2026, nobody's measurements and no vendor's prices: change them to what is yours. */
const usual: Assumptions = {
  pagesPerPurchase: 400,
  busy: 0.6,
  meanOfPeak: 0.2,
  bytesPerPage: 40_000,
  prices: { serverCore: 20, databaseCore: 60, gigabyteStored: 0.2, gigabyteSent: 0.05 },
};

/** On a usual day many look and few buy; when something is wanted by all, nearly everybody who comes buys. */
export const days: Record<string, Assumptions> = {
  'a usual day': usual,
  'a day of a sale': { ...usual, pagesPerPurchase: 20 },
};
