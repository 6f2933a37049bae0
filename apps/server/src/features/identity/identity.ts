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
  /** How many challenges for passkeys one network address gets: a login page asks for one when it opens. */
  challengeLimit: AddressLimit;
  /** How many text messages strangers are sent who register, all together. */
  textLimit: AddressLimit;
  /** What seals the secrets of authenticator apps. */
  keyring: Keyring;
  /** Where password hashing queues: it takes a core and 19 MiB each. */
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
