import {
  accessTokenHeader,
  apiPrefix,
  bootPrefix,
  refreshOnFocusWindow,
  xsrfCookie,
} from '@uid/contract/constants';
import {
  accountLinks,
  accountMarker,
  cartMarker,
  fontsMarker,
  logoutMarker,
  storedEvent,
  themeMarker,
} from '@uid/contract/markers';
import { createBrowserStorage } from '@uid/contract/storage';
import { layOutLater } from '@uid/ui/lay-out-later';

/** The script of every page: keeps cart count and account in the header true, in every tab. */
const storage = createBrowserStorage(localStorage);
/** No session data: these two stay when a session ends. */
const themeKey = 'uid-theme';
const fontsKey = 'uid-fonts';
let refreshedAt = 0;

function show(): void {
  const count = storage.get('cartCount') ?? 0;
  const user = storage.get('token') && storage.get('user');
  for (const element of document.querySelectorAll(`[${cartMarker}]`))
    element.textContent = count > 0 ? `${count}` : '';
  for (const element of document.querySelectorAll<HTMLElement>(`[${accountLinks}]`)) {
    element.hidden = (element.getAttribute(accountLinks) === 'user') !== Boolean(user);
  }
  document.querySelector(`[${themeMarker}]`)?.removeAttribute('hidden');
  if (!user) return;
  for (const element of document.querySelectorAll(`[${accountMarker}]`))
    element.textContent = user.email;
}

function headers(token = storage.get('token') ?? ''): Record<string, string> {
  return { [accessTokenHeader]: token };
}

/** Asks only where there may be a cart: a guest with its cookie, or a session. */
async function refresh(): Promise<void> {
  const token = storage.get('token') ?? '';
  const hasCart = Boolean(token) || document.cookie.includes(`${xsrfCookie}=`);
  if (!hasCart || Date.now() - refreshedAt < refreshOnFocusWindow) return;
  refreshedAt = Date.now();
  const answer = await fetch(`${apiPrefix}/cart/count`, { headers: headers(token) });
  if (answer.status === 401) storage.endSession(token);
  if (answer.ok) storage.set('cartCount', (await answer.json()).result.count);
  show();
}

async function logOut(): Promise<void> {
  const options = {
    method: 'POST',
    headers: { ...headers(), 'content-type': 'application/json' },
    body: '{}',
  };
  await fetch(`${bootPrefix}/logout`, options).catch(() => undefined);
  storage.clear();
  location.reload();
}

/** Follows the system again where both agree. */
function switchTheme(): void {
  const { dataset } = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day';
  if (dataset.theme) {
    delete dataset.theme;
    localStorage.removeItem(themeKey);
  } else localStorage.setItem(themeKey, (dataset.theme = system === 'day' ? 'night' : 'day'));
}

/** After the first paint of a first visit; the head does it at once where they are in the browser's cache. */
function showFonts(): void {
  for (const sheet of document.querySelectorAll<HTMLStyleElement>(`[${fontsMarker}]`))
    sheet.media = '';
  localStorage.setItem(fontsKey, '1');
}

addEventListener('storage', show);
addEventListener(storedEvent, show);
addEventListener('focus', () => void refresh().catch(() => undefined));
document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return;
  if (event.target.closest(`[${logoutMarker}]`)) void logOut();
  if (event.target.closest(`[${themeMarker}]`)) switchTheme();
});
layOutLater(showFonts);
show();
void refresh().catch(() => undefined);
