import type { Redis } from 'ioredis';

import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { Publish } from './events.ts';
import type { Telemetry } from './telemetry/telemetry.ts';

/** What every feature may use. Clock and ids come from outside, so that tests own them. */
export interface ServerContext {
  config: Config;
  database: Database;
  /** Where several processes count tries together; left out: each for itself. */
  redis?: Redis | undefined;
  /** Epoch milliseconds. */
  now: () => number;
  /** A new UUIDv7. */
  newId: () => string;
  publish: Publish;
  /** Left out: nobody watches. */
  telemetry?: Telemetry | undefined;
}
