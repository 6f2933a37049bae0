import type { Config } from '../config.ts';

/** Why a worker is to end: because a signal ends the whole site, or because another worker serves in its place. */
export type Ending = 'SIGTERM' | 'SIGINT' | 'replaced';

/** The supervisor's message to a worker. `keep-clock`: this worker runs the jobs of the machine. */
export type Order = Ending | 'keep-clock';

/** What a worker reports to the supervisor once it listens. */
export interface Ready {
  /** Lines for the person who started the site. */
  lines: string[];
  metrics: Config['metrics'];
}

/** Wrapped in an object to distinguish it from messages that libraries send on the same channel. */
export interface OrderMessage {
  order: Order;
}

export interface ReadyMessage {
  ready: Ready;
}
