import { company } from '@uid/content/company';
import { navigation } from '@uid/content/navigation';
import { getCompany, getNavigation } from '@uid/contract/contents';
import type { ContentProblem } from '@uid/contract/content-parts';
import type { NavigationText } from '@uid/contract/navigation';
import * as contract from '@uid/contract/staff-contents';
import { expect, test } from 'vitest';

import { seedSite } from '../../testing/seed-site.ts';
import { buildStaff } from '../../testing/shop/build-staff.ts';
import { createTestApp } from '../../testing/test-app.ts';

async function openEditor() {
  const server = await createTestApp();
  await seedSite(server.deps);
  server.clock.now = Date.UTC(2027, 0, 5);
  const staff = await buildStaff(server, ['editor']);
  const name = { language: 'en', kind: 'navigation', id: 'navigation' } as const;
  return {
    ...server,
    read: async (language: 'zh' | 'en') =>
      (await server.call(getNavigation, { language })).result as NavigationText,
    /** Publishes the English navigation with these changes. */
    async publish(change: Partial<NavigationText>) {
      const { parts } = (await server.call(contract.getStaffContent, name, staff)).result;
      const { revision } = parts.find(({ part }) => part === 'en')!;
      const body = JSON.stringify({ ...navigation.en, ...change });
      const draft = { ...name, part: 'en', revision, body } as const;
      expect((await server.call(contract.saveContentDraft, draft, staff)).status).toBe(200);
      const read = [{ part: 'en' as const, revision: revision + 1 }];
      const { status, result } = await server.call(
        contract.publishContent,
        { ...name, parts: read },
        staff,
      );
      const { problems = [] } = ((result as { details?: unknown }).details ?? {}) as {
        problems?: ContentProblem[];
      };
      return { status, places: problems.map(({ path }) => path) };
    },
  };
}

test('what editors publish is the navigation at once, in its language alone', async () => {
  await using site = await openEditor();
  expect(await site.read('en')).toEqual(navigation.en);
  const change = {
    header: [
      { name: 'Shop first', path: '/mall' },
      { name: 'One article', path: '/news/detail?id=akma' },
      { name: 'Forum', path: 'https://forum.example/a?b=1' },
    ],
    footer: [
      {
        title: 'Everything',
        entries: [
          { name: 'A card', path: '/product/safety-sim-card?find=1#limits' },
          { name: 'Terms', path: '/im/terms-of-sale.txt' },
          { name: 'Write', path: 'mailto:contact@uid-security.example' },
          { name: 'Call', path: 'tel:+86-400-000-0101' },
          { name: 'Home', path: '/' },
        ],
      },
    ],
    certificates: [
      { name: 'Certificate 1' },
      { name: 'Certificate 2', path: 'https://certificates.example/2' },
    ],
  };
  expect(await site.publish(change)).toEqual({ status: 200, places: [] });
  // With PostgreSQL, the change is announced with a delay.
  await expect.poll(() => site.read('en')).toEqual(change);
  expect(await site.read('zh')).toEqual(navigation.zh);
});

test.each([
  ['/nowhere'],
  ['/product/nothing'],
  ['/im/nothing.txt'],
  ['/news/detail'],
  ['/news/detail?id=nothing'],
  ['/news/detail?id=sdp'],
  ['/en/news'],
  ['/News'],
])('a link to %s, which is no page, is refused by its place', async (path) => {
  await using site = await openEditor();
  const header = [
    { name: 'Shop', path: '/mall' },
    { name: 'Broken', path },
  ];
  expect(await site.publish({ header })).toEqual({ status: 422, places: ['en.header.1.path'] });
  expect(await site.read('en')).toEqual(navigation.en);
});

test.each([
  ['javascript:alert(1)'],
  ['http://plain.example/'],
  ['//other.example/'],
  ['/\\other.example/'],
  ['data:text/html,x'],
  ['mailto:'],
  ['tel:call'],
  [' '],
])('a link to %s is refused', async (path) => {
  await using site = await openEditor();
  const { status, places } = await site.publish({ certificates: [{ name: 'X', path }] });
  expect({ status, places }).toEqual({ status: 422, places: ['en.certificates.0.path'] });
});

test('a page that was withdrawn is no page to lead to', async () => {
  await using site = await openEditor();
  const staff = await buildStaff(site, ['editor']);
  const article = { language: 'en', kind: 'news', id: 'akma' } as const;
  const { parts } = (await site.call(contract.getStaffContent, article, staff)).result;
  const heads = parts.map(({ part, revision }) => ({ part, revision }));
  await site.call(contract.withdrawContent, { ...article, parts: heads }, staff);
  const header = [{ name: 'Gone', path: '/news/detail?id=akma' }];
  expect(await site.publish({ header })).toMatchObject({ places: ['en.header.0.path'] });
});

test('a damaged row leaves the navigation of the code, and a company may have one telephone', async () => {
  await using site = await openEditor();
  const { handle } = site.deps.database;
  const write = (kind: 'navigation' | 'company', body: string) =>
    handle.updateTable('contents').set({ body }).where('kind', '=', kind).execute();
  await write('navigation', '{}');
  await write('company', JSON.stringify({ ...company, phones: company.phones.slice(1) }));
  site.clock.now += 60_000;
  expect(await site.read('en')).toEqual(navigation.en);
  const { result } = await site.call(getCompany, { language: 'en' });
  expect(result).toMatchObject({ phones: [{ number: company.phones[1]?.number }] });
});
