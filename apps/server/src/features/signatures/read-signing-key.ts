import { readPrivateKey } from 'openpgp';
import type { PrivateKey } from 'openpgp';

/** Reads a private key. Throws an error that says why if the site cannot sign with it. */
export async function readSigningKey(armored: string): Promise<PrivateKey> {
  const key = await readPrivateKey({ armoredKey: armored }).catch((cause: unknown) => {
    throw new Error(`It is no OpenPGP key: ${(cause as Error).message}`, { cause });
  });
  if (!key.isDecrypted())
    throw new Error('It is locked with a passphrase: export it without one, into a file of 0600.');
  return key;
}

/** Returns the fingerprint of the part of the key that signs, or undefined if no part is valid at that time. */
export async function signingPart(key: PrivateKey, at: Date): Promise<string | undefined> {
  const part = await key.getSigningKey(undefined, at).catch(() => undefined);
  return part?.getFingerprint().toUpperCase();
}
