import { storagePrefix } from '@uid/contract/constants';
import { useMemo } from 'react';

import { useWho } from '../staff/who.ts';

export interface KeptText<T> {
  read: () => T | undefined;
  /** Replaces the kept text; pass undefined once the text is saved or discarded. */
  keep: (typed: T | undefined) => void;
}

const prefix = `${storagePrefix}:typed:`;

/**
 * Keeps typed text that is not saved in this tab, so that a reload, a login after the session has ended, or a look at
 * another screen loses nothing. The text belongs to its author: if another user works in this tab, it is deleted.
 */
export function useKeptText<T>(name: string): KeptText<T> {
  const { id } = useWho();
  return useMemo(() => {
    const own = `${prefix}${id}:`;
    return {
      read() {
        forgetOthers(own);
        try {
          return JSON.parse(sessionStorage.getItem(own + name) ?? '') as T;
        } catch {
          return undefined;
        }
      },
      keep(typed) {
        try {
          if (typed === undefined) sessionStorage.removeItem(own + name);
          else sessionStorage.setItem(own + name, JSON.stringify(typed));
        } catch {
          // If the browser's storage is unavailable or full, typing works as usual, and only this help is lost.
        }
      },
    };
  }, [id, name]);
}

function forgetOthers(own: string): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix) && !key.startsWith(own)) sessionStorage.removeItem(key);
  } catch {
    // The storage is unavailable, so nothing is kept in it.
  }
}
