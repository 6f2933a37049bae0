import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { getProofs } from '@uid/contract/downloads';
import { generateKey } from 'openpgp';
import { expect, onTestFinished, test } from 'vitest';

import { checkSigning } from '../../checks/signing-check.ts';
import { readConfig } from '../../read-config.ts';
import { seedSite } from '../../testing/seed-site.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { publishedFiles } from '../downloads/testing/published.ts';
import { openSignatures } from './open-signatures.ts';

const day = 24 * 60 * 60_000;
const madeAt = Date.UTC(2026, 0, 5);
const advisory = '/.well-known/csaf/white/2026/uid-sa-2026-001.json';

function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'uid-signed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function makeKey({ days = 0, passphrase = '' } = {}): Promise<string> {
  const { privateKey } = await generateKey({
    userIDs: [{ name: 'Example', email: 'security@example.com' }],
    date: new Date(madeAt),
    keyExpirationTime: days * 24 * 60 * 60,
    ...(passphrase && { passphrase }),
  });
  return privateKey;
}

function writeKey(folder: string, key: string): string {
  const file = join(folder, 'company.key');
  writeFileSync(file, key, { mode: 0o600 });
  return file;
}

interface Opening {
  folder?: string;
  keyFile?: string;
  isPublic?: boolean;
}

async function openSite({ folder = openFolder(), keyFile, isPublic = true }: Opening = {}) {
  const environment = {
    DATA_DIR: join(folder, 'data'),
    ...(isPublic && { PUBLIC_ORIGIN: 'https://www.example.com' }),
    ...(keyFile && { OPENPGP_KEY_FILE: keyFile }),
  };
  mkdirSync(environment.DATA_DIR, { recursive: true });
  const sbomFile = join(folder, 'sbom.cdx.json');
  writeFileSync(sbomFile, '{"bomFormat":"CycloneDX"}');
  const site = await createTestApp({
    environment,
    openSignatures,
    downloads: publishedFiles,
    sbomFile,
  });
  await seedSite(site.deps);
  const get = async (url: string) => {
    const { statusCode, body } = await site.app.inject(url);
    return statusCode === 200 ? body : undefined;
  };
  return { ...site, folder, get };
}

/** Opens GnuPG as a stranger has it: with an empty keyring, into which the site's key is imported. */
function openKeyring(publicKey: string) {
  const home = openFolder();
  chmodSync(home, 0o700);
  const run = (command: string, args: string[]) =>
    execFileSync(command, args, { cwd: home, env: { ...process.env, GNUPGHOME: home } });
  writeFileSync(join(home, 'key.asc'), publicKey);
  run('gpg', ['--batch', '--quiet', '--import', 'key.asc']);
  onTestFinished(() => {
    run('gpgconf', ['--kill', 'all']);
  });
  return {
    home,
    run,
    verify: (text: string, signature: string): void => {
      writeFileSync(join(home, 'text'), text);
      writeFileSync(join(home, 'text.asc'), signature);
      run('gpg', ['--batch', '--quiet', '--verify', 'text.asc', 'text']);
    },
  };
}

test('GnuPG finds each advisory signed under the key that the directory names, and a changed one not', async () => {
  const folder = openFolder();
  await using site = await openSite({ folder, keyFile: writeKey(folder, await makeKey()) });
  const metadata = JSON.parse((await site.get('/.well-known/csaf/provider-metadata.json'))!);
  const [named] = metadata.public_openpgp_keys;
  expect(metadata.role).toBe('csaf_trusted_provider');
  expect(named.url).toBe('https://www.example.com/openpgp.asc');
  expect((await site.call(getProofs, {})).result).toEqual({
    key: { fingerprint: named.fingerprint, isTrial: false },
    hasSbom: true,
  });
  expect(await site.get('/.well-known/security.txt')).toContain(`Encryption: ${named.url}\n`);
  const { verify } = openKeyring((await site.get('/openpgp.asc'))!);
  const text = (await site.get(advisory))!;
  const signature = (await site.get(`${advisory}.asc`))!;
  verify(text, signature);
  expect(() => verify(`${text} `, signature)).toThrow('BAD signature');
});

test('one command of a stranger checks every download in the folder', async () => {
  await using site = await openSite({ isPublic: false });
  const { home, run } = openKeyring((await site.get('/openpgp.asc'))!);
  for (const name of ['SHA256SUMS', 'SHA256SUMS.asc', 'sbom.cdx.json'])
    writeFileSync(join(home, name), (await site.get(`/${name}`))!);
  for (const { savedAs, bytes } of publishedFiles) writeFileSync(join(home, savedAs), bytes);
  const check = () =>
    run('sh', [
      '-c',
      'gpg --verify SHA256SUMS.asc SHA256SUMS && sha256sum --ignore-missing -c SHA256SUMS',
    ]).toString();
  const { length } = [...publishedFiles, 'the bill of materials'];
  expect(check().trim().split('\n')).toHaveLength(length);
  writeFileSync(join(home, publishedFiles[0]!.savedAs), 'something else');
  expect(check).toThrow('did NOT match');
});

