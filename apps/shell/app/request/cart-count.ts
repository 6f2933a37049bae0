import { initialCartCount } from '@uid/contract/constants';
import { storedEvent } from '@uid/contract/markers';
import { readStored, storageKey } from '@uid/contract/storage';

import { keepHere } from './kept-here.ts';

/**
 * Returns how many pieces are in the cart: state that every page and every open tab shares. It is in the browser's
 * storage, because pages are documents and no other state outlives them.
 */
export function readCartCount(): number {
  return readStored('cartCount') ?? initialCartCount;
}

/** Stores the count and tells this page; other tabs learn of it by the browser's `storage` event. */
export function writeCartCount(count: number): void {
  keepHere(storageKey('cartCount'), `${count}`);
  dispatchEvent(new Event(storedEvent));
}

/** Calls `onChange` when another tab has changed the count. Returns a function that stops this. */
export function followCartCount(onChange: (count: number) => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === storageKey('cartCount')) onChange(readCartCount());
  };
  addEventListener('storage', handleStorage);
  return () => removeEventListener('storage', handleStorage);
}
