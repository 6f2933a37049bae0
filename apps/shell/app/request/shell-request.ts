import { createClient } from '@uid/contract/client';
import type { Client, Download, Request } from '@uid/contract/client';
import { notificationDuration, notificationTop } from '@uid/contract/constants';
import { storedEvent } from '@uid/contract/markers';
import { splitLanguage } from '@uid/contract/paths';
import { createBrowserStorage, forgetfulStorage } from '@uid/contract/storage';
import type { BrowserStorage } from '@uid/contract/storage';
import { createNotifications } from '@uid/ui/notifications';

import { leaveForLogin, leaveForNewPassword } from './leave-for.ts';

let storage: BrowserStorage | undefined;

/** Returns the browser's stored session. Only called in the browser. */
export function browserStorage(): BrowserStorage {
  try {
    return (storage ??= createBrowserStorage(localStorage));
  } catch {
    return forgetfulStorage;
  }
}

let client: Client | undefined;

/** The one request layer, bound to this page. It is created at first use, in the browser. */
export const request: Request = (...call) => (client ??= createShellClient()).request(...call);
export const download: Download = (...call) => (client ??= createShellClient()).download(...call);

const regionTexts = {
  zh: { label: '通知', closeLabel: '关闭' },
  en: { label: 'Notifications', closeLabel: 'Close' },
};

function createShellClient(): Client {
  const { language } = splitLanguage(location.pathname);
  const notify = createNotifications({
    ...regionTexts[language],
    duration: notificationDuration,
    top: notificationTop,
  });
  return createClient({
    storage: browserStorage(),
    language,
    notify: (message) => notify(message, 'danger'),
    onSessionInvalid: () => {
      // This comes before the page notices that its session is gone, so that the login page says why.
      leaveForLogin({ reason: 'session-ended' });
      dispatchEvent(new Event(storedEvent));
    },
    onPasswordExpired: leaveForNewPassword,
  });
}
