import { expect, test } from 'vitest';

import { reasonOf } from './refuse.ts';

test('of a host with two addresses that do not answer both reasons are said: together they have none', () => {
  const refused = ['::1', '127.0.0.1'].map(
    (address) => new Error(`connect ECONNREFUSED ${address}`),
  );
  expect(reasonOf(new AggregateError(refused))).toBe(
    'connect ECONNREFUSED ::1; connect ECONNREFUSED 127.0.0.1',
  );
});
