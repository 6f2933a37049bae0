import { storagePrefix } from './constants.ts';
import { createProofKey } from './proof.ts';
import type { ProofKey } from './proof.ts';

const storeName = 'keys';
const keyName = 'session';

/** The key this browser keeps for this site; undefined where it has none, or keeps nothing. */
export async function findBrowserKey(): Promise<ProofKey | undefined> {
  return inStore('readonly', (store) => store.get(keyName) as IDBRequest<ProofKey | undefined>);
}

/**
 * The same, made and kept where there is none yet. No script can read it out: it signs here or nowhere.
 * It stays when a session ends, so that tabs which log in at the same time have the same one.
 */
export async function getBrowserKey(): Promise<ProofKey | undefined> {
  const found = await findBrowserKey();
  if (found) return found;
  const made = await createProofKey().catch(() => undefined);
  if (!made) return undefined;
  // Where another tab was quicker, its key stays.
  await inStore('readwrite', (store) => store.add(made, keyName));
  return findBrowserKey();
}

/** Undefined also where the browser has no such store, or does not let this site use it. */
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
