import { storagePrefix } from './constants.ts';

/** The values that the browser stores: JSON, under keys with the storage prefix. */
export interface StoredValues {
  /** The session token. */
  token: string;
  /** When the password expires, epoch milliseconds; absent if it does not expire. */
  expireTime: number;
  /** The user whom the header greets. */
  user: {
    email?: string | undefined;
    displayName?: string | undefined;
    hasPassword?: false | undefined;
  };
  /**
   * Milliseconds by which this machine's clock is behind the server's; absent until the server has refused a proof for
   * its time.
   */
  clockOffset: number;
  /** Number of pieces in the cart, the same in every tab. */
  cartCount: number;
}

export type StoredKey = keyof StoredValues;

export interface BrowserStorage {
  get<K extends StoredKey>(key: K): StoredValues[K] | undefined;
  set<K extends StoredKey>(key: K, value: StoredValues[K]): void;
  remove(key: StoredKey): void;
  /** Removes everything under the prefix and nothing else. */
  clear(): void;
  /** Removes the values of the session of `token`, unless another session has taken its place. */
  endSession(token: string): void;
}

export function storageKey(key: StoredKey): string {
  return `${storagePrefix}:${key}`;
}

/** A stored value; undefined if it is not JSON, or if the browser stores nothing for this site. */
export function readStored<K extends StoredKey>(
  key: K,
  storage?: Storage,
): StoredValues[K] | undefined {
  try {
    return JSON.parse((storage ?? localStorage).getItem(storageKey(key)) ?? '') as StoredValues[K];
  } catch {
    return undefined;
  }
}

/** Reads and writes `storage` (in browsers `localStorage`) under the product's prefix. */
export function createBrowserStorage(storage: Storage): BrowserStorage {
  const own: BrowserStorage = {
    get: (key) => readStored(key, storage),
    set(key, value) {
      storage.setItem(storageKey(key), JSON.stringify(value));
    },
    remove(key) {
      storage.removeItem(storageKey(key));
    },
    clear() {
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
      for (const key of keys) if (key?.startsWith(`${storagePrefix}:`)) storage.removeItem(key);
    },
    endSession(token) {
      if ((own.get('token') ?? '') === token) own.clear();
    },
  };
  return own;
}

/** The storage for a browser that stores nothing for this site: every visitor is a guest. */
export const forgetfulStorage: BrowserStorage = {
  get: () => undefined,
  set: () => undefined,
  remove: () => undefined,
  clear: () => undefined,
  endSession: () => undefined,
};
