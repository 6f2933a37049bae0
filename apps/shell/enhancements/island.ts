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
 * In the head of a page with an island: fetches the island's module, and shows a failure in the page when a script of
 * the island does not arrive, fails or takes too long.
 */
const island = document.querySelector(`[${islandMarker}]`);
// A visitor without a session is on the way to log in.
if (island && (readStored('token') || !island.hasAttribute(sessionMarker))) {
  setTimeout(showFailure, chunkLoadTimeout);
  load(island.getAttribute(islandMarker) ?? '').then(
    () => island.setAttribute(loadedMarker, ''),
    showFailure,
  );
}

/** Loads one file after the other, each in a task of its own, so that the page responds meanwhile. */
async function load(address: string): Promise<void> {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'))
    await import(/* @vite-ignore */ href);
  await import(/* @vite-ignore */ address);
}

function showFailure(): void {
  const failure = document.querySelector<HTMLTemplateElement>(`#${islandFailureId}`);
  // The failure is shown once, and never over an island that is hydrated.
  if (!island || !failure || island.hasAttribute(loadedMarker)) return;
  island.setAttribute(loadedMarker, '');
  if (island.hasAttribute(readableMarker)) island.before(failure.content);
  else island.replaceChildren(failure.content);
}
