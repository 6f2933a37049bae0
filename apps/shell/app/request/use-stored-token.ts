import { storedEvent } from '@uid/contract/markers';
import { useSyncExternalStore } from 'react';

import { browserStorage } from './shell-request.ts';

/**
 * The stored session token, followed across tabs, and when the browser brings the page back from its memory: null
 * without one, undefined while rendering on the server.
 */
export function useStoredToken(): string | null | undefined {
  return useSyncExternalStore(
    subscribe,
    () => browserStorage().get('token') ?? null,
    () => undefined,
  );
}

/** What the account of the stored session is called, followed as its token is. */
export function useStoredOwner(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => {
      const { email, displayName } = browserStorage().get('user') ?? {};
      return email ?? displayName;
    },
    () => undefined,
  );
}

/** A page in the browser's memory hears of nothing. */
const changes = ['storage', storedEvent, 'pageshow'];

function subscribe(onChange: () => void): () => void {
  for (const change of changes) addEventListener(change, onChange);
  return () => {
    for (const change of changes) removeEventListener(change, onChange);
  };
}
