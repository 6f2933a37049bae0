import { z } from 'zod';

import { settings } from '../settings.ts';

export interface TelemetryConfig {
  /** A statement that takes as many milliseconds has a line in the log; 0: none has. */
  slowStatementTime: number;
}

export const telemetrySettings = settings({
  variables: {
    SLOW_STATEMENT_MS: z.coerce.number().int().min(0).max(600_000).default(200),
  },
  read: (values): TelemetryConfig => ({ slowStatementTime: values.SLOW_STATEMENT_MS }),
});
