import { loginRoute, modifyPasswordRoute } from '@uid/contract/script-routes';
import { localPath, splitLanguage } from '@uid/contract/paths';

let isLeaving = false;

// A page that comes back from the back/forward cache can be left again. The first `pageshow` of a page is ignored,
// because the page may already be on its way to another one.
if (typeof addEventListener === 'function')
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) isLeaving = false;
  });

interface Leaving {
  /** What the login page says about why the visitor was sent there. */
  reason?: 'session-ended';
  /** True if the page that is left shows nothing by itself: then going back skips it. */
  replaces?: boolean;
}

/** Goes to the login, which leads back to the page that is open. */
export function leaveForLogin({ reason, replaces }: Leaving = {}): void {
  leave(addressOf(loginRoute) + (reason ? `&reason=${reason}` : ''), replaces);
}

/** Goes to the page that sets a new password, which leads back to the page that is open. */
export function leaveForNewPassword(): void {
  leave(addressOf(modifyPasswordRoute));
}

/**
 * Leaves for the first caller only, which knows the reason: later callers on the page only see that the session is
 * gone.
 */
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
