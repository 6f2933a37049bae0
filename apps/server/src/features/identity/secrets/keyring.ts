import { hash, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Config } from '../../../config.ts';
import { readSecretKeys } from './settings.ts';

export interface SealKey {
  /** Identifies the key that a secret was sealed with, and reveals nothing about the key. */
  id: string;
  key: Buffer;
}

/** The first key seals, all of them open: a new one in front is how keys are changed. */
export type Keyring = readonly [SealKey, ...SealKey[]];

const fileName = 'secret.key';

/** The keys that are set, else those of the data folder, where the first start makes one. */
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
  const path = join(dataDir, fileName);
  // A folder that cannot be written to any more still has its key.
  if (!existsSync(path)) createKeyFile(dataDir, path);
  return readSecretKeys(readFileSync(path, 'utf8'));
}

/** Writes the file whole or not at all and never overwrites one, because several processes may start at once. */
function createKeyFile(dataDir: string, path: string): void {
  mkdirSync(dataDir, { recursive: true });
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    writeFileSync(draft, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flush: true });
    linkSync(draft, path);
  } catch (cause) {
    if ((cause as { code?: string }).code !== 'EEXIST') throw cause;
  } finally {
    rmSync(draft, { force: true });
  }
}
