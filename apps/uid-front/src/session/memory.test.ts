import { expect, test } from 'vitest';

import { createMemory } from './memory.ts';

test('the token of a mail’s link is taken once', () => {
  const memory = createMemory('token');
  expect([memory.takeLinkToken(), memory.takeLinkToken()]).toEqual(['token', '']);
});
