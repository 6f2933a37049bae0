import type { Passkey as ShownPasskey } from '@uid/contract/account';

import type { Passkey } from './repository.ts';

/** Returns what a response may say of a passkey. */
export function presentPasskey({ id, name, createdAt, lastUsedAt }: Passkey): ShownPasskey {
  return { id, name, createdAt, ...(lastUsedAt !== null && { lastUsedAt }) };
}
