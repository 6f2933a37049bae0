import { chunkLoadTimeout } from '@uid/contract/constants';
import { readStored } from '@uid/contract/storage';

import {
  islandFailureId,
  islandMarker,
  loadedMarker,
  readableMarker,
  sessionMarker,
} from '../app/islands/island-markers.ts';

/**
 * In the head of a page with an island: fetches its module, and says so in the page when a script of
 * the island does not arrive, fails or takes too long.
 */
const island = document.querySelector(`[${islandMarker}]`);
// Who has no session is on the way to log in.
if (island && (readStored('token') || !island.hasAttribute(sessionMarker))) {
  setTimeout(showFailure, chunkLoadTimeout);
  load(island.getAttribute(islandMarker) ?? '').then(
    () => island.setAttribute(loadedMarker, ''),
    showFailure,
  );
}

/** One file after the other, each in a task of its own: meanwhile the page answers. */
async function load(address: string): Promise<void> {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'))
    await import(/* @vite-ignore */ href);
  await import(/* @vite-ignore */ address);
}

function showFailure(): void {
  const failure = document.querySelector<HTMLTemplateElement>(`#${islandFailureId}`);
  // Once, and not over an island that is alive.
  if (!island || !failure || island.hasAttribute(loadedMarker)) return;
  island.setAttribute(loadedMarker, '');
  if (island.hasAttribute(readableMarker)) island.before(failure.content);
  else island.replaceChildren(failure.content);
}
