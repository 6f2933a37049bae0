/** What the bare servers do; everything a buyer may not do is a `Refusal`. */
export interface Shop {
  /** Changes whenever a price or the stock may have. */
  readVersion: () => Promise<number>;
  readVariants: (itemId?: string) => Promise<unknown[]>;
  add: (caller: Caller, sku: string) => Promise<{ quantity: number; count: number }>;
  clear: (caller: Caller) => Promise<void>;
  checkout: (caller: Caller) => Promise<{ lines: unknown[]; seen: string }>;
  place: (caller: Caller, placement: Placement) => Promise<{ no: string }>;
  startPayment: (caller: Caller, no: string) => Promise<{ id: string; amountFen: number }>;
  takeNotification: (body: string) => Promise<void>;
}

/** Whoever has this token: its hash. */
export type Caller = string;

export interface Placement {
  key: string;
  /** What the buyer saw. */
  seen: string;
  address: unknown;
}

export interface Notification {
  eventId: string;
  reference: string;
  amountFen: number;
}

export class Refusal extends Error {}
