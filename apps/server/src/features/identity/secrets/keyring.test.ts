import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { ConfigError } from '../../../config-error.ts';
import { readConfig } from '../../../read-config.ts';
import { openKeyring } from './keyring.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'uid-keyring-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'data');
}

test('the first start makes a key that only its user can read, and later ones find it', () => {
  const dataDir = newFolder();
  const config = readConfig({ DATA_DIR: dataDir });
  const first = openKeyring(config);
  expect(openKeyring(config)).toEqual(first);
  expect(readdirSync(dataDir)).toEqual(['secret.key']);
  const path = join(dataDir, 'secret.key');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readFileSync(path, 'utf8').trim()).toBe(first[0].key.toString('base64'));
  expect(first[0].key).toHaveLength(32);
});

test('a key that is there stays, and a spoilt one is said to be', () => {
  const dataDir = newFolder();
  const config = readConfig({ DATA_DIR: dataDir });
  const [first, second] = [openKeyring(config), openKeyring(config)];
  expect(second).toEqual(first);
  writeFileSync(join(dataDir, 'secret.key'), 'spoilt');
  expect(() => openKeyring(config)).toThrow('secret.key of the data folder');
});

test('keys that are set are used instead, and no file is made', () => {
  const dataDir = newFolder();
  const [a, b] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const SECRET_KEYS = `${a.toString('base64')}, ${b.toString('base64url')}`;
  const keyring = openKeyring(readConfig({ DATA_DIR: dataDir, SECRET_KEYS }));
  expect(keyring.map(({ key }) => key)).toEqual([a, b]);
  expect(() => readdirSync(dataDir)).toThrow('ENOENT');
});

test.each(['short', Buffer.alloc(31).toString('base64'), ' , '])(
  'SECRET_KEYS=%j is refused with a sentence that does not repeat it',
  (SECRET_KEYS) => {
    const read = () => readConfig({ SECRET_KEYS });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow('openssl rand -base64 32');
  },
);
