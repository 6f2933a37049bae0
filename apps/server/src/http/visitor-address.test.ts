import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';

import { visitorAddress } from './visitor-address.ts';

function requestFrom(ip: string): FastifyRequest {
  return { ip, socket: { remoteAddress: '10.0.0.1' } } as FastifyRequest;
}

test.each([
  ['203.0.113.1', '203.0.113.1'],
  ['203.0.113.1:4711', '203.0.113.1'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['::ffff:203.0.113.1', '::ffff:203.0.113.1'],
  ['fe80::1%eth0', 'fe80::1%eth0'],
])('%s is the visitor %s', (ip, address) => {
  expect(visitorAddress(requestFrom(ip))).toBe(address);
});

test.each(['', 'unknown', '203.0.113.1.5', '010.1.1.1', '"><script>', '[203.0.113', '_hidden:1'])(
  '%s is nobody, so the proxy that said it stands for them',
  (ip) => {
    expect(visitorAddress(requestFrom(ip))).toBe('10.0.0.1');
  },
);
