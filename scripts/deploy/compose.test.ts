import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { findComposeFaults } from './compose-rules.ts';
import type { ComposeFile, Service } from './compose-rules.ts';
import { findComposeFaults as findSchemaFaults } from './find-schema-faults.ts';
import { deployFolder, readDeployed, readYaml } from './manifest.ts';
import { namesOf } from './settings-file.ts';

const readCompose = () => readYaml('compose.yml') as ComposeFile;

test('the compose file is one that its specification’s schema allows', () => {
  expect(findSchemaFaults(readCompose())).toEqual([]);
});

test('the schema finds a field that there is not, and a word for a number', () => {
  const file = readCompose();
  Object.assign(file.services['server'] ?? {}, { replcas: 1, mem_swappiness: [] });
  const faults = findSchemaFaults(file).join('\n');
  expect(faults).toContain('replcas');
  expect(faults).toContain('/services/server/mem_swappiness');
});

test('the compose file keeps our own rules', () => {
  expect(findComposeFaults(readCompose())).toEqual([]);
});

test.each<[string, (server: Service, file: ComposeFile) => unknown]>([
  ['server: runs as root', (server) => (server.user = '0:0')],
  ['server: runs as root', (server) => delete server.user],
  ['server: may write to its image', (server) => delete server.read_only],
  ['server: keeps capabilities', (server) => delete server.cap_drop],
  ['server: may gain rights', (server) => delete server.security_opt],
  ['server: has no limits', (server) => delete server.deploy?.resources?.limits?.memory],
  ['server: has an image of any version', (server) => (server.image = 'uid-security')],
  ['server: is not started again', (server) => delete server.restart],
  ['server: is asked by no health check', (server) => delete server.healthcheck],
  ['postgres: reaches the world', (_, file) => delete file.networks['data']?.internal],
  [
    'server: SECRET_KEYS is written down',
    ({ environment = {} }) => (environment['SECRET_KEYS'] = 'AAAA'),
  ],
  [
    'server: DATABASE_URL is written down',
    ({ environment = {} }) => (environment['DATABASE_URL'] = 'postgres://uid:uid@postgres/uid'),
  ],
  [
    'server: VALKEY_PASSWORD is written down',
    ({ environment = {} }) => (environment['VALKEY_PASSWORD'] = '${VALKEY_PASSWORD:-valkey}'),
  ],
])('a fault is found: %s', (sentence, plant) => {
  const file = readCompose();
  plant(file.services['server'] ?? { image: '' }, file);
  expect(findComposeFaults(file)).toContain(sentence);
});

test('compose.env.example names what the compose file asks for, and has no value of a secret', () => {
  const asked = readDeployed('compose.yml').matchAll(/\$\{([A-Z0-9_]+):\?/g);
  const names = new Set(['COMPOSE_PROJECT_NAME', ...[...asked].map(([, name]) => name)]);
  expect(new Set(namesOf('compose.env.example'))).toEqual(names);
  for (const file of ['compose.env.example', 'site.env.example'])
    expect(readDeployed(file).match(/^(?!COMPOSE_PROJECT_NAME)\w+=.+$/m), file).toBeNull();
});

test('no image and no commit has the files with the secrets', () => {
  for (const file of ['Containerfile.dockerignore', '../.gitignore'])
    expect(readDeployed(file).split('\n')).toEqual(
      expect.arrayContaining(['deploy/.env', 'deploy/site.env', 'uid-key.jwk']),
    );
});

test('every file that a container is given is there', () => {
  const mounted = Object.values(readCompose().services).flatMap(({ volumes = [] }) => volumes);
  const files = mounted
    .filter((each) => each.startsWith('./'))
    .map((each) => each.split(':', 1)[0]);
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) expect(existsSync(join(deployFolder, file ?? '')), file).toBe(true);
});

test('balancer and server agree on address, port and time', () => {
  const { server, balancer } = readCompose().services;
  const { PORT, TRUSTED_PROXIES, DRAIN_SECONDS } = server?.environment ?? {};
  const networks = balancer?.networks as Record<string, { ipv4_address?: string }>;
  expect(networks['front']?.ipv4_address).toBe(TRUSTED_PROXIES);
  expect(balancer?.environment?.['SITE_SERVERS']).toBe(`server:${PORT}`);
  expect(server?.healthcheck?.test.join(' ')).toContain(`127.0.0.1:${PORT}/readyz`);
  const { HTTP_PORT, HTTPS_PORT } = balancer?.environment ?? {};
  expect(balancer?.ports).toEqual([`80:${HTTP_PORT}`, `443:${HTTPS_PORT}`]);
  expect(Number.parseInt(server?.stop_grace_period ?? '', 10)).toBeGreaterThanOrEqual(
    Number(DRAIN_SECONDS) + 10,
  );
});
