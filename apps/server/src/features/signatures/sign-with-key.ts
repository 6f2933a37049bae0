import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { createMessage, generateKey, sign } from 'openpgp';

import { openPrivateFile } from '../../private-file.ts';
import { openFolderStore } from '../media/files/folder-store.ts';
import { readSigningKey, signingPart } from './read-signing-key.ts';
import type { PublicKey, SignatureContext, Signatures } from './signatures.ts';

export async function createSignatures({
  config,
  now,
  onFailure,
}: SignatureContext): Promise<Signatures> {
  const { dataDir, openPgpKey } = config;
  const key = await readSigningKey(openPgpKey ?? (await openTrialKey(dataDir, now())));
  const open = key.toPublic();
  const store = openFolderStore(dataDir, 'signed');
  const waiting = new Map<string, Promise<string>>();
  let last: Promise<unknown> = Promise.resolve();

  async function signOnce(name: string, text: string): Promise<string> {
    const kept = await store.read(name);
    if (kept) return kept.toString();
    const message = await createMessage({ binary: Buffer.from(text) });
    const signature = await sign({
      message,
      signingKeys: key,
      detached: true,
      date: new Date(now()),
    });
    // On a full disk, the signature is made anew each time, one at a time.
    await store.write(name, Buffer.from(signature)).catch(onFailure);
    return signature;
  }

  /**
   * Signs one text at a time, and each text once for all concurrent requests, so that visitors can't overload the
   * processor.
   */
  function queue(name: string, text: string): Promise<string> {
    const known = waiting.get(name);
    if (known) return known;
    const signed = last.then(() => signOnce(name, text)).finally(() => waiting.delete(name));
    waiting.set(name, signed);
    last = signed.catch(onFailure);
    return signed;
  }

  return {
    async readKey(): Promise<PublicKey | undefined> {
      const at = new Date(now());
      if ((await signingPart(key, at)) === undefined) return undefined;
      return {
        fingerprint: open.getFingerprint().toUpperCase(),
        armored: open.armor(),
        canEncrypt: await open.getEncryptionKey(undefined, at).then(
          () => true,
          () => false,
        ),
        isTrial: openPgpKey === undefined,
      };
    },
    async sign(text) {
      const part = await signingPart(key, new Date(now()));
      if (part === undefined) return undefined;
      // With another key, or another part of it, the name differs, so the text is signed anew.
      const name = `${createHash('sha256').update(`${part}\n${text}`).digest('hex')}.asc`;
      return queue(name, text);
    },
  };
}

/** Opens a key whose user id marks it as a trial key. It is created once per data folder. */
async function openTrialKey(dataDir: string, now: number): Promise<string> {
  const file = join(dataDir, 'trial-openpgp.key');
  if (existsSync(file)) return openPrivateFile(file, () => '');
  const userIDs = [{ name: 'UID Security', comment: 'trial key of a development site' }];
  const { privateKey } = await generateKey({ userIDs, date: new Date(now) });
  return openPrivateFile(file, () => privateKey);
}
