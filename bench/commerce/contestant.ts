import type { Client } from './client.ts';

/** The measured scenarios, by how often each succeeds in a second. */
export const scenarios = ['list', 'detail', 'add', 'purchase'] as const;
export type Scenario = (typeof scenarios)[number];

/** The steps of one buyer. Every call performs the scenario once. `round` is unique for each buyer. */
export type Steps = Record<Scenario, (buyer: number, round: number) => Promise<unknown>>;

/** One way to buy from a server. */
export interface Contestant {
  name: string;
  origin: string;
  pid: number;
  /** The name of the server's database, if it has its own processes. */
  databaseName: string | undefined;
  steps: (client: Client) => Steps;
}

/** A server process with its own database. Several contestants may buy from it, each in its own way. */
export interface Stall extends AsyncDisposable {
  contestants: Contestant[];
}

export const buyerCount = 64;
