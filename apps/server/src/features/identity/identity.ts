import type { ServerContext } from '../../context.ts';
import { createAddressLimit } from '../../http/limits/address-limit.ts';
import type { AddressLimit } from '../../http/limits/address-limit.ts';
import { createWaitingLine } from './passwords/waiting-line.ts';
import type { WaitingLine } from './passwords/waiting-line.ts';
import { openKeyring } from './secrets/keyring.ts';
import type { Keyring } from './secrets/keyring.ts';

/** What the feature's use cases share: the server's context and the limits. */
export interface Identity extends ServerContext {
  addressLimit: AddressLimit;
  /** Limits the passkey challenges per network address: a login page asks for one when it opens. */
  challengeLimit: AddressLimit;
  /** Limits the text messages to strangers who register, all strangers together. */
  textLimit: AddressLimit;
  /** The keys that seal the secrets of authenticator apps. */
  keyring: Keyring;
  /** The queue for password hashing: each hash takes a core and 19 MiB. */
  hashing: WaitingLine;
}

export function createIdentity(context: ServerContext): Identity {
  const { redis } = context;
  const { attemptsPerAddress } = context.config;
  return {
    ...context,
    addressLimit: createAddressLimit(attemptsPerAddress, { name: 'identity', redis }),
    challengeLimit: createAddressLimit(10 * attemptsPerAddress, { name: 'challenges', redis }),
    textLimit: createAddressLimit(10 * attemptsPerAddress, { name: 'texts', redis }),
    keyring: openKeyring(context.config),
    hashing: createWaitingLine({ atOnce: 2, waiting: 60 }),
  };
}
