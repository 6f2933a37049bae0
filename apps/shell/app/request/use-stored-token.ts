import { storedEvent } from '@uid/contract/markers';
import { useSyncExternalStore } from 'react';

import { browserStorage } from './shell-request.ts';

/** The stored session token, followed across tabs: null without one, undefined while rendering on the server. */
export function useStoredToken(): string | null | undefined {
  return useSyncExternalStore(
    subscribe,
    () => browserStorage().get('token') ?? null,
    () => undefined,
  );
}

function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  addEventListener(storedEvent, onChange);
  return () => {
    removeEventListener('storage', onChange);
    removeEventListener(storedEvent, onChange);
  };
}
