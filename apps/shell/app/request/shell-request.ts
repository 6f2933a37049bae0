import { createClient } from '@uid/contract/client';
import type { Client, Download, Request } from '@uid/contract/client';
import { notificationDuration } from '@uid/contract/constants';
import { storedEvent } from '@uid/contract/markers';
import { identityRoutes } from '@uid/contract/pages';
import { localPath, splitLanguage } from '@uid/contract/paths';
import { createBrowserStorage } from '@uid/contract/storage';
import type { BrowserStorage } from '@uid/contract/storage';
import { createNotifications } from '@uid/ui/notifications-store';

import { loginAddress } from './login-address.ts';

/** Messages of the shell's hydrated pages. */
export const notifications = createNotifications(notificationDuration);

let storage: BrowserStorage | undefined;

/** The browser's stored session; only called in the browser. */
export function browserStorage(): BrowserStorage {
  storage ??= createBrowserStorage(localStorage);
  return storage;
}

let client: Client | undefined;

/** The one request layer, bound to this page. Made at first use, in the browser. */
export const request: Request = (...call) => (client ??= createShellClient()).request(...call);
export const download: Download = (...call) => (client ??= createShellClient()).download(...call);

function createShellClient(): Client {
  const { language } = splitLanguage(location.pathname);
  return createClient({
    storage: browserStorage(),
    language,
    notify: (message) => notifications.notify(message, 'danger'),
    // The login page says what has happened.
    onSessionInvalid: () => location.assign(`${loginAddress()}&reason=session-ended`),
    onPasswordExpired: () => location.assign(localPath(identityRoutes.modifyPassword, language)),
  });
}

/** Remembers the cart's count and tells the header, here and in other tabs. */
export function storeCartCount(count: number): void {
  browserStorage().set('cartCount', count);
  dispatchEvent(new Event(storedEvent));
}
