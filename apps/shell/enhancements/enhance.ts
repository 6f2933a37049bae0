/**
 * The script of every page, in its head: keeps cart count and account in the header true, in every
 * tab. What has to be there before the first paint, or must not wait, is here; `after-paint.ts` follows, and
 * what asks the server is fetched when it does.
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

/** The head fills in the addresses of `header-actions.ts` and `after-paint.ts`. */
declare const HEADER_ACTIONS: string;
declare const AFTER_PAINT: string;
/** And, where the page hosts a micro-app, what waits until that is shown. */
declare const APP_SHOWN: Promise<unknown> | undefined;

type Actions = typeof HeaderActions;

/** No session data: these two stay when a session ends. */
const themeKey = 'uid-theme';
const fontsKey = 'uid-fonts';

const { dataset } = document.documentElement;
/** From the beginning: a page may be painted late, and its app soon. */
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

/** What can't be fetched is not done; the next click or visit tries again. */
function load(address: string, run?: (actions: Actions) => unknown): void {
  import(/* @vite-ignore */ address).then(run).catch(() => undefined);
}

function act(name: keyof Actions): void {
  load(HEADER_ACTIONS, (actions) => actions[name]());
}

/** Asks only where there may be a cart: a guest with its cookie, or a session. */
function refresh(): void {
  if (readStored('token') || document.cookie.includes(`${xsrfCookie}=`)) act('refresh');
}

/** Follows the system again where both agree. */
function switchTheme(): void {
  if (dataset.theme) delete dataset.theme;
  else dataset.theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'day' : 'night';
  keepHere(themeKey, dataset.theme);
}

/**
 * After the first paint, which waits for none of this: the page works before its small scripts, and is read in the
 * reader's own fonts, a micro-app's first page, too. The head shows the site's at once where they are in the browser's
 * cache. The rules for Chinese wait for the files, three seconds at most: each that came alone would lay the page out anew.
 */
async function handlePaint(): Promise<void> {
  for (const each of document.querySelectorAll(`[${enhancementMarker}]`))
    if (readStored('token') || !each.hasAttribute(sessionMarker))
      load(each.getAttribute(enhancementMarker) ?? '');
  await appShown;
  dataset.painted = '';
  const links = [...document.querySelectorAll<HTMLLinkElement>(`[${fontsMarker}]`)];
  // What the head has shown already is not loaded once more.
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
  // Whatever is clicked is an element.
  const clicked = event.target as Element;
  if (clicked.closest(`[${logoutMarker}]`)) act('logOut');
  if (clicked.closest(`[${themeMarker}]`)) switchTheme();
});
layOutLater({
  onPaint: handlePaint,
  // What hosts a micro-app brings it along.
  onWhole: () => {
    if (!appShown) load(AFTER_PAINT);
  },
});
show();
// The cart's own page fetches the whole cart.
if (!document.querySelector(`[${readableMarker}]`)) refresh();
