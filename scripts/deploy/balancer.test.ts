import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { findFreePort } from '../../apps/server/src/testing/find-free-port.ts';
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

  test('D7: lets visitors in to servers that have lost their database, and to none that stops', async () => {
    await using servers = await openServers();
    await using balancer = await openBalancer(servers.ports);
    const askHome = async () => (await fetch(`${balancer.origin}/home`)).status;
    await expect.poll(askHome, patience).toBe(200);
    servers.say(503, 'database not reachable\n');
    await expect.poll(balancer.countReady, patience).toBe(0);
    expect(await askHome()).toBe(200);
    servers.say(503, 'stopping\n');
    await expect.poll(askHome, patience).toBe(503);
    servers.say(200, 'ready\n');
    await expect.poll(balancer.countReady, patience).toBe(2);
    expect(await askHome()).toBe(200);
  }, 60_000);
});

const patience = { timeout: 20_000 };

/** Opens two servers that serve the page, whatever their readiness endpoint answers. */
async function openServers() {
  let readiness = { status: 200, text: 'ready\n' };
  const servers = [1, 2].map(() =>
    createServer(({ url }, answer) => {
      if (url === '/readyz') answer.writeHead(readiness.status).end(readiness.text);
      else answer.end('a kept page');
    }).listen(0, '127.0.0.1'),
  );
  await Promise.all(servers.map((each) => once(each, 'listening')));
  return {
    ports: servers.map((each) => (each.address() as AddressInfo).port),
    say: (status: number, text: string) => (readiness = { status, text }),
    async [Symbol.asyncDispose]() {
      for (const each of servers) each.close().closeAllConnections();
    },
  };
}

async function openBalancer([one, two]: number[]) {
  const [port, figures] = [await findFreePort(), await findFreePort()];
  const settings = {
    SERVER_ONE: `127.0.0.1:${one}`,
    SERVER_TWO: `127.0.0.1:${two}`,
    HTTP_PORT: `${port}`,
    FIGURES: `127.0.0.1:${figures}`,
  };
  const child = spawn('haproxy', ['-db', '-f', file], {
    env: { ...process.env, ...settings },
    stdio: 'ignore',
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Returns the number of servers that the balancer considers ready. */
    countReady: async () => {
      const text = await (await fetch(`http://127.0.0.1:${figures}/metrics`)).text();
      return Number(/^haproxy_backend_active_servers\{proxy="site"\} (\d+)$/m.exec(text)?.[1]);
    },
    async [Symbol.asyncDispose]() {
      child.kill();
      await once(child, 'exit');
    },
  };
}

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
