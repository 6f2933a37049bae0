import {
  accessTokenHeader,
  apiPrefix,
  bootPrefix,
  refreshOnFocusWindow,
} from '@uid/contract/constants';
import { storedEvent } from '@uid/contract/markers';
import { createBrowserStorage } from '@uid/contract/storage';

/** What the header does: fetched by the script of every page when it is wanted first. */
const storage = createBrowserStorage(localStorage);
const themeKey = 'uid-theme';
let refreshedAt = 0;

/** Asks the server how many pieces the cart has; every tab then shows them. */
export async function refresh(): Promise<void> {
  if (Date.now() - refreshedAt < refreshOnFocusWindow) return;
  refreshedAt = Date.now();
  const token = storage.get('token') ?? '';
  const answer = await fetch(`${apiPrefix}/cart/count`, { headers: headers(token) });
  if (answer.status === 401) storage.endSession(token);
  if (answer.ok) storage.set('cartCount', (await answer.json()).result.count);
  dispatchEvent(new Event(storedEvent));
}

export async function logOut(): Promise<void> {
  const options = {
    method: 'POST',
    headers: { ...headers(storage.get('token') ?? ''), 'content-type': 'application/json' },
    body: '{}',
  };
  await fetch(`${bootPrefix}/logout`, options).catch(() => undefined);
  storage.clear();
  location.reload();
}

/** Follows the system again where both agree. */
export function switchTheme(): void {
  const { dataset } = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day';
  if (dataset.theme) {
    delete dataset.theme;
    localStorage.removeItem(themeKey);
  } else localStorage.setItem(themeKey, (dataset.theme = system === 'day' ? 'night' : 'day'));
}

function headers(token: string): Record<string, string> {
  return { [accessTokenHeader]: token };
}
