import type { ClientOptions } from '@uid/contract/client';

/** What a host may give besides what every micro-app gets. */
export interface OwnProps {
  /** Told the title of each screen that opens: on its own, the console names the document. */
  onTitle?: (title: string) => void;
  /** Replaces the browser's `fetch`, for tests. */
  fetch?: ClientOptions['fetch'];
  /** Replaces the browser's key, for tests. */
  signer?: ClientOptions['signer'];
}
