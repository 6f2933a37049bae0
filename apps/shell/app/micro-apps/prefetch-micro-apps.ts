import { microApps } from '@uid/contract/micro-apps';
import { prefetchApps } from '@uid/micro-app/prefetch';

import { microAppMarker } from './micro-app-markers.ts';

/** Set when a page of this tab has fetched them: the next ones find them in the browser's cache. */
const doneKey = 'uid-prefetched';

/**
 * Fetches ahead what the micro-apps of the registry need, once a tab. A page that hosts one leaves
 * this to the host, which waits until the app is mounted.
 */
export async function prefetchMicroApps(): Promise<void> {
  if (document.querySelector(`[${microAppMarker}]`) || sessionStorage.getItem(doneKey)) return;
  await prefetchApps(microApps);
  sessionStorage.setItem(doneKey, '1');
}
