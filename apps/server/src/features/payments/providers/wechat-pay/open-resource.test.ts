import { expect, test } from 'vitest';

import { openResource } from './open-resource.ts';

/** Encrypted with Python's package cryptography. */
const resource = {
  algorithm: 'AEAD_AES_256_GCM',
  ciphertext: 't2SRHTzo6iTD6kVUHgBhZUpKlCJ0eHa7BggtO9KtC+YB6MMoJU7wf6c=',
  associated_data: 'transaction',
  nonce: 'fdasfjihihih',
} as const;
const apiKey = '0123456789abcdef0123456789ABCDEF';

test('a resource encrypted elsewhere is opened', () => {
  expect(openResource(resource, apiKey)).toEqual({ trade_state: 'SUCCESS' });
});

test('a resource of which anything was changed is not', () => {
  const changes = [
    { ciphertext: resource.ciphertext.replace(/^./, 'A') },
    { ciphertext: resource.ciphertext.slice(4) },
    { ciphertext: '' },
    { associated_data: 'refund' },
    { nonce: 'fdasfjihihii' },
  ];
  for (const change of changes)
    expect(() => openResource({ ...resource, ...change }, apiKey)).toThrow(/./);
  expect(() => openResource(resource, apiKey.toLowerCase())).toThrow(/./);
});
