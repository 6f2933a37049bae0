import { fontsMarker, storedEvent } from '@uid/contract/markers';
import { microApps } from '@uid/contract/micro-apps';
import { prefetchApps } from '@uid/micro-app/prefetch';
import { watchLowerParts } from '@uid/ui/lower-parts';
import { openNamed } from '@uid/ui/open-named';

import { microAppMarker } from '../micro-apps/micro-app-markers.ts';

/** Set when a page of this tab has fetched them: the next ones find them in the browser's cache. */
const fetchedAheadKey = 'uid-prefetched';

/** Names, once, the fonts of what the page's own files do not hold: menus, its foot, and what anybody types. */
function showMoreFonts(): void {
  const own = document.querySelector(`style[${fontsMarker}^="/"]`);
  if (!own) return;
  const href = own.getAttribute(fontsMarker) ?? '';
  own.setAttribute(fontsMarker, '');
  own.before(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}

/** An address holds what was chosen, not the fields that were left empty. */
function dropEmpty({ target, formData }: FormDataEvent): void {
  if (!(target instanceof Element) || !target.matches('[method=get]')) return;
  for (const name of new Set(formData.keys())) if (!formData.get(name)) formData.delete(name);
}

/** What the micro-apps of the registry need. A page that hosts one leaves this to the host, which waits until the app is mounted. */
async function fetchAhead(): Promise<void> {
  if (document.querySelector(`[${microAppMarker}]`)) return;
  const wereFetched = inTab((tab) => tab.getItem(fetchedAheadKey));
  if (wereFetched) return;
  await prefetchApps(microApps);
  inTab((tab) => tab.setItem(fetchedAheadKey, '1'));
}

/** Undefined where the browser lets this site keep nothing. */
function inTab<T>(act: (tab: Storage) => T): T | undefined {
  try {
    return act(sessionStorage);
  } catch {
    return undefined;
  }
}

/** A page in the browser's memory heard of nothing: who is there, and what is in the cart, is read anew. */
function tellStored({ persisted }: PageTransitionEvent): void {
  if (persisted) dispatchEvent(new Event(storedEvent));
}

/** Of every page, when all of it is laid out: nothing of this is needed for what is seen first. */
export function afterPaint(): void {
  addEventListener('formdata', dropEmpty);
  addEventListener('pageshow', tellStored);
  for (const act of ['pointerdown', 'keydown']) addEventListener(act, showMoreFonts);
  watchLowerParts(showMoreFonts);
  openNamed();
  void fetchAhead();
}
