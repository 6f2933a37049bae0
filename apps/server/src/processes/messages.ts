import type { Config } from '../config.ts';

/** Why a worker is to end: with the whole site, for which the signal came, or because another serves in its place. */
export type Ending = 'SIGTERM' | 'SIGINT' | 'replaced';

/** What the supervisor tells a worker. `keep-clock`: this one does the jobs of the machine. */
export type Order = Ending | 'keep-clock';

/** What a worker tells the supervisor once it listens. */
export interface Ready {
  /** For whoever has started the site. */
  lines: string[];
  metrics: Config['metrics'];
}

/** Wrapped, to be told from the messages of libraries that use the same channel. */
export interface OrderMessage {
  order: Order;
}

export interface ReadyMessage {
  ready: Ready;
}
