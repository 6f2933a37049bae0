import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { makeSbom } from './make-sbom.ts';

const root = join(import.meta.dirname, '../..');

interface Locked {
  version?: string;
  link?: boolean;
  resolved?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

interface Manifest {
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));

const { packages } = read('package-lock.json') as { packages: Record<string, Locked & Manifest> };
const installed = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);

test('the lockfile knows every workspace, and what it needs: npm run lock writes it', () => {
  const { workspaces = [] } = read('package.json') as Manifest;
  const folders = globSync(
    workspaces.map((each) => `${each}/package.json`),
    { cwd: root },
  );
  expect(folders.length).toBeGreaterThan(10);
  for (const file of ['package.json', ...folders]) {
    const { dependencies, devDependencies } = read(file) as Manifest;
    const folder = file === 'package.json' ? '' : file.replace('/package.json', '');
    expect([file, packages[folder]?.dependencies]).toEqual([file, dependencies]);
    expect([file, packages[folder]?.devDependencies]).toEqual([file, devDependencies]);
  }
});

test('every package is held by a checksum', () => {
  expect(installed.length).toBeGreaterThan(500);
  const loose = installed.filter(
    ([, { integrity, resolved }]) => !integrity?.startsWith('sha512-') || resolved !== undefined,
  );
  // The lockfile names no registry, so that the configured one is used. Build tools for other platforms have no
  // checksum: scripts/complete-lockfile.ts adds them without downloading them.
  expect(loose.filter(([, each]) => !isForeignTool(each))).toEqual([]);
});

test('nothing that is installed to run is without a checksum, on any machine', () => {
  const running = installed.filter(([, { dev }]) => !dev);
  expect(running.length).toBeGreaterThan(100);
  expect(running.filter(([, { integrity }]) => !integrity)).toEqual([]);
});

test('the bill of materials names what the lockfile names, with its checksum, and is the same each time', () => {
  const sbom = makeSbom();
  const named = sbom.components.map(({ name, version }) => `${name}@${version}`);
  const locked = installed.map(
    ([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`,
  );
  expect(named).toEqual(locked);
  const running = sbom.components.filter(({ scope }) => scope === 'required');
  expect(running.length).toBeGreaterThan(100);
  expect(running.filter(({ hashes }) => hashes?.[0]?.content.length !== 128)).toEqual([]);
  const refs = new Set(sbom.components.map((each) => each['bom-ref']));
  expect(refs.size).toBe(sbom.components.length);
  const links = sbom.dependencies.flatMap(({ dependsOn }) => dependsOn);
  expect(links.filter((ref) => !refs.has(ref))).toEqual([]);
  expect(makeSbom()).toEqual(sbom);
});

test('what the server leaves outside its bundle is what a production install brings, the SDKs it is told to included', () => {
  const config = readFileSync(join(root, 'apps/server/vite.config.ts'), 'utf8');
  const list = /const external = \[([^]*?)\];/.exec(config)?.[1] ?? '';
  const external = Array.from(list.matchAll(/'([^']+)'/g), ([, name]) => name);
  const dependenciesOf = (workspace: string) => {
    const text = readFileSync(join(root, workspace, 'package.json'), 'utf8');
    return Object.keys((JSON.parse(text) as { dependencies: object }).dependencies);
  };
  // The SDKs of payment companies are installed by the shops that use them.
  const brought = ['apps/server', 'packages/stripe-sdk', 'packages/alipay-sdk'].flatMap((each) =>
    dependenciesOf(each),
  );
  // The bundle contains @uid/fonts; the package is installed for the thread that cuts fonts, which runs from
  // the sources.
  const installed = brought.filter((name) => name !== '@uid/fonts');
  // These packages are parts of Fastify, which is installed as a whole.
  const ofFastify = /^@fastify\/|^light-my-request$|^fast-json-stringify$/;
  const whole = external.filter((name) => name !== undefined && !ofFastify.test(name));
  expect(new Set([...whole, 'fastify'])).toEqual(new Set(installed));
});

function isForeignTool({ dev, optional, os, cpu, libc }: Locked): boolean {
  const isOurs =
    (os ?? ['linux']).includes('linux') &&
    (cpu ?? ['x64']).includes('x64') &&
    (libc ?? ['glibc']).includes('glibc');
  return dev === true && optional === true && !isOurs;
}
