import type { Redis } from 'ioredis';

import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { Publish } from './events.ts';
import type { Telemetry } from './telemetry/telemetry.ts';

/** What every feature may use. The clock and the ids come from outside, so that tests control them. */
export interface ServerContext {
  config: Config;
  database: Database;
  /**
   * The Redis server in which several processes count attempts together; without it, each process counts for itself.
   */
  redis?: Redis | undefined;
  /** Epoch milliseconds. */
  now: () => number;
  /** A new UUIDv7. */
  newId: () => string;
  publish: Publish;
  /** Without it nothing is traced or measured. */
  telemetry?: Telemetry | undefined;
}
