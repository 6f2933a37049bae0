import { loginRoute, modifyPasswordRoute } from '@uid/contract/script-routes';
import { localPath, splitLanguage } from '@uid/contract/paths';

let isLeaving = false;

// A page that the browser brings back from its memory can be left again. The first time it is shown it may be on its way.
if (typeof addEventListener === 'function')
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) isLeaving = false;
  });

interface Leaving {
  /** What the login page says about why the visitor is there. */
  reason?: 'session-ended';
  /** The page that is left shows nothing by itself: going back passes it over. */
  replaces?: boolean;
}

/** Goes to log in; the page that is open is where to come back to. */
export function leaveForLogin({ reason, replaces }: Leaving = {}): void {
  leave(addressOf(loginRoute) + (reason ? `&reason=${reason}` : ''), replaces);
}

/** Goes to choose a new password, and then comes back. */
export function leaveForNewPassword(): void {
  leave(addressOf(modifyPasswordRoute));
}

/** Who asks first knows why: others on the page only see that there is no session any more. */
function leave(address: string, replaces = false): void {
  if (isLeaving) return;
  isLeaving = true;
  if (replaces) location.replace(address);
  else location.assign(address);
}

function addressOf(route: string): string {
  const { pathname, search } = location;
  const { language } = splitLanguage(pathname);
  return `${localPath(route, language)}?return=${encodeURIComponent(pathname + search)}`;
}
