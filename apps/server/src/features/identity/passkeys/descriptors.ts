import { transports } from '@uid/contract/webauthn';

import type { Passkey } from './repository.ts';

type Transport = (typeof transports)[number];

/** Passkey descriptors, as WebAuthn calls take them. */
export function descriptorsOf(passkeys: readonly Passkey[]) {
  return passkeys.map((passkey) => ({
    id: passkey.credentialId,
    type: 'public-key' as const,
    transports: knownTransports(JSON.parse(passkey.transports)),
  }));
}

/** Returns the transports that are known here; browsers may name newer ones. */
export function knownTransports(named: unknown): Transport[] {
  const names = Array.isArray(named) ? named : [];
  return transports.filter((each) => names.includes(each));
}
