import type { Client } from './client.ts';

/** What is measured: how often a second one of these succeeds. */
export const scenarios = ['list', 'detail', 'add', 'purchase'] as const;
export type Scenario = (typeof scenarios)[number];

/** One buyer's steps; every call does the scenario once. `round` is never the same for one buyer. */
export type Steps = Record<Scenario, (buyer: number, round: number) => Promise<unknown>>;

/** A way to buy from a server. */
export interface Contestant {
  name: string;
  origin: string;
  pid: number;
  /** Of the server's database, where that has processes of its own. */
  databaseName: string | undefined;
  steps: (client: Client) => Steps;
}

/** A server process with a database of its own; several may buy from it, each in its own way. */
export interface Stall extends AsyncDisposable {
  contestants: Contestant[];
}

export const buyerCount = 64;
