import type { ServerContext } from '../../context.ts';
import { createAddressLimit } from '../../http/limits/address-limit.ts';
import type { AddressLimit } from '../../http/limits/address-limit.ts';

/** Limits of one customer in ten minutes, for messages and for attached files. */
export interface ConversationLimits {
  messages: AddressLimit;
  files: AddressLimit;
}

export function createConversationLimits({
  config: { attemptsPerAddress },
  redis,
}: Pick<ServerContext, 'config' | 'redis'>): ConversationLimits {
  const some = Math.max(1, Math.ceil(attemptsPerAddress / 5));
  return {
    messages: createAddressLimit(some, { name: 'messages', redis }),
    files: createAddressLimit(some * 2, { name: 'message-files', redis }),
  };
}

/** The key under which a customer is limitKeyOf: the account, from whatever network address they write. */
export function limitKeyOf(accountId: string): string {
  return `account:${accountId}`;
}
