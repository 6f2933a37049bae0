import { refreshOnFocusWindow } from '@uid/contract/constants';
import type { getCartCount } from '@uid/contract/cart';
import type { logout } from '@uid/contract/identity';
import { cartMarker } from '@uid/contract/markers';
import { identityRoute } from '@uid/contract/script-routes';
import { splitLanguage } from '@uid/contract/paths';
import { createBrowserStorage } from '@uid/contract/storage';

import { writeCartCount } from '../app/request/cart-count.ts';
import { browserStorage, request } from '../app/request/shell-request.ts';

/** What the script of every page requests from the server; fetched when it is first needed. */
let refreshedAt = 0;
const quietly = { skipErrorHandler: true };

/** Requests how many pieces the cart has; every tab then shows the number. */
export async function refresh(): Promise<void> {
  // The layout for staff shows no cart.
  if (!document.querySelector(`[${cartMarker}]`)) return;
  if (Date.now() - refreshedAt < refreshOnFocusWindow) return;
  refreshedAt = Date.now();
  // The account's pages handle the session, and the lack of one, themselves.
  if (splitLanguage(location.pathname).path.startsWith(`${identityRoute}/`)) return;
  // Nobody waits for the number, so a failure is shown only if it concerns the session.
  await request<typeof getCartCount>(
    { method: 'GET', path: '/api/cart/count', access: 'cart' },
    {},
    quietly,
  ).then(
    ({ count }) => writeCartCount(count),
    () => undefined,
  );
}

export async function logOut(): Promise<void> {
  if (!browserStorage().get('token')) return;
  const ended = request<typeof logout>(
    { method: 'POST', path: '/uid-boot/logout', access: 'expired-session' },
    {},
    quietly,
  ).catch(() => undefined);
  // The browser forgets the session at once and whatever the server answers, because the page may be closed meanwhile.
  // The tab's storage holds text that was typed and not sent.
  for (const kept of [browserStorage(), createBrowserStorage(sessionStorage)]) kept.clear();
  await ended;
  location.reload();
}
