/**
 * The script of every page, in its head: keeps the cart count and the account in the header up to date, in every tab.
 * Code that is needed before the first paint, or must not wait, is here; `after-paint.ts` follows, and the code that
 * asks the server is fetched when it is needed.
 */

import { xsrfCookie } from '@uid/contract/constants';
import {
  accountLinks,
  accountMarker,
  cartMarker,
  fontsMarker,
  logoutMarker,
  storedEvent,
  themeMarker,
} from '@uid/contract/markers';
import { readStored } from '@uid/contract/storage';
import { layOutLater } from '@uid/ui/lay-out-later';

import { enhancementMarker, readableMarker, sessionMarker } from '../app/islands/island-markers.ts';
import { readCartCount } from '../app/request/cart-count.ts';
import { keepHere } from '../app/request/kept-here.ts';
import type * as HeaderActions from './header-actions.ts';

/** The head replaces these by the addresses of `header-actions.ts` and `after-paint.ts`. */
declare const HEADER_ACTIONS: string;
declare const AFTER_PAINT: string;
/** Resolves once the micro-app of the page is shown; undefined if the page hosts none. */
declare const APP_SHOWN: Promise<unknown> | undefined;

type Actions = typeof HeaderActions;

/** These two keys hold no session data, so they stay when a session ends. */
const themeKey = 'uid-theme';
const fontsKey = 'uid-fonts';

const { dataset } = document.documentElement;
/** Created at once, because a page may be painted late and its app may be shown early. */
const appShown = APP_SHOWN;

function show(): void {
  const user = readStored('token') && readStored('user');
  for (const element of document.querySelectorAll(`[${cartMarker}]`))
    element.textContent = `${readCartCount() || ''}`;
  for (const element of document.querySelectorAll<HTMLElement>(`[${accountLinks}]`)) {
    element.hidden = (element.getAttribute(accountLinks) === 'user') !== Boolean(user);
  }
  if (!user) return;
  for (const element of document.querySelectorAll(`[${accountMarker}]`))
    element.textContent = user.displayName ?? user.email!;
}

/** If the file can't be fetched, the action is skipped; the next click or visit tries again. */
function load(address: string, run?: (actions: Actions) => unknown): void {
  import(/* @vite-ignore */ address).then(run).catch(() => undefined);
}

function act(name: keyof Actions): void {
  load(HEADER_ACTIONS, (actions) => actions[name]());
}

/** Asks only if there may be a cart: for a guest with the cookie, or for a session. */
function refresh(): void {
  if (readStored('token') || document.cookie.includes(`${xsrfCookie}=`)) act('refresh');
}

/**
 * Removes the visitor's choice, so that the page follows the system again, or chooses the opposite of the system's
 * theme.
 */
function switchTheme(): void {
  if (dataset.theme) delete dataset.theme;
  else dataset.theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'day' : 'night';
  keepHere(themeKey, dataset.theme);
}

/**
 * Runs after the first paint, which waits for nothing of this: the page works before its small scripts, and it is first
 * shown in the reader's own fonts, as is the first page of a micro-app. The head shows the site's fonts at once if they
 * are in the browser's cache. The rules for Chinese fonts wait for the files, three seconds at most, because each file
 * that arrived alone would lay the page out anew.
 */
async function handlePaint(): Promise<void> {
  for (const each of document.querySelectorAll(`[${enhancementMarker}]`))
    if (readStored('token') || !each.hasAttribute(sessionMarker))
      load(each.getAttribute(enhancementMarker) ?? '');
  await appShown;
  dataset.painted = '';
  const links = [...document.querySelectorAll<HTMLLinkElement>(`[${fontsMarker}]`)];
  // A file that the head has enabled already is not loaded once more.
  const files = links.filter(({ rel, media }) => media && rel === 'preload').map(whenLoaded);
  await Promise.race([Promise.all(files), new Promise((late) => setTimeout(late, 3000))]);
  for (const link of links) link.media = '';
  keepHere(fontsKey, '1');
}

function whenLoaded(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((done) => {
    link.addEventListener('load', done);
    link.addEventListener('error', done);
    link.media = '';
  });
}

addEventListener('storage', show);
addEventListener(storedEvent, show);
addEventListener('focus', refresh);
document.addEventListener('click', (event) => {
  // The target of a click is an element.
  const clicked = event.target as Element;
  if (clicked.closest(`[${logoutMarker}]`)) act('logOut');
  if (clicked.closest(`[${themeMarker}]`)) switchTheme();
});
layOutLater({
  onPaint: handlePaint,
  // The script that hosts a micro-app contains this code.
  onWhole: () => {
    if (!appShown) load(AFTER_PAINT);
  },
});
show();
// The cart's own page fetches the whole cart, with its count.
if (!document.querySelector(`[${readableMarker}]`)) refresh();
