/** The functions of the bare servers. What a buyer may not do throws a `Refusal`. */
export interface Shop {
  /** Returns a number that changes whenever a price or the stock may have changed. */
  readVersion: () => Promise<number>;
  readVariants: (itemId?: string) => Promise<unknown[]>;
  add: (caller: Caller, sku: string) => Promise<{ quantity: number; count: number }>;
  clear: (caller: Caller) => Promise<void>;
  checkout: (caller: Caller) => Promise<{ lines: unknown[]; seen: string }>;
  place: (caller: Caller, placement: Placement) => Promise<{ no: string }>;
  startPayment: (caller: Caller, no: string) => Promise<{ id: string; amountFen: number }>;
  takeNotification: (body: string) => Promise<void>;
}

/** The hash of the caller's token. */
export type Caller = string;

export interface Placement {
  key: string;
  /** A digest of what the buyer saw. */
  seen: string;
  address: unknown;
}

export interface Notification {
  eventId: string;
  reference: string;
  amountFen: number;
}

export class Refusal extends Error {}
