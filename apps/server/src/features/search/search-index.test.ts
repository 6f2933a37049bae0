import { setImmediate as nextTurn } from 'node:timers/promises';

import { expect, test } from 'vitest';

import type { SearchEntry } from './search-entry.ts';
import { createSearchIndex } from './search-index.ts';
import type { SearchIndex } from './search-index.ts';

const entry = (id: string, title: string): SearchEntry => ({
  kind: 'news',
  path: `/news/detail?id=${id}`,
  title,
  other: '',
  summary: `What ${title} is`,
  body: 'Every word of it',
});

const site = Array.from({ length: 300 }, (_, at) => entry(`n${at}`, `Article ${at}`));
const pathsOf = (index: SearchIndex, q: string) =>
  index.find(q, { isExact: true }).found.map((each) => index.present(each).path);

test('an update shows what was changed, added, moved and taken away, and all else as before', async () => {
  const index = await createSearchIndex({ entries: site, synonyms: [] });
  const changed = [
    { ...entry('n2', 'Article 2'), body: 'Every word of mine' },
    ...site.slice(3),
    entry('n1', 'Quetzalcoatl'),
    entry('added', 'Xolotl'),
  ];
  await index.update({ entries: changed, synonyms: [['Xolotl', 'Evening star']] });
  expect(pathsOf(index, 'Quetzalcoatl')).toEqual(['/news/detail?id=n1']);
  expect(pathsOf(index, 'Xolotl')).toEqual(['/news/detail?id=added']);
  expect(pathsOf(index, 'evening star')).toEqual(['/news/detail?id=added']);
  for (const gone of ['Article 0', 'Article 1'])
    expect(pathsOf(index, gone).slice(0, 1)).not.toEqual([`/news/detail?id=n${gone.at(-1)}`]);
  const afresh = await createSearchIndex({ entries: changed, synonyms: [] });
  // Equal matches come in the order of the site in every process, whenever a process indexed a text.
  expect(pathsOf(index, 'article')).toEqual(pathsOf(afresh, 'article'));
  // The words for corrections are updated later.
  await expect.poll(() => index.find('Quetzalcoalt').corrected).toBe('Quetzalcoatl');
});

test('what was taken away is found once it comes back as it was', async () => {
  const index = await createSearchIndex({ entries: site, synonyms: [] });
  await index.update({ entries: site.slice(1), synonyms: [] });
  expect(pathsOf(index, 'article')).not.toContain('/news/detail?id=n0');
  await index.update({ entries: site, synonyms: [] });
  expect(pathsOf(index, 'article')).toContain('/news/detail?id=n0');
});

test('new synonyms are found by, though no text has changed', async () => {
  const index = await createSearchIndex({ entries: site, synonyms: [] });
  expect(pathsOf(index, 'evening star')).toEqual([]);
  await index.update({ entries: site, synonyms: [['Article 7', 'Evening star']] });
  expect(pathsOf(index, 'evening star')).toContain('/news/detail?id=n7');
});

test('one changed text of a small site waits for nobody else’s turn', async () => {
  const index = await createSearchIndex({ entries: site, synonyms: [] });
  let turns = 0;
  const watched = (async () => {
    for (; turns < 1000; turns += 1) await nextTurn();
  })();
  await index.update({ entries: [...site.slice(1), entry('n0', 'Quetzalcoatl')], synonyms: [] });
  expect(turns).toBeLessThan(2);
  expect(pathsOf(index, 'Quetzalcoatl')).toEqual(['/news/detail?id=n0']);
  await watched;
});

test('what is called so stands before a long text that has every word by chance, and an answer to a phrase second', async () => {
  const far = (id: string, title: string, body: string) => ({ ...entry(id, title), body });
  const entries = [
    ...site,
    far('long', 'Something else', 'A quetzal of the forest, sold by the dozen as a gift'),
    far('dozen', 'Dozens', 'What it takes'),
    far('gift', 'Gift', 'A quetzal by the dozen, sold by weight'),
  ];
  const index = await createSearchIndex({ entries, synonyms: [['Dozens', 'sold by the dozen']] });
  const found = (q: string) =>
    index.find(q).found.map((each) => index.present(each).path.split('=')[1]);
  expect(found('quetzal sold by the dozen')[0]).toBe('dozen');
  expect(found('gift sold by the dozen').slice(0, 2)).toEqual(['gift', 'dozen']);
  // One of several things in a text may be chance.
  expect(found('xolotl forest')).toEqual([]);
});

test('words that tell nothing are not marked, unless there are no others', async () => {
  const index = await createSearchIndex({
    entries: [entry('one', 'How the quetzal is')],
    synonyms: [['xolotl', 'how is the quetzal']],
  });
  const markedIn = (q: string) =>
    index
      .find(q, { isExact: true })
      .found.flatMap((found) => index.present(found).title)
      .filter(({ isMatch }) => isMatch)
      .map(({ text }) => text);
  expect(markedIn('xolotl')).toEqual(['quetzal']);
  expect(markedIn('how')).toEqual(['How']);
});

test('what is called like most of a query stands before what has all of it and is called like less', async () => {
  const far = (id: string, title: string, body: string) => ({ ...entry(id, title), body });
  const entries = [
    ...site,
    far('swap', 'Quetzal swapping', 'What it takes'),
    far('long', 'Quetzal', 'To swap one is fraud, of which it says much'),
  ];
  const index = await createSearchIndex({ entries, synonyms: [] });
  const found = (q: string) =>
    index.find(q).found.map((each) => index.present(each).path.split('=')[1]);
  expect(found('quetzal swap fraud')).toEqual(['swap', 'long']);
});

test('of characters that stand for many no more is looked at than of any query', async () => {
  const entries = [...site, entry('rare', 'Quetzalcoatl')];
  const index = await createSearchIndex({ entries, synonyms: [] });
  // Each of these characters is normalised to eighteen.
  const long = (count: number) => `${'\uFDFA'.repeat(count)} Quetzalcoatl`;
  expect(index.find(long(4)).found).toHaveLength(1);
  expect(index.find(long(6)).found).toEqual([]);
});
