import { chunkLoadTimeout } from '@uid/contract/constants';

import {
  islandFailureId,
  islandMarker,
  loadedMarker,
  readableMarker,
} from '../app/islands/island-markers.ts';

/**
 * In the head of a page with an island: says so in the page when a script of the island does not
 * arrive, fails or takes too long, the one that loads the others included.
 */
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement || isIsland(target)) showFailure();
  },
  // Errors of elements are heard on their way down only.
  true,
);
setTimeout(showFailure, chunkLoadTimeout);

function isIsland(target: EventTarget | null): boolean {
  return target instanceof Element && target.hasAttribute(islandMarker);
}

function showFailure(): void {
  const island = document.querySelector(`[${islandMarker}]:not([${loadedMarker}])`);
  const failure = document.querySelector<HTMLTemplateElement>(`#${islandFailureId}`);
  if (!island || !failure) return;
  // Once.
  island.setAttribute(loadedMarker, '');
  if (island.hasAttribute(readableMarker)) island.before(failure.content);
  else island.replaceChildren(failure.content);
}
