import { fontsMarker, storedEvent } from '@uid/contract/markers';
import { microApps } from '@uid/contract/micro-apps';
import { prefetchApps } from '@uid/micro-app/prefetch';
import { watchLowerParts } from '@uid/ui/lower-parts';
import { openNamed } from '@uid/ui/open-named';

import { microAppMarker } from '../micro-apps/micro-app-markers.ts';

/** Set once a page of this tab has prefetched the files: the next pages find them in the browser's cache. */
const fetchedAheadKey = 'uid-prefetched';

/**
 * Adds once the style sheet of the fonts that the page's own files do not cover: menus, the footer, and any typed text.
 */
function showMoreFonts(): void {
  const own = document.querySelector(`style[${fontsMarker}^="/"]`);
  if (!own) return;
  const href = own.getAttribute(fontsMarker) ?? '';
  own.setAttribute(fontsMarker, '');
  own.before(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}

/** Leaves empty fields out of the address, so that it contains only what was chosen. */
function dropEmpty({ target, formData }: FormDataEvent): void {
  if (!(target instanceof Element) || !target.matches('[method=get]')) return;
  for (const name of new Set(formData.keys())) if (!formData.get(name)) formData.delete(name);
}

/**
 * Prefetches what the micro-apps of the registry need. A page that hosts one leaves this to the host, which waits until
 * the app is mounted.
 */
async function fetchAhead(): Promise<void> {
  if (document.querySelector(`[${microAppMarker}]`)) return;
  const wereFetched = inTab((tab) => tab.getItem(fetchedAheadKey));
  if (wereFetched) return;
  await prefetchApps(microApps);
  inTab((tab) => tab.setItem(fetchedAheadKey, '1'));
}

/** Undefined if the browser stores nothing for this site. */
function inTab<T>(act: (tab: Storage) => T): T | undefined {
  try {
    return act(sessionStorage);
  } catch {
    return undefined;
  }
}

/** A page in the back/forward cache received no events: the account and the cart count are read anew. */
function tellStored({ persisted }: PageTransitionEvent): void {
  if (persisted) dispatchEvent(new Event(storedEvent));
}

/** Runs on every page once all of it is laid out: nothing here is needed for what is seen first. */
export function afterPaint(): void {
  addEventListener('formdata', dropEmpty);
  addEventListener('pageshow', tellStored);
  for (const act of ['pointerdown', 'keydown']) addEventListener(act, showMoreFonts);
  watchLowerParts(showMoreFonts);
  openNamed();
  void fetchAhead();
}
