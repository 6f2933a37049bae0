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

test('what a visitor writes of forwarding is deleted before the balancer writes what is so', () => {
  const text = readDeployed('haproxy.cfg');
  expect(text).toMatch(/^ {4}option forwardfor$/m);
  const [, web = ''] = text.split(/^(?=frontend )/m);
  const rules = web.split('\n').flatMap((line) => /^ {4}http-request (.*)$/.exec(line)?.[1] ?? []);
  const deleted = rules.indexOf('del-header ^(x-forwarded-|forwarded$) -m reg');
  const written = rules.findIndex((rule) => rule.startsWith('set-header X-Forwarded-'));
  expect(deleted).toBeGreaterThanOrEqual(0);
  expect(deleted).toBeLessThan(written);
});

test('who has a cookie or says who they are is neither answered from the balancer’s memory nor kept in it', () => {
  const text = readDeployed('haproxy.cfg');
  const isPersonal = '{ req.hdr(cookie) -m found } || { req.hdr(authorization) -m found }';
  expect(text).toContain(`set-var(txn.personal) bool(true) if ${isPersonal}`);
  expect(text).toContain('cache-use everybodys unless { var(txn.personal) -m bool }');
  const keeps = /cache-store everybodys (.*)/.exec(text)?.[1];
  expect(keeps).toBe('if !{ var(txn.personal) -m bool } !{ res.hdr(set-cookie) -m found }');
});

test('nothing but a file with a hash in its name is sent to a second server once a first has had it', () => {
  const text = readDeployed('haproxy.cfg');
  expect(text).toMatch(/^ {4}retry-on conn-failure 404$/m);
  expect(text).toContain('disable-l7-retry unless METH_GET { path_sub /assets/ }');
});

test('the balancer’s figures are for its own machine, unless told otherwise', () => {
  expect(readDeployed('haproxy.cfg')).toContain('bind "${FIGURES-127.0.0.1:8404}"');
});
