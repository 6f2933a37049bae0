import { z } from '@uid/contract/zod';

import { ConfigError } from '../../../config-error.ts';
import { settings } from '../../../settings.ts';

export interface SecretConfig {
  /** The keys that seal secrets, the newest first; undefined: the data folder's own key. */
  secretKeys: Buffer[] | undefined;
}

const keyLength = 32;

export const secretSettings = settings({
  variables: { SECRET_KEYS: z.optional(z.string()) },
  read({ SECRET_KEYS: text }): SecretConfig {
    return { secretKeys: text === undefined ? undefined : readSecretKeys(text) };
  },
});

/** Reads keys in base64 or base64url, separated by commas or white space; the first one seals. */
export function readSecretKeys(text: string): Buffer[] {
  const keys = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((each) => Buffer.from(each, 'base64'));
  if (keys.length > 0 && keys.every((key) => key.length === keyLength)) return keys;
  throw new ConfigError(
    `SECRET_KEYS, or secret.key of the data folder, must hold keys of ${keyLength} bytes each, as base64 and by comma, the newest first: openssl rand -base64 ${keyLength}.`,
  );
}
