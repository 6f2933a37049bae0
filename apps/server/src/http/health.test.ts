import Fastify from 'fastify';
import { expect, test } from 'vitest';

import { addHealth } from './health.ts';

const there = async () => undefined;
const away = () => Promise.reject(new Error('database away'));

test.each([
  ['/healthz', 'serves', { ping: away, isStopping: () => true }, 200, 'ok\n'],
  ['/readyz', 'serves', { ping: there, isStopping: () => false }, 200, 'ready\n'],
  ['/readyz', 'stops', { ping: there, isStopping: () => true }, 503, 'stopping\n'],
  [
    '/readyz',
    'has no database',
    { ping: away, isStopping: () => false },
    503,
    'database not reachable\n',
  ],
])(
  '%s of a process that %s says so, and nobody keeps it',
  async (url, _name, health, status, body) => {
    await using app = Fastify();
    addHealth(app, health);
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.body]).toEqual([status, body]);
    expect(answer.headers['cache-control']).toBe('no-store');
  },
);
