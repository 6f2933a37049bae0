import { storedEvent } from '@uid/contract/markers';
import { useSyncExternalStore } from 'react';

import { browserStorage } from './shell-request.ts';

/**
 * Returns the stored session token, and follows it across tabs and when the page comes back from the back/forward
 * cache: null without a session, undefined while rendering on the server.
 */
export function useStoredToken(): string | null | undefined {
  return useSyncExternalStore(
    subscribe,
    () => browserStorage().get('token') ?? null,
    () => undefined,
  );
}

/** Returns the name of the stored session's account, and follows it like the token. */
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

/** A page in the back/forward cache receives no events, so `pageshow` counts as a change, too. */
const changes = ['storage', storedEvent, 'pageshow'];

function subscribe(onChange: () => void): () => void {
  for (const change of changes) addEventListener(change, onChange);
  return () => {
    for (const change of changes) removeEventListener(change, onChange);
  };
}
