import { chunkLoadTimeout } from '@uid/contract/constants';

import {
  islandFailureId,
  islandMarker,
  readableMarker,
  sessionMarker,
} from '../app/islands/island-markers.ts';
import { leaveForLogin } from '../app/request/leave-for.ts';
import { browserStorage } from '../app/request/shell-request.ts';

/** Fetches the module of the page's island; when it does not arrive in time, the page says so. */
const island = document.querySelector<HTMLElement>(`[${islandMarker}]`);

/** One file after the other, each in a task of its own: meanwhile the page answers. */
async function evaluate(address: string): Promise<void> {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'))
    await import(/* @vite-ignore */ href);
  await import(/* @vite-ignore */ address);
}

function load(address: string): Promise<unknown> {
  const limit = new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`${address} did not arrive in time.`)), chunkLoadTimeout);
  });
  return Promise.race([evaluate(address), limit]);
}

function showFailure(place: HTMLElement): void {
  const failure = document.querySelector<HTMLTemplateElement>(`#${islandFailureId}`);
  if (!failure) return;
  const content = failure.content.cloneNode(true);
  if (place.hasAttribute(readableMarker)) place.before(content);
  else place.replaceChildren(content);
}

if (island?.hasAttribute(sessionMarker) && !browserStorage().get('token'))
  leaveForLogin({ replaces: true });
else if (island)
  void load(island.getAttribute(islandMarker) ?? '').catch(() => showFailure(island));
