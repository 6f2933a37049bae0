import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

import type { Keyring } from './keyring.ts';

const algorithm = 'aes-256-gcm';
const version = '1';
const [ivLength, tagLength] = [12, 16];

/**
 * Encrypts a secret for the database. `owner` names the kind of secret and its account: a secret that is sealed for one
 * account can't be opened for another, even if somebody moves it there.
 */
export function seal(secret: string, owner: string, [{ id, key }]: Keyring): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(owner));
  const body = Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final()]);
  const bytes = Buffer.concat([body, cipher.getAuthTag()]);
  return [version, id, bytes.toString('base64url')].join('.');
}

/** Throws for anything that was not sealed for this owner with one of the keys. */
export function unseal(sealed: string, owner: string, keyring: Keyring): string {
  const [mark, id, text = ''] = sealed.split('.');
  const found = keyring.find((each) => each.id === id);
  if (mark !== version || !found) throw new Error('A secret is sealed with no known key.');
  const bytes = Buffer.from(text, 'base64url');
  const options = { authTagLength: tagLength };
  const decipher = createDecipheriv(algorithm, found.key, bytes.subarray(0, ivLength), options)
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(-tagLength));
  const plain = decipher.update(bytes.subarray(ivLength, -tagLength));
  return Buffer.concat([plain, decipher.final()]).toString('utf8');
}

/** Returns the beginning of everything that this key sealed. */
export function sealedWith({ id }: { id: string }): string {
  return `${version}.${id}.`;
}
