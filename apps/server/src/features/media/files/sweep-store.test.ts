import { expect, test } from 'vitest';

import type { FileStore } from './file-store.ts';
import { removeUnkept } from './sweep-store.ts';

test('of however many files, all that nothing has are removed, and no other', async () => {
  const names = Array.from({ length: 1_002 }, (_, number) => `${number}`);
  const removed: string[] = [];
  const store: Pick<FileStore, 'remove'> = { remove: async (name) => void removed.push(name) };
  const kept = new Set(['0', '499', '1001']);
  await removeUnkept(store as FileStore, names, {
    hashOf: (name) => name,
    listKnown: async (hashes) => new Set(hashes.filter((hash) => kept.has(hash))),
  });
  expect(removed).toEqual(names.filter((name) => !kept.has(name)));
});
