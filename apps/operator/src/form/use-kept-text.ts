import { storagePrefix } from '@uid/contract/constants';
import { useMemo } from 'react';

import { useWho } from '../staff/who.ts';

export interface KeptText<T> {
  read: () => T | undefined;
  /** Instead of what was kept before; undefined once it is saved or given up. */
  keep: (typed: T | undefined) => void;
}

const prefix = `${storagePrefix}:typed:`;

/**
 * What is typed and not saved, kept in this tab: a reload, a login after the session has ended, or a look at
 * another screen loses nothing. It is its writer's alone: whoever else works in this tab finds it gone.
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
          // A browser that keeps nothing, or no more, only loses the help.
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
    // Nothing is kept here.
  }
}
