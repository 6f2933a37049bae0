import { chunkLoadTimeout } from '@uid/contract/constants';

import { islandFailureId, islandMarker, readableMarker } from '../app/islands/island-markers.ts';

/** Fetches the module of the page's island; when it does not arrive in time, the page says so. */
const island = document.querySelector<HTMLElement>(`[${islandMarker}]`);

function load(address: string): Promise<unknown> {
  const limit = new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`${address} did not arrive in time.`)), chunkLoadTimeout);
  });
  return Promise.race([import(/* @vite-ignore */ address), limit]);
}

function showFailure(): void {
  const failure = document.querySelector<HTMLTemplateElement>(`#${islandFailureId}`);
  if (!island || !failure) return;
  const content = failure.content.cloneNode(true);
  if (island.hasAttribute(readableMarker)) island.before(content);
  else island.replaceChildren(content);
}

if (island) void load(island.getAttribute(islandMarker) ?? '').catch(showFailure);
