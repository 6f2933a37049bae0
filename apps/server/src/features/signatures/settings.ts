import { readFileSync } from 'node:fs';

import { z } from '@uid/contract/zod';

import { ConfigError } from '../../config-error.ts';
import { isOpenToOthers } from '../../data-folder.ts';
import { settings } from '../../settings.ts';

export interface SignatureConfig {
  /** The company's private OpenPGP key, armored; undefined if none is configured. */
  openPgpKey: string | undefined;
}

export const signatureSettings = settings({
  variables: { OPENPGP_KEY_FILE: z.optional(z.string().check(z.minLength(1))) },
  read({ OPENPGP_KEY_FILE }): SignatureConfig {
    return { openPgpKey: OPENPGP_KEY_FILE && readKeyFile(OPENPGP_KEY_FILE) };
  },
});

/**
 * Only the file is checked here. The first use and `npm run doctor` check the key, because the library for it is too
 * large for the start.
 */
function readKeyFile(file: string): string {
  let text: string;
  try {
    if (isOpenToOthers(file))
      throw new ConfigError(
        `OPENPGP_KEY_FILE names ${file}, which others may read: chmod 600 ${file}`,
      );
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    if (cause instanceof ConfigError) throw cause;
    throw new ConfigError(`OPENPGP_KEY_FILE names ${file}, which cannot be read.`, { cause });
  }
  if (text.includes('-----BEGIN PGP PRIVATE KEY BLOCK-----')) return text;
  throw new ConfigError(
    `OPENPGP_KEY_FILE names ${file}, which holds no private key: gpg --armor --export-secret-keys writes one.`,
  );
}
