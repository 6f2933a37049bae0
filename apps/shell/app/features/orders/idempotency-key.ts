import { storagePrefix } from '@uid/contract/constants';

/** What a visitor may be about to do, one of each kind at a time. */
export type Intention = 'order' | 'refund' | 'withdrawal' | 'cancellation' | 'receipt' | 'message';

interface StoredIntent {
  key: string;
  intent: string;
}

/**
 * Returns the key of an intent: the same intent has the same key over retries and reloads, so that a lost answer never
 * leads to a second order or request; any change of the intent makes a new key.
 */
export function idempotencyKeyOf(what: Intention, intent: unknown, storage: Storage): string {
  const wanted = JSON.stringify(intent);
  const stored = readIntent(what, storage);
  if (stored?.intent === wanted) return stored.key;
  const key = newKey();
  storage.setItem(nameOf(what), JSON.stringify({ key, intent: wanted } satisfies StoredIntent));
  return key;
}

/** Called when the intent is done: the next one is another intent, even with the same content. */
export function forgetIdempotencyKey(what: Intention, storage: Storage): void {
  storage.removeItem(nameOf(what));
}

function nameOf(what: Intention): string {
  return `${storagePrefix}:${what}-intent`;
}

function readIntent(what: Intention, storage: Storage): StoredIntent | undefined {
  try {
    return JSON.parse(storage.getItem(nameOf(what)) ?? '') as StoredIntent;
  } catch {
    return undefined;
  }
}

/** 128 random bits. `randomUUID` is missing if the site is not served securely. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
