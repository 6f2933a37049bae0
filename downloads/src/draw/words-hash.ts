import { hash } from 'node:crypto';

/** Returns a hash of 64 hexadecimal digits of everything that a file says, independent of the order of properties. */
export function wordsHash(words: object): string {
  return hash('sha256', JSON.stringify(words, inOrder));
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
