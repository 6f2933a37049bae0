import { storagePrefix } from './constants.ts';
import { createProofKey } from './proof.ts';
import type { ProofKey } from './proof.ts';

const storeName = 'keys';
const keyName = 'session';

/** The key that this browser keeps for this site; undefined if there is none, or if the browser stores nothing. */
export async function findBrowserKey(): Promise<ProofKey | undefined> {
  return inStore('readonly', (store) => store.get(keyName) as IDBRequest<ProofKey | undefined>);
}

/**
 * Returns this browser's key, and makes and stores one if there is none yet. No script can export the private key: only
 * this browser can sign with it. The key outlives a session, so that tabs that log in at the same time use the same
 * key.
 */
export async function getBrowserKey(): Promise<ProofKey | undefined> {
  const found = await findBrowserKey();
  if (found) return found;
  const made = await createProofKey().catch(() => undefined);
  if (!made) return undefined;
  // If another tab has stored a key first, that key stays.
  await inStore('readwrite', (store) => store.add(made, keyName));
  return findBrowserKey();
}

/** Undefined also if the browser has no IndexedDB, or does not let this site use it. */
async function inStore<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  let database: IDBDatabase | undefined;
  try {
    const opening = indexedDB.open(storagePrefix);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(storeName));
    database = await ended(opening);
    return await ended(act(database.transaction(storeName, mode).objectStore(storeName)));
  } catch {
    return undefined;
  } finally {
    database?.close();
  }
}

function ended<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}
