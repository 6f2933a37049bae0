import { storagePrefix } from '@uid/contract/constants';

const storageName = `${storagePrefix}:order-intent`;

interface StoredIntent {
  key: string;
  intent: string;
}

/**
 * The key of an intent to order: the same intent has the same key over retries and reloads, so that
 * a lost answer never makes a second order; anything changed in it makes a new one.
 */
export function idempotencyKeyOf(intent: unknown, storage: Storage): string {
  const wanted = JSON.stringify(intent);
  const stored = readIntent(storage);
  if (stored?.intent === wanted) return stored.key;
  const key = newKey();
  storage.setItem(storageName, JSON.stringify({ key, intent: wanted } satisfies StoredIntent));
  return key;
}

/** The order is placed: the next one is another intent, even with the same content. */
export function forgetIdempotencyKey(storage: Storage): void {
  storage.removeItem(storageName);
}

function readIntent(storage: Storage): StoredIntent | undefined {
  try {
    return JSON.parse(storage.getItem(storageName) ?? '') as StoredIntent;
  } catch {
    return undefined;
  }
}

/** 128 random bits; `randomUUID` is missing where the site is not served securely. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
