/** What `npm run capacity -- measure` found, on one machine on one day. */
export interface Measured {
  date: string;
  machine: string;
  /** Milliseconds of processor a paid purchase: of the server on SQLite, of the server on PostgreSQL, of PostgreSQL. */
  purchaseMs: { sqlite: number; server: number; database: number };
  /** Milliseconds of processor a page that is kept: without prices, and with prices that are compared. */
  pageMs: { kept: number; priced: number };
  /** What a purchase adds to the database and to its log. */
  purchaseBytes: { stored: number; logged: number };
  serverMegabytes: number;
}

/** What nobody measured: how people behave, and what things cost. Change them to what is yours. */
export interface Assumptions {
  /** Pages read for each purchase, by everybody who is there. */
  pagesPerPurchase: number;
  /** How much of a processor may be busy at the peak. */
  busy: number;
  /** The day's mean by the peak, for what adds up over time. */
  meanOfPeak: number;
  /** Bytes a page sends, files included, as most are in the reader's browser already. */
  bytesPerPage: number;
  /** A month, in any one currency. */
  prices: {
    serverCore: number;
    databaseCore: number;
    gigabyteStored: number;
    gigabyteSent: number;
  };
}

/** Connections of a server process: ten for statements, one that watches. */
export const connectionsPerProcess = 11;

export interface Need {
  purchasesPerSecond: number;
  pagesPerSecond: number;
  /** Of servers on PostgreSQL; each is one process. */
  serverCores: number;
  databaseCores: number;
  connections: number;
  gigabitsSent: number;
  megabytesLogged: number;
  gigabytesStoredPerMonth: number;
  moneyPerMonth: number;
}

/** What a peak of so many paid purchases a second needs. */
export function computeNeed(
  purchasesPerSecond: number,
  measured: Measured,
  assumed: Assumptions,
): Need {
  const { purchaseMs, pageMs, purchaseBytes } = measured;
  const { busy, meanOfPeak, prices } = assumed;
  const pagesPerSecond = purchasesPerSecond * assumed.pagesPerPurchase;
  // Half of what is read shows prices.
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

/** Visitors a second whom one core of a server answers, each with one page; half of them show prices. */
export function pagesPerCore({ pageMs }: Measured, { busy }: Assumptions): number {
  return (busy * 2_000) / (pageMs.kept + pageMs.priced);
}

/** The most purchases a second of one process on SQLite, and of one PostgreSQL with so many cores. */
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
