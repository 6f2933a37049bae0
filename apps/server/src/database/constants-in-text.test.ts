import { expect, test } from 'vitest';

import { openTestDatabase } from '../testing/test-database.ts';
import { constantsInText } from './constants-in-text.ts';
import { prepareQuery } from './prepared-query.ts';

test('what never changes is part of the text, and what is filled in later is not', async () => {
  await using database = await openTestDatabase();
  const handle = database.handle.withPlugin(constantsInText);
  const later = { toString: () => 'filled in' };
  const { sql, parameters } = handle
    .selectFrom('contents')
    .select('id')
    .where('kind', '=', 'home')
    .where('publishedOn', '=', later as never)
    .limit(3)
    .compile();
  expect(sql).toContain(`"kind" = 'home'`);
  expect(sql).toContain('limit 3');
  expect(parameters).toEqual([later]);
});

test('a constant is what it says, whatever signs are in it', async () => {
  await using database = await openTestDatabase();
  const id = `it's "a" ? $1 \\ '' 中`;
  const insert = prepareQuery((handle, { position }: { position: number }) =>
    handle.insertInto('contents').values({ id, kind: 'home', position, body: '{}' }),
  );
  const select = prepareQuery((handle, { position }: { position: number }) =>
    handle
      .selectFrom('contents')
      .select('id')
      .where('id', '=', id)
      .where('position', '=', position),
  );
  await insert(database.handle, { position: 1 });
  expect((await select(database.handle, { position: 1 })).rows).toEqual([{ id }]);
});
