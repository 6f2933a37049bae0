import { createDecipheriv } from 'node:crypto';

import { z } from '@uid/contract/zod';

const tagLength = 16;

export const encryptedResource = z.object({
  algorithm: z.literal('AEAD_AES_256_GCM'),
  ciphertext: z.string(),
  associated_data: z._default(z.string(), ''),
  nonce: z.string().check(z.length(12)),
});

/** Decrypts the resource in a notification. Throws if any part of it was changed. */
export function openResource(
  { ciphertext, associated_data, nonce }: z.infer<typeof encryptedResource>,
  apiKey: string,
): unknown {
  const bytes = Buffer.from(ciphertext, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', apiKey, nonce, { authTagLength: tagLength });
  decipher.setAuthTag(bytes.subarray(-tagLength));
  decipher.setAAD(Buffer.from(associated_data));
  const opened = [decipher.update(bytes.subarray(0, -tagLength)), decipher.final()];
  return JSON.parse(Buffer.concat(opened).toString('utf8'));
}
