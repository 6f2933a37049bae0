import { generateKeyPairSync } from 'node:crypto';

import { expect, test } from 'vitest';

import { createKnownKeys } from './read-proof.ts';

test('of more keys than there is room for, the oldest is forgotten', () => {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = { thumbprint: 'a key', object: publicKey };
  const keys = createKnownKeys(2);
  const headers = ['first', 'second', 'third'];
  for (const header of headers) keys.keep(header, key);
  expect(headers.map((header) => keys.read(header))).toEqual([undefined, key, key]);
});
