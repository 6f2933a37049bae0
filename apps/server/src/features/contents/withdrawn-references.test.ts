import type { ContentKind, ContentOf } from '@uid/contract/content-kinds';
import { getSolution, listCases } from '@uid/contract/contents';
import { expect, test } from 'vitest';

import { seedSite } from '../../testing/seed-site.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

const language = 'en';

/** Publishes another text of a content, as it was before the contents that it refers to were withdrawn. */
async function change<Kind extends ContentKind>(
  { deps: { database } }: TestApp,
  kind: Kind,
  changed: (content: ContentOf<Kind>) => ContentOf<Kind>,
): Promise<ContentOf<Kind>> {
  const row = await database.handle
    .selectFrom('contents')
    .select(['id', 'body'])
    .where('kind', '=', kind)
    .orderBy('position')
    .limit(1)
    .executeTakeFirstOrThrow();
  const content = changed(JSON.parse(row.body) as ContentOf<Kind>);
  await database.handle
    .updateTable('contents')
    .set({ body: JSON.stringify(content) })
    .where('kind', '=', kind)
    .where('id', '=', row.id)
    .execute();
  return content;
}

test('a solution names each product of its kit, and leads to none that was withdrawn', async () => {
  await using server = await createTestApp();
  await seedSite(server.deps);
  const row = { quantity: '1', role: 'Gateway' };
  const { slug } = await change(server, 'solution', (solution) => {
    const { en } = solution.text;
    const { architecture } = en;
    const text = {
      ...en,
      bill: [
        { ...row, product: 'safety-sim-card' },
        { ...row, product: 'withdrawn' },
      ],
      ...(architecture && {
        architecture: {
          ...architecture,
          tiers: architecture.tiers.map((tier) => ({
            ...tier,
            boxes: tier.boxes.map((box) => ({ ...box, product: 'withdrawn' })),
          })),
        },
      }),
    };
    return { ...solution, products: ['sdp'], text: { ...solution.text, en: text } };
  });
  const { result } = await server.call(getSolution, { language, slug });
  expect(result.text.bill).toEqual([{ ...row, product: 'safety-sim-card' }]);
  expect(result.products.map((each) => each.slug).toSorted()).toEqual(['safety-sim-card', 'sdp']);
  const boxes = result.text.architecture?.tiers.flatMap((tier) => tier.boxes) ?? [];
  expect(boxes.length).toBeGreaterThan(0);
  expect(boxes.filter(({ product }) => product !== undefined)).toEqual([]);
});

test('a case leads to no solution that was withdrawn', async () => {
  await using server = await createTestApp();
  await seedSite(server.deps);
  const { id } = await change(server, 'case', (each) => ({ ...each, solution: 'withdrawn' }));
  const { cases } = (await server.call(listCases, { language, page: 1 })).result;
  const [changed, ...others] = [...cases].toSorted((one) => (one.id === id ? -1 : 1));
  expect([changed?.id, changed?.solution]).toEqual([id, undefined]);
  expect(others.some(({ solution }) => solution !== undefined)).toBe(true);
});
