import type { ClientOptions } from '@uid/contract/client';

/** Props that a host may pass in addition to those that every micro-app gets. */
export interface OwnProps {
  /**
   * Called with the title of each screen that opens. Without a shell, the console sets the document's title with it.
   */
  onTitle?: (title: string) => void;
  /** Replaces the browser's `fetch`, for tests. */
  fetch?: ClientOptions['fetch'];
  /** Replaces the signer that uses the browser's key, for tests. */
  signer?: ClientOptions['signer'];
}
