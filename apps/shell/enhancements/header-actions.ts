import { refreshOnFocusWindow } from '@uid/contract/constants';
import type { getCartCount } from '@uid/contract/cart';
import type { logout } from '@uid/contract/identity';
import { cartMarker } from '@uid/contract/markers';
import { identityRoute } from '@uid/contract/script-routes';
import { splitLanguage } from '@uid/contract/paths';
import { createBrowserStorage } from '@uid/contract/storage';

import { writeCartCount } from '../app/request/cart-count.ts';
import { browserStorage, request } from '../app/request/shell-request.ts';

/** What the script of every page asks the server for: fetched when it is wanted first. */
let refreshedAt = 0;
const quietly = { skipErrorHandler: true };

/** Asks how many pieces the cart has; every tab then shows them. */
export async function refresh(): Promise<void> {
  // The frame of staff shows no cart.
  if (!document.querySelector(`[${cartMarker}]`)) return;
  if (Date.now() - refreshedAt < refreshOnFocusWindow) return;
  refreshedAt = Date.now();
  // Pages of the account look after the session, and what to do without one, themselves.
  if (splitLanguage(location.pathname).path.startsWith(`${identityRoute}/`)) return;
  // Nobody waits for the number: of a failure, only what it says about the session is shown.
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
  // Whatever the server says, and whenever, this browser forgets the session: its page may be closed meanwhile.
  // What was typed and not sent is kept in the tab.
  for (const kept of [browserStorage(), createBrowserStorage(sessionStorage)]) kept.clear();
  await ended;
  location.reload();
}
