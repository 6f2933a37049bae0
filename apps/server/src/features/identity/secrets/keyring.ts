import { hash, randomBytes } from 'node:crypto';
import { join } from 'node:path';

import type { Config } from '../../../config.ts';
import { openDataFolder } from '../../../data-folder.ts';
import { openPrivateFile } from '../../../private-file.ts';
import { readSecretKeys } from './settings.ts';

export interface SealKey {
  /** Identifies the key that a secret was sealed with, and reveals nothing about the key. */
  id: string;
  key: Buffer;
}

/** The first key seals, and all keys open: to change keys, a new one is put in front. */
export type Keyring = readonly [SealKey, ...SealKey[]];

const fileName = 'secret.key';

/** Returns the keys that are configured, or else the key in the data folder, which the first start creates. */
export function openKeyring({
  secretKeys,
  dataDir,
}: Pick<Config, 'secretKeys' | 'dataDir'>): Keyring {
  return keyringOf(secretKeys ?? readKeyFile(dataDir));
}

export function keyringOf(keys: Buffer[]): Keyring {
  const [first, ...others] = keys.map((key) => ({ id: idOf(key), key }));
  if (!first) throw new Error('A keyring needs a key.');
  return [first, ...others];
}

function idOf(key: Buffer): string {
  return hash('sha256', key, 'hex').slice(0, 8);
}

function readKeyFile(dataDir: string): Buffer[] {
  openDataFolder(dataDir);
  const path = join(dataDir, fileName);
  const makeKey = () => `${randomBytes(32).toString('base64')}\n`;
  return readSecretKeys(openPrivateFile(path, makeKey));
}
