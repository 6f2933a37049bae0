import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { appFacts } from './app-facts.ts';
import { appPackage } from './app-package.ts';
import { readPackage } from './read-package.ts';

const { bytes } = appPackage();

test('the package holds what Android needs to install and start it', () => {
  const { entries, isTableAligned } = readPackage(bytes);
  expect([...entries.keys()]).toEqual(
    expect.arrayContaining(['AndroidManifest.xml', 'classes.dex', 'resources.arsc']),
  );
  expect(isTableAligned).toBe(true);
  const dex = entries.get('classes.dex') ?? Buffer.alloc(0);
  expect(dex.toString('latin1', 0, 4)).toBe('dex\n');
  expect(dex.readUInt32LE(32)).toBe(dex.length);
  expect(dex.subarray(12, 32)).toEqual(createHash('sha1').update(dex.subarray(32)).digest());
});

test('the manifest names the package, its version and its screen, and asks for no permission', () => {
  const manifest = readPackage(bytes).entries.get('AndroidManifest.xml') ?? Buffer.alloc(0);
  const has = (text: string) => manifest.includes(Buffer.from(text, 'utf16le'));
  expect(['example.uidsecurity.app', appFacts.versionName, 'MainActivity'].map(has)).toEqual([
    true,
    true,
    true,
  ]);
  expect(has('uses-permission')).toBe(false);
});

test('all three signature schemes carry the certificate that the facts name', () => {
  const { entries, certificates } = readPackage(bytes);
  const { certificateSha256 } = appFacts;
  expect(certificates).toEqual({ v2: certificateSha256, v3: certificateSha256 });
  expect([...entries.keys()]).toContain('META-INF/RELEASE.RSA');
});

test('every entry is the one whose digest the signed list holds', () => {
  const { entries } = readPackage(bytes);
  const list = entries.get('META-INF/MANIFEST.MF')?.toString().replaceAll('\r\n ', '') ?? '';
  const digests = new Map(
    [...list.matchAll(/Name: (.+)\r\nSHA-256-Digest: (.+)\r\n/g)].map(([, name, digest]) => [
      name,
      digest,
    ]),
  );
  const own = [...entries].filter(([name]) => !name.startsWith('META-INF/'));
  expect(digests.size).toBe(own.length);
  for (const [name, content] of own)
    expect(createHash('sha256').update(content).digest('base64')).toBe(digests.get(name));
});
