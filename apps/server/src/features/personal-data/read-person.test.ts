import { expect, test } from 'vitest';

import { openTestDatabase } from '../../testing/test-database.ts';
import { readPerson } from './read-person.ts';

test('of an account that was deleted since its session was found, the session has ended', async () => {
  await using database = await openTestDatabase();
  const read = readPerson(database.handle, 'deleted');
  await expect(read).rejects.toMatchObject({ error: 'SESSION_INVALID' });
});
