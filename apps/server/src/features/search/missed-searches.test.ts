import { listMissedSearches, searchSite } from '@uid/contract/search';
import { expect, test } from 'vitest';

import { buildStaff } from '../../testing/shop/build-staff.ts';
import { openShop } from '../../testing/shop/test-shop.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { countMissed, forgetMissed, keptDays, listMissed, maxPerDay } from './missed-searches.ts';

const day = 24 * 60 * 60_000;
const at = Date.UTC(2026, 0, 31);
const nowhere = { language: 'zh', shown: '' } as const;

test('what is not found is counted, and editors read how often', async () => {
  await using shop = await openShop();
  const editor = await buildStaff(shop, ['editor']);
  for (let turn = 0; turn < 2; turn += 1)
    await shop.call(searchSite, { language: 'en', q: ' Zzzz  QQ ' });
  await shop.call(searchSite, { language: 'en', q: 'zzzz qq', exact: '1' });
  for (const more of [{ page: 2 }, { kind: 'news' as const }])
    await shop.call(searchSite, { language: 'en', q: 'zzzz qq', ...more });
  const { result } = await shop.call(listMissedSearches, {}, editor);
  expect(result.searches).toEqual([
    { language: 'en', q: 'zzzz qq', shown: '', count: 2, lastOn: expect.any(String) },
  ]);
  const finance = await buildStaff(shop, ['finance']);
  expect((await shop.call(listMissedSearches, {}, finance)).status).toBe(404);
});

test('a search is counted by its language, with what was shown for it last', async () => {
  await using database = await openTestDatabase();
  const { handle } = database;
  const q = 'gatway';
  await countMissed(handle, { language: 'en', q, shown: '' }, at);
  await countMissed(handle, { language: 'zh', q, shown: '' }, at);
  await countMissed(handle, { language: 'en', q, shown: 'gateway' }, at);
  expect(await listMissed(handle, 10)).toMatchObject([
    { language: 'en', shown: 'gateway', count: 2 },
    { language: 'zh', shown: '', count: 1 },
  ]);
});

test('its day is the one that it is at the shop', async () => {
  await using database = await openTestDatabase();
  const { handle } = database;
  const midnight = Date.UTC(2026, 0, 31, 16);
  await countMissed(handle, { ...nowhere, q: 'before' }, midnight - 1);
  await countMissed(handle, { ...nowhere, q: 'after' }, midnight);
  const days = (await listMissed(handle, 10)).map(({ q, lastOn }) => [q, lastOn]);
  expect(days).toEqual([
    ['after', '2026-02-01'],
    ['before', '2026-01-31'],
  ]);
});

test('what may be an address or a number of somebody is not kept', async () => {
  await using database = await openTestDatabase();
  const { handle } = database;
  const numbers = [
    '13800001111',
    '138 0000 1111',
    '138.0000.1111',
    '138 - 0000 - 1111',
    '138–0000',
  ];
  for (const q of ['li@example.com', ...numbers, 'x'.repeat(41), '  '])
    await countMissed(handle, { ...nowhere, q }, at);
  expect(await listMissed(handle, 10)).toEqual([]);
});

test('who invents words fills no disk, and words go after 90 days', async () => {
  await using database = await openTestDatabase();
  const { handle } = database;
  for (let number = 0; number < maxPerDay + 2; number += 1)
    await countMissed(handle, { ...nowhere, q: `word${number}` }, at);
  expect(await listMissed(handle, 1000)).toHaveLength(maxPerDay);
  await forgetMissed(handle, at + keptDays * day);
  expect(await listMissed(handle, 1)).toHaveLength(1);
  await forgetMissed(handle, at + (keptDays + 1) * day);
  expect(await listMissed(handle, 1)).toEqual([]);
});
