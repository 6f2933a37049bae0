import { createClient } from '@uid/contract/client';
import type { ClientOptions } from '@uid/contract/client';
import type { Language } from '@uid/contract/language';
import { routes } from '@uid/contract/pages';
import { localPath } from '@uid/contract/paths';
import { createSigner } from '@uid/contract/signer';
import { createBrowserStorage, forgetfulStorage } from '@uid/contract/storage';
import type { BrowserStorage } from '@uid/contract/storage';

import type { Address } from '../address/address.ts';
import { placeOf } from '../address/address.ts';
import { ownPage, wantedPath } from './own-pages.ts';
import type { Session } from './session-context.ts';
import { isExpired, storeSession, announceStoredSession } from '@uid/forms/stored-session';

interface SessionOptions {
  language: Language;
  address: Address;
  navigate: (path: string) => void;
  signal: AbortSignal;
  /** Replaces the browser's `fetch`, for tests. */
  fetch?: ClientOptions['fetch'];
  /** Replaces the browser's key, for tests. */
  signer?: ClientOptions['signer'];
}

/** The request layer and the stored session, bound to this application's address. */
export function createSession(
  options: SessionOptions,
): Omit<Session, 'query' | 'memory' | 'prepare'> {
  const { language, address, navigate, signal, fetch, signer = createSigner() } = options;
  const storage = openStorage();
  const query = () => placeOf(address.read()).query;
  const { request, download } = createClient({
    storage,
    language,
    signer,
    ...(fetch && { fetch }),
    // Each form shows its failure in place, where it stays until it is corrected.
    notify: () => undefined,
    onSessionInvalid: () => {
      announceStoredSession();
      address.go(ownPage('/login', returnQuery(address), 'session-ended'));
    },
    onPasswordExpired: () => {
      announceStoredSession();
      address.go(ownPage('/modify-password', returnQuery(address)));
    },
  });
  const leave = () => navigate(wantedPath(query()) ?? localPath(routes.home, language));
  return {
    language,
    storage,
    address,
    leave,
    hasKey: signer.hasKey,
    send: (endpoint, input) => request(endpoint, input, { skipErrorHandler: true, signal }),
    fetchFile: (operation, input) => download(operation, input, { skipErrorHandler: true, signal }),
    ownPage: (path, reason) => ownPage(path, query(), reason),
    loginPage: () => ownPage('/login', returnQuery(address)),
    enter(result) {
      storeSession(storage, result);
      if (isExpired(result.expireTime)) address.go(ownPage('/modify-password', query()));
      else leave();
    },
  };
}

/** Without storage the login page still says what to allow. */
function openStorage(): BrowserStorage {
  try {
    return createBrowserStorage(localStorage);
  } catch {
    return forgetfulStorage;
  }
}

/**
 * Returns where to come back to after a new login or a new password: where the visitor was going, else the page that is
 * open.
 */
function returnQuery(address: Address): URLSearchParams {
  const { path, query } = placeOf(address.read());
  if (query.has('return') || path === '/login') return query;
  return new URLSearchParams({ return: address.hrefOf(path) });
}
