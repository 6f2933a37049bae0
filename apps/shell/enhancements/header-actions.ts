import {
  accessTokenHeader,
  apiPrefix,
  bootPrefix,
  refreshOnFocusWindow,
} from '@uid/contract/constants';
import { createBrowserStorage } from '@uid/contract/storage';

export { prefetchMicroApps } from '../app/micro-apps/prefetch-micro-apps.ts';

/** What the script of every page asks the server for: fetched when it is wanted first. */
const storage = createBrowserStorage(localStorage);
let refreshedAt = 0;

/** Asks how many pieces the cart has; every tab then shows them. */
export async function refresh(): Promise<void> {
  if (Date.now() - refreshedAt < refreshOnFocusWindow) return;
  refreshedAt = Date.now();
  const token = storage.get('token') ?? '';
  const answer = await fetch(`${apiPrefix}/cart/count`, { headers: headers(token) });
  if (answer.status === 401) storage.endSession(token);
  if (answer.ok) storage.set('cartCount', (await answer.json()).result.count);
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

function headers(token: string): Record<string, string> {
  return { [accessTokenHeader]: token };
}
