import { getSupport } from '@uid/contract/contents';
import { expect, test } from 'vitest';

import { seedSite } from '../../../testing/seed-site.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { insertContents } from '../contents.ts';

test('the newest advisories stand on the support page, the newest first, wherever they were added', async () => {
  await using server = await createTestApp();
  await seedSite(server.deps);
  const { handle } = server.deps.database;
  const rows = handle.selectFrom('contents').select('body').where('kind', '=', 'advisory');
  const { body } = await rows.limit(1).executeTakeFirstOrThrow();
  const written = JSON.parse(body) as object;
  const added = Array.from({ length: 21 }, (_, at) => {
    const publishedOn = `2027-01-${String(at + 1).padStart(2, '0')}`;
    const id = `UID-SA-2027-${String(at + 1).padStart(3, '0')}`;
    return { id, publishedOn, body: { ...written, id, publishedOn, updatedOn: publishedOn } };
  });
  await insertContents(
    handle,
    // What is added stands behind all others of its kind.
    added.map((each, at) => ({ ...each, kind: 'advisory', position: 100 + at })),
  );
  const { result } = await server.call(getSupport, { language: 'en' });
  const newest = added.toReversed().slice(0, 20);
  expect(result.advisories.map(({ id }) => id)).toEqual(newest.map(({ id }) => id));
});
