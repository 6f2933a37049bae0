import type { Client } from './client.ts';

/** What is measured: how often a second one of these succeeds. */
export const scenarios = ['list', 'detail', 'add', 'purchase'] as const;
export type Scenario = (typeof scenarios)[number];

/** One buyer's steps; every call does the scenario once. `round` is never the same for one buyer. */
export type Steps = Record<Scenario, (buyer: number, round: number) => Promise<unknown>>;

/** A server process with a database of its own, ready to be bought from. */
export interface Contestant extends AsyncDisposable {
  name: string;
  origin: string;
  pid: number;
  steps: (client: Client) => Steps;
}

export const buyerCount = 64;
