import { z } from '@uid/contract/zod';

import { ConfigError } from '../../config-error.ts';
import { settings } from '../../settings.ts';

export interface AuditConfig {
  /** The key that signs heads of the audit log; undefined to use the data folder's own key. */
  auditKey: Buffer | undefined;
  /** The email address to which signed heads are mailed; undefined to mail none. */
  auditMail: string | undefined;
}

const keyLength = 32;

export const auditSettings = settings({
  variables: { AUDIT_KEY: z.optional(z.string()), AUDIT_MAIL: z.optional(z.email()) },
  read({ AUDIT_KEY: key, AUDIT_MAIL: auditMail }): AuditConfig {
    return { auditKey: key === undefined ? undefined : readAuditKey(key), auditMail };
  },
});

export function readAuditKey(text: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length === keyLength) return key;
  throw new ConfigError(
    `AUDIT_KEY, or audit.key of the data folder, must hold ${keyLength} bytes as base64: openssl rand -base64 ${keyLength}.`,
  );
}
