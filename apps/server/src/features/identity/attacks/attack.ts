import type { TestApp } from '../../../testing/test-app.ts';

/** A way in which other systems were broken into, tried on this server. */
export interface Attack {
  /** The flaw that the other systems had. */
  name: string;
  /** Where the flaw or its class was published. */
  known: string[];
  environment?: Record<string, string>;
  run: (server: TestApp) => Promise<void>;
}
