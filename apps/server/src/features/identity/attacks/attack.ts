import type { TestApp } from '../../../testing/test-app.ts';

/** A way others were broken into, tried on this server. It throws where it succeeds. */
export interface Attack {
  /** What goes wrong elsewhere. */
  name: string;
  /** Where it was published. */
  known: string[];
  environment?: Record<string, string>;
  run: (server: TestApp) => Promise<void>;
}
