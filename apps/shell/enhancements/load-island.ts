import { islandMarker, loadedMarker, sessionMarker } from '../app/islands/island-markers.ts';
import { leaveForLogin } from '../app/request/leave-for.ts';
import { browserStorage } from '../app/request/shell-request.ts';

/** Fetches the module of the page's island. `watch-island.ts` says so in the page when it does not arrive in time. */
const island = document.querySelector(`[${islandMarker}]`);

/** One file after the other, each in a task of its own: meanwhile the page answers. */
async function load(address: string): Promise<void> {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'))
    await import(/* @vite-ignore */ href);
  await import(/* @vite-ignore */ address);
}

if (island?.hasAttribute(sessionMarker) && !browserStorage().get('token'))
  leaveForLogin({ replaces: true });
else if (island)
  void load(island.getAttribute(islandMarker) ?? '').then(
    () => island.setAttribute(loadedMarker, ''),
    () => island.dispatchEvent(new Event('error')),
  );
