/** The results of `npm run capacity -- measure` on one machine. */
export interface Measured {
  date: string;
  machine: string;
  /**
   * Milliseconds of processor time of a paid purchase: the server's on SQLite, the server's on PostgreSQL, and
   * PostgreSQL's.
   */
  purchaseMs: { sqlite: number; server: number; database: number };
  /** Milliseconds of processor time of a cached page: without prices, and with prices, which are checked first. */
  pageMs: { kept: number; priced: number };
  /** Bytes that a purchase adds to the database and to its write-ahead log. */
  purchaseBytes: { stored: number; logged: number };
  serverMegabytes: number;
}

/** What is not measured: the behaviour of visitors, and prices. Replace the values by your own. */
export interface Assumptions {
  /** Pages that all visitors together read for each purchase. */
  pagesPerPurchase: number;
  /** The share of a processor that may be busy at the peak. */
  busy: number;
  /** The mean of a day relative to its peak, for what adds up over time. */
  meanOfPeak: number;
  /** Bytes sent for a page, including the files that are not in the reader's browser yet. */
  bytesPerPage: number;
  /** Prices for a month, in any currency. */
  prices: {
    serverCore: number;
    databaseCore: number;
    gigabyteStored: number;
    gigabyteSent: number;
  };
}

/** Database connections of a server process: ten for statements, one that listens for changes. */
export const connectionsPerProcess = 11;

export interface Need {
  purchasesPerSecond: number;
  pagesPerSecond: number;
  /** Cores of the servers on PostgreSQL. Each server process needs one. */
  serverCores: number;
  databaseCores: number;
  connections: number;
  gigabitsSent: number;
  megabytesLogged: number;
  gigabytesStoredPerMonth: number;
  moneyPerMonth: number;
}

/** Computes what a peak of so many paid purchases a second needs. */
export function computeNeed(
  purchasesPerSecond: number,
  measured: Measured,
  assumed: Assumptions,
): Need {
  const { purchaseMs, pageMs, purchaseBytes } = measured;
  const { busy, meanOfPeak, prices } = assumed;
  const pagesPerSecond = purchasesPerSecond * assumed.pagesPerPurchase;
  // Half of the pages show prices.
  const pageSeconds = (pagesPerSecond * (pageMs.kept + pageMs.priced)) / 2_000;
  const coresFor = (seconds: number) => Math.ceil(seconds / busy);
  const serverCores = coresFor((purchasesPerSecond * purchaseMs.server) / 1_000 + pageSeconds);
  const databaseCores = coresFor((purchasesPerSecond * purchaseMs.database) / 1_000);
  const secondsOfMonth = 30 * 86_400 * meanOfPeak;
  const gigabytesStoredPerMonth =
    (purchasesPerSecond * purchaseBytes.stored * secondsOfMonth) / 1e9;
  const bytesSent = pagesPerSecond * assumed.bytesPerPage;
  return {
    purchasesPerSecond,
    pagesPerSecond,
    serverCores,
    databaseCores,
    connections: serverCores * connectionsPerProcess,
    gigabitsSent: (bytesSent * 8) / 1e9,
    megabytesLogged: (purchasesPerSecond * purchaseBytes.logged) / 1e6,
    gigabytesStoredPerMonth,
    moneyPerMonth:
      serverCores * prices.serverCore +
      databaseCores * prices.databaseCore +
      gigabytesStoredPerMonth * prices.gigabyteStored +
      ((bytesSent * secondsOfMonth) / 1e9) * prices.gigabyteSent,
  };
}

/** Returns the pages a second that one core of a server can send, half of them with prices. */
export function pagesPerCore({ pageMs }: Measured, { busy }: Assumptions): number {
  return (busy * 2_000) / (pageMs.kept + pageMs.priced);
}

/** Returns the maximum purchases a second of one process on SQLite, and of one PostgreSQL with so many cores. */
export function maxPurchases(
  { purchaseMs }: Measured,
  { busy }: Assumptions,
  databaseCores: number,
): { sqlite: number; postgres: number } {
  return {
    sqlite: (busy * 1_000) / purchaseMs.sqlite,
    postgres: (busy * 1_000 * databaseCores) / purchaseMs.database,
  };
}
