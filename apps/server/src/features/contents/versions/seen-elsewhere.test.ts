import type { ContentKind } from '@uid/contract/content-kinds';
import { partsOf } from '@uid/contract/content-parts';
import type { ContentPart } from '@uid/contract/content-parts';
import * as site from '@uid/contract/contents';
import { searchSite, suggestPages } from '@uid/contract/search';
import * as contract from '@uid/contract/staff-contents';
import { expect, test } from 'vitest';

import { newId } from '../../../new-id.ts';
import { readConfig } from '../../../read-config.ts';
import { seedSite } from '../../../testing/seed-site.ts';
import { buildStaff } from '../../../testing/shop/build-staff.ts';
import type { TestShop } from '../../../testing/shop/test-shop.ts';
import { startTwoProcesses } from '../../../testing/two-processes.ts';

const language = 'en';
const word = 'Quetzalcoatl';

/** Starts two processes: staff write in one, and readers use the other. */
async function openSite() {
  const processes = await startTwoProcesses();
  const { here, database } = processes;
  const clock = { now: Date.now() };
  const config = readConfig({ SECRET_KEYS: Buffer.alloc(32, 7).toString('base64') });
  const deps = { config, database, newId, now: () => clock.now };
  await seedSite(deps);
  const { token } = await buildStaff({ deps, clock } as TestShop, ['editor']);

  async function read(kind: ContentKind, id: string) {
    return (await here(contract.getStaffContent, { language, kind, id }, token)).result.parts;
  }

  return {
    ...processes,
    /** Publishes a part with these changes. */
    async publish(kind: ContentKind, id: string, part: ContentPart, change: object) {
      const { revision, published } = (await read(kind, id)).find((each) => each.part === part)!;
      const body = JSON.stringify({ ...(JSON.parse(published!.body) as object), ...change });
      const name = { language, kind, id } as const;
      await here(contract.saveContentDraft, { ...name, part, revision, body }, token);
      const parts = [{ part, revision: revision + 1 }];
      expect((await here(contract.publishContent, { ...name, parts }, token)).status).toBe(200);
    },
    async withdraw(kind: ContentKind, id: string) {
      const parts = (await read(kind, id)).map(({ part, revision }) => ({ part, revision }));
      expect(parts.map(({ part }) => part).toSorted()).toEqual(partsOf(kind).toSorted());
      const name = { language, kind, id, parts } as const;
      expect((await here(contract.withdrawContent, name, token)).status).toBe(200);
    },
  };
}

test('what is published in one process in one language is at every place of the other, in that language alone (H1)', async () => {
  await using processes = await openSite();
  const { elsewhere, readElsewhere } = processes;
  const { articles } = (await elsewhere(site.listNews, { language })).result;
  const { id } = articles[0]!;
  const asked = { q: word } as const;
  const placesIn = async (read: 'zh' | 'en') => {
    const own = { language: read };
    const said = {
      article: (await elsewhere(site.getNewsArticle, { ...own, id })).result,
      list: (await elsewhere(site.listNews, own)).result,
      near: (await elsewhere(site.listNewsNear, { ...own, id })).result.articles,
      home: (await elsewhere(site.getHome, own)).result,
      search: (await elsewhere(searchSite, { ...own, ...asked })).result.results,
      suggestions: (await elsewhere(suggestPages, { ...own, ...asked })).result.groups,
      feed: await readElsewhere(read === 'en' ? '/en/rss.xml' : '/rss.xml'),
    };
    return Object.entries(said)
      .filter(([, each]) => JSON.stringify(each).includes(word))
      .map(([place]) => place);
  };
  // Each place has been read before, so that every cache has an entry.
  expect([await placesIn('zh'), await placesIn('en')]).toEqual([[], []]);
  await processes.publish('news', id, 'en', { title: word });
  const all = ['article', 'list', 'near', 'home', 'search', 'suggestions', 'feed'];
  await expect.poll(() => placesIn('en'), { timeout: 20_000 }).toEqual(all);
  // A search in Chinese finds the article too, but shows its Chinese title.
  expect(await placesIn('zh')).toEqual([]);
  expect(await readElsewhere('/sitemap.xml')).toContain(`id=${id}`);
  await processes.withdraw('news', id);
  await expect.poll(() => placesIn('en'), { timeout: 20_000 }).toEqual([]);
  expect(await readElsewhere('/sitemap.xml')).not.toContain(`id=${id}`);
});

test('what stands in the frame of every page is the same in the other process (H1)', async () => {
  await using processes = await openSite();
  const { elsewhere } = processes;
  const read = async () => [
    (await elsewhere(site.getNavigation, { language })).result.header[0]?.name,
    (await elsewhere(site.getCompany, { language })).result.brand,
    (await elsewhere(site.getCompany, { language: 'zh' })).result.brand,
  ];
  const [, , brand] = await read();
  const header = [{ name: word, path: '/mall' }];
  await processes.publish('navigation', 'navigation', 'en', { header });
  await processes.publish('company', 'company', 'en', { brand: word });
  await expect.poll(read).toEqual([word, word, brand]);
});
