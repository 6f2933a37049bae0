import { transports } from '@uid/contract/webauthn';

type Transport = (typeof transports)[number];

/** The ways to reach an authenticator that are known here; browsers may name newer ones. */
export function knownTransports(named: unknown): Transport[] {
  const names = Array.isArray(named) ? named : [];
  return transports.filter((each) => names.includes(each));
}
