import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';

import { readSignedRequest } from './signed-request.ts';

function read(url: string, origin = 'https://www.example.com') {
  const request = { raw: { url, method: 'GET' }, headers: {} } as unknown as FastifyRequest;
  return readSignedRequest(request, origin);
}

test('a proof speaks of the origin as browsers write it', () => {
  for (const origin of ['https://www.example.com:443', 'https://WWW.Example.com'])
    expect(read('/api/cart', origin).address).toBe('https://www.example.com/api/cart');
  expect(read('/api/cart', 'http://localhost:8000').address).toBe('http://localhost:8000/api/cart');
});

test('path and query are told apart at the first question mark', () => {
  expect(read('/api/cart?a=b?c')).toMatchObject({
    address: 'https://www.example.com/api/cart',
    query: 'a=b?c',
  });
  expect(read('/api/cart').query).toBeUndefined();
});
