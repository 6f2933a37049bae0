import { createPrivateKey, createPublicKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { ConfigError } from './config-error.ts';

const leastBits = 2048;

interface KeySetting {
  /** Name of the environment variable, used in error messages. */
  name: string;
  /** The key itself, as PEM or as the one line of base64 that companies give out. */
  text: string | undefined;
  /** Path of a file that holds the key instead. */
  file: string | undefined;
}

/** Our private RSA key as PEM (PKCS#8); undefined if it is not set. */
export function readPrivateKey(setting: KeySetting): string | undefined {
  const key = readKey(setting, (text) =>
    createFirst(['PRIVATE KEY', 'RSA PRIVATE KEY'], text, createPrivateKey),
  );
  return key?.export({ type: 'pkcs8', format: 'pem' }).toString().trim();
}

/** A company's public RSA key as PEM (SPKI); undefined if it is not set. */
export function readPublicKey(setting: KeySetting): string | undefined {
  const key = readKey(setting, (text) => createFirst(['PUBLIC KEY'], text, createPublicKey));
  return key?.export({ type: 'spki', format: 'pem' }).toString().trim();
}

function readKey(
  { name, text, file }: KeySetting,
  create: (text: string) => KeyObject,
): KeyObject | undefined {
  if (text && file) throw new ConfigError(`Set ${name} or ${name}_FILE, not both.`);
  const found = file ? readFile(name, file) : text;
  if (!found) return undefined;
  const key = attempt(() => create(found));
  if (key?.asymmetricKeyType !== 'rsa')
    throw new ConfigError(`${name} is not an RSA key, neither as PEM nor as base64.`);
  if ((key.asymmetricKeyDetails?.modulusLength ?? 0) < leastBits)
    throw new ConfigError(`${name} is shorter than ${leastBits} bits.`);
  return key;
}

function readFile(name: string, file: string): string {
  const text = attempt(() => readFileSync(file, 'utf8'));
  if (text?.trim()) return text;
  throw new ConfigError(`${name}_FILE names ${file}, which cannot be read or is empty.`);
}

/** Base64 does not say which kind of key it holds, so each kind is tried in turn. */
function createFirst(kinds: string[], text: string, create: (pem: string) => KeyObject): KeyObject {
  // A private key would be accepted for its public half here, but is surely a mistake.
  if (text.includes('PRIVATE') && !kinds.includes('PRIVATE KEY')) throw new Error('private');
  if (text.includes('-----BEGIN')) return create(text.replaceAll('\\n', '\n'));
  const body = text.replaceAll(/\s/g, '');
  const keys = kinds.map((kind) =>
    attempt(() => create(`-----BEGIN ${kind}-----\n${body}\n-----END ${kind}-----`)),
  );
  const key = keys.find((each) => each !== undefined);
  if (!key) throw new Error('no key');
  return key;
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
