import { createPrivateKey, createPublicKey, hash, randomBytes, sign, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Config } from '../../config.ts';
import { openDataFolder } from '../../data-folder.ts';
import { openPrivateFile } from '../../private-file.ts';
import { readAuditKey } from './settings.ts';

/** The Ed25519 key that proves that a head was signed here. Its public key may be given to everybody. */
export interface AuditKey extends PublicKey {
  sign: (text: string) => string;
}

export interface PublicKey {
  /** The beginning of the key's SHA-256. */
  id: string;
  /** SPKI, as PEM. */
  pem: string;
  verify: (text: string, signature: string) => boolean;
}

const fileName = 'audit.key';
/** The PKCS #8 encoding of an Ed25519 key (RFC 8410), up to the key's 32 bytes. */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Returns the configured key, else the data folder's key, which is created when it is first needed. */
export function openAuditKey({
  auditKey,
  dataDir,
}: Pick<Config, 'auditKey' | 'dataDir'>): AuditKey {
  const seed = auditKey ?? readKeyFile(dataDir);
  const key = createPrivateKey({
    key: Buffer.concat([pkcs8, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  return {
    ...publicKeyOf(createPublicKey(key)),
    sign: (text) => sign(null, Buffer.from(text), key).toString('base64url'),
  };
}

/** Reads a public key from PEM. */
export function readPublicKey(pem: string): PublicKey {
  return publicKeyOf(createPublicKey(pem));
}

function publicKeyOf(key: KeyObject): PublicKey {
  return {
    id: hash('sha256', key.export({ format: 'der', type: 'spki' })).slice(0, 16),
    pem: key.export({ format: 'pem', type: 'spki' }),
    verify: (text, signature) =>
      verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url')),
  };
}

/** True if there is a key already: a check signs nothing, so it must not create a key. */
export function hasAuditKey({ auditKey, dataDir }: Pick<Config, 'auditKey' | 'dataDir'>): boolean {
  return auditKey !== undefined || existsSync(join(dataDir, fileName));
}

function readKeyFile(dataDir: string): Buffer {
  openDataFolder(dataDir);
  const makeKey = () => `${randomBytes(32).toString('base64')}\n`;
  return readAuditKey(openPrivateFile(join(dataDir, fileName), makeKey));
}
