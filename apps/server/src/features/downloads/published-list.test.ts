import { expect, test } from 'vitest';

import { openFolderStore } from '../media/files/folder-store.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { createPublishedList } from './published-list.ts';
import { publishedFiles } from './testing/published.ts';

test('while the database is away, what was listed last holds; without it nothing is listed at first', async () => {
  await using database = await openTestDatabase();
  const site = { version: 1, isAway: true };
  const handle = new Proxy(database.handle, {
    get(target, name) {
      if (site.isAway) throw new Error('away');
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const list = createPublishedList({
    database: { handle, siteVersion: () => site.version },
    files: publishedFiles,
    store: openFolderStore(import.meta.dirname, 'documents'),
  });
  const names = async () => [...(await list.read()).keys()];
  await expect(names()).rejects.toThrow('away');
  site.isAway = false;
  const listed = publishedFiles.map(({ name }) => name);
  expect(await names()).toEqual(listed);
  Object.assign(site, { version: 2, isAway: true });
  expect(await names()).toEqual(listed);
});
