import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { deployFolder, readDeployed } from './manifest.ts';

const file = join(deployFolder, 'haproxy.cfg');
const isInstalled = spawnSync('haproxy', ['-v']).status === 0;

describe.skipIf(!isInstalled)('HAProxy, where it is installed,', () => {
  test.each([
    ['two processes of one machine', {}],
    [
      'a name for all servers',
      { SITE_SERVERS: 'server:8000', HTTP_PORT: '8080', FIGURES: ':8404' },
    ],
  ])('takes the configuration for %s', (_name, settings) => {
    const { status, stderr } = spawnSync('haproxy', ['-c', '-f', file], {
      env: { ...process.env, ...settings },
      encoding: 'utf8',
    });
    expect(`${status} ${stderr}`).toMatch(/^0/);
  });
});

test('the balancer asks /readyz, and a draining server lives longer than two checks', () => {
  const text = readDeployed('haproxy.cfg');
  expect(text).toContain('option httpchk GET /readyz');
  const [, seconds, checks] = /check inter (\d+)s fall (\d+)/.exec(text) ?? [];
  expect(Number(seconds) * Number(checks)).toBeLessThan(5);
});