test('a text is signed once, and again under another key', async () => {
  const folder = openFolder();
  const signed = async () => {
    const keyFile = writeKey(folder, await makeKey());
    await using site = await openSite({ folder, keyFile });
    const first = await site.get(`${advisory}.asc`);
    site.clock.now += day;
    expect(await site.get(`${advisory}.asc`)).toBe(first);
    expect(await Promise.all([1, 2, 3].map(() => site.get('/SHA256SUMS.asc')))).toEqual(
      Array.from({ length: 3 }).fill(await site.get('/SHA256SUMS.asc')),
    );
    return { first, kept: readdirSync(join(folder, 'data/signed')) };
  };
  const one = await signed();
  expect(one.kept).toHaveLength(2);
  const other = await signed();
  expect(other.first).not.toBe(one.first);
  expect(other.kept).toHaveLength(4);
});

test('where a signature cannot be kept, it is made again for whoever asks', async () => {
  const folder = openFolder();
  await using site = await openSite({ folder, keyFile: writeKey(folder, await makeKey()) });
  symlinkSync(join(folder, 'away/signed'), join(folder, 'data/signed'));
  for (const path of [`${advisory}.asc`, `${advisory}.asc`, '/SHA256SUMS.asc'])
    expect(await site.get(path)).toContain('BEGIN PGP SIGNATURE');
});

test('a signature that failed keeps no later one from being made', async () => {
  const folder = openFolder();
  await using site = await openSite({ folder, keyFile: writeKey(folder, await makeKey()) });
  const kept = join(folder, 'data/signed');
  writeFileSync(kept, 'no folder');
  expect((await site.app.inject(`${advisory}.asc`)).statusCode).toBe(500);
  rmSync(kept);
  expect(await site.get('/SHA256SUMS.asc')).toContain('BEGIN PGP SIGNATURE');
});

test.each(['without a key', 'whose key has expired'])(
  'a public site %s says so, and publishes no signature',
  async (which) => {
    const folder = openFolder();
    const keyFile =
      which === 'without a key' ? undefined : writeKey(folder, await makeKey({ days: 10 }));
    await using site = await openSite({ folder, ...(keyFile && { keyFile }) });
    site.clock.now = madeAt + 11 * day;
    const metadata = JSON.parse((await site.get('/.well-known/csaf/provider-metadata.json'))!);
    expect([metadata.role, metadata.public_openpgp_keys]).toEqual(['csaf_provider', undefined]);
    for (const path of [`${advisory}.asc`, '/SHA256SUMS.asc', '/openpgp.asc'])
      expect((await site.app.inject(path)).statusCode, path).toBe(404);
    expect(await site.get('/SHA256SUMS')).toContain('  uid-security.apk\n');
    expect(await site.get('/.well-known/security.txt')).not.toContain('Encryption');
    expect((await site.call(getProofs, {})).result.key).toBeUndefined();
  },
);

test('a development site makes itself one key, which says that it is for trials', async () => {
  const folder = openFolder();
  const read = async () => {
    await using site = await openSite({ folder, isPublic: false });
    return [await site.get('/openpgp.asc'), (await site.call(getProofs, {})).result.key] as const;
  };
  const [armored, key] = await read();
  expect(key?.isTrial).toBe(true);
  expect(await read()).toEqual([armored, key]);
  const { run } = openKeyring(armored!);
  expect(run('gpg', ['--list-keys']).toString()).toContain('trial key of a development site');
});

test('a key file that others may read, that is away or holds no private key refuses the start', () => {
  const folder = openFolder();
  const read = (file: string) => () => readConfig({ OPENPGP_KEY_FILE: file });
  expect(read(join(folder, 'none'))).toThrow('cannot be read');
  const file = writeKey(folder, '-----BEGIN PGP PUBLIC KEY BLOCK-----');
  expect(read(file)).toThrow('holds no private key');
  chmodSync(file, 0o640);
  expect(read(file)).toThrow('others may read');
});

test('the doctor says when the key is locked, expires soon, has expired or is none', async () => {
  const check = async (openPgpKey: string | undefined, days = 1) => {
    const { state, sentence } = await checkSigning(
      { isPublic: true, openPgpKey },
      madeAt + days * day,
    );
    return `${state}: ${sentence}`;
  };
  const key = await makeKey({ days: 100 });
  expect(await check(key)).toMatch(/^ok: [0-9A-F]{40} signs/);
  expect(await check(key, 80)).toMatch(/^warn: .*expires within 30 days/);
  expect(await check(key, 101)).toMatch(/^fail: .*expired/);
  expect(await check(await makeKey({ passphrase: 'secret' }))).toMatch(/^fail: .*passphrase/);
  expect(await check('-----BEGIN PGP PRIVATE KEY BLOCK-----')).toMatch(/^fail: .*no OpenPGP key/);
  expect(await check(undefined)).toMatch(/^warn: .*unsigned/);
});
