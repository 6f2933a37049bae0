import { createPageTable, staticPages } from '@uid/contract/page-table';
import { textPage } from '@uid/contract/pages';
import { expect, test, vi } from 'vitest';

import type { Arrival } from '../arrival.ts';
import { createFindReadyPage } from './find-ready-page.ts';

test('while there is no time to render a plain text leaves, because it is not rendered', () => {
  const table = createPageTable([...staticPages, textPage('terms')]);
  const findReady = createFindReadyPage({
    directory: { lastRead: () => table, read: async () => table },
    isOtherRoute: () => false,
    common: { findReady: () => 'unknown' } as never,
    missing: {} as never,
    queue: { isFullFor: () => true } as never,
    onRefusal: () => undefined,
  });
  const find = (url: string) => findReady({ url, ip: '127.0.0.1' } as Arrival);
  expect(find('/home')).toBe('busy');
  expect(find(textPage('terms').path)).toBeUndefined();
});

test('an endpoint is looked for in no table of pages', () => {
  const readTable = vi.fn<() => never>();
  const findReady = createFindReadyPage({
    directory: { lastRead: readTable, read: readTable },
    isOtherRoute: () => false,
    common: {} as never,
    missing: {} as never,
    queue: {} as never,
    onRefusal: () => undefined,
  });
  for (const url of ['/api/items?language=zh', '/uid-boot/login'])
    expect(findReady({ url } as Arrival)).toBeUndefined();
  expect(readTable).not.toHaveBeenCalled();
});
